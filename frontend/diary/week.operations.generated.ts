/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WeekQueryVariables = Exact<{ [key: string]: never; }>;


export type WeekQuery = { today: string, answers: { nodes: Array<{ id: string, day: string, content: string, isReadable: boolean }> } };


export const WeekDocument = {"__meta__":{"documentId":"sha256:37e7667c531515e8cc154a4776a6ea3410f9e0fa55b9b83f978f1ae15a840ddd","operationName":"Week"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isReadable"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"}}]}}]} as unknown as DocumentNode<WeekQuery, WeekQueryVariables>;