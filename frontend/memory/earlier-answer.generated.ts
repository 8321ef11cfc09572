/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EarlierAnswerQueryVariables = Exact<{
  exceptId?: string | number | null | undefined;
}>;


export type EarlierAnswerQuery = { earlierAnswer: { id: string, day: string, content: string } | null };


export const EarlierAnswerDocument = {"__meta__":{"documentId":"sha256:968110ce182491d455c277d315f464bc4f1cdb3956066795884a9e9e718d1839","operationName":"EarlierAnswer"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarlierAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exceptId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earlierAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"exceptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exceptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerTexts"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<EarlierAnswerQuery, EarlierAnswerQueryVariables>;