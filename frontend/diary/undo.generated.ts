/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A deleted answer to restore. */
export type RestoreAnswerInput = {
  /** The text that it had; 1 to 10,000 Unicode code points after trimming. */
  content: string;
  /** Which answer. */
  id: string | number;
};

export type RestoreAnswerMutationVariables = Exact<{
  input: RestoreAnswerInput;
}>;


export type RestoreAnswerMutation = { restoreAnswer: { __typename: 'RestoreAnswerPayload' } };


export const RestoreAnswerDocument = {"__meta__":{"documentId":"sha256:3a400f8506f6fba77c8e180eb6e028ecd1195c4b9e99730d6c507d41d4c1b66b","operationName":"RestoreAnswer"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RestoreAnswerMutation, RestoreAnswerMutationVariables>;