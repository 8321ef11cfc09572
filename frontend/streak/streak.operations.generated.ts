/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StreakFieldsFragment = { count: number, lastSevenDays: Array<boolean>, isShown: boolean };

export type StreakQueryVariables = Exact<{ [key: string]: never; }>;


export type StreakQuery = { streak: { count: number, lastSevenDays: Array<boolean>, isShown: boolean } };

export const StreakFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StreakFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Streak"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lastSevenDays"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]} as unknown as DocumentNode<StreakFieldsFragment, unknown>;
export const StreakDocument = {"__meta__":{"documentId":"sha256:b92bf2f73351d7cd8d39947706c6790f526142b140dc7e909ecd648b3ae8f998","operationName":"Streak"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Streak"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"streak"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StreakFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StreakFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Streak"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lastSevenDays"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]} as unknown as DocumentNode<StreakQuery, StreakQueryVariables>;