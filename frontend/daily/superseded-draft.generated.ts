/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SupersededDraftQueryVariables = Exact<{ [key: string]: never; }>;


export type SupersededDraftQuery = { supersededDraft: { content: string, updatedAt: string | null } };

export type DiscardSupersededDraftMutationVariables = Exact<{
  updatedAt: string;
}>;


export type DiscardSupersededDraftMutation = { discardSupersededDraft: { wasDiscarded: boolean } };


export const SupersededDraftDocument = {"__meta__":{"documentId":"sha256:74dd70fc0cbc8a053b62205464e8c0d2b79797d7cef6e38cfe328b94c6c32e79","operationName":"SupersededDraft"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupersededDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supersededDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SupersededDraftQuery, SupersededDraftQueryVariables>;
export const DiscardSupersededDraftDocument = {"__meta__":{"documentId":"sha256:7f391a2c5193d03c098ac29acd78ea39d649f0d5c67fa11df0899bdb3411322e","operationName":"DiscardSupersededDraft"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardSupersededDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardSupersededDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wasDiscarded"}}]}}]}}]} as unknown as DocumentNode<DiscardSupersededDraftMutation, DiscardSupersededDraftMutationVariables>;