/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StreakQueryVariables = Exact<{ [key: string]: never; }>;


export type StreakQuery = { streak: { count: number, lastSevenDays: Array<boolean> } };


export const StreakDocument = {"__meta__":{"documentId":"sha256:215c1834fbb38ad4851f4e6356a1451bd5e3c821e383d7c04804a7cdc71d13f9","operationName":"Streak"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Streak"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"streak"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lastSevenDays"}}]}}]}}]} as unknown as DocumentNode<StreakQuery, StreakQueryVariables>;