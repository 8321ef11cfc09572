/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DiaryStorageQueryVariables = Exact<{ [key: string]: never; }>;


export type DiaryStorageQuery = { diaryStorage: { usedBytes: number, maxBytes: number } };


export const DiaryStorageDocument = {"__meta__":{"documentId":"sha256:0fda6e67f14ebdbd2a0e9d92a929c4579340018052050b75de586f2bb5f8de6c","operationName":"DiaryStorage"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiaryStorage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diaryStorage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"maxBytes"}}]}}]}}]} as unknown as DocumentNode<DiaryStorageQuery, DiaryStorageQueryVariables>;