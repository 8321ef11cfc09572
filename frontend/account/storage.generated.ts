/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DiaryStorageQueryVariables = Exact<{ [key: string]: never; }>;


export type DiaryStorageQuery = { me: { id: string, storage: { usedBytes: number, maxBytes: number } } | null };


export const DiaryStorageDocument = {"__meta__":{"documentId":"sha256:bc86e47a9d1188d2a7ba464a6761fb83f723e96c71239a81e156154a0dbfa9ca","operationName":"DiaryStorage"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiaryStorage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"maxBytes"}}]}}]}}]}}]} as unknown as DocumentNode<DiaryStorageQuery, DiaryStorageQueryVariables>;