/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecentSignInQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentSignInQuery = { me: { id: string, hasRecentSignIn: boolean } | null };


export const RecentSignInDocument = {"__meta__":{"documentId":"sha256:ced9412b17604cfdb9306b491b173838124d78e8ca148355e088ee563f17319a","operationName":"RecentSignIn"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasRecentSignIn"}}]}}]}}]} as unknown as DocumentNode<RecentSignInQuery, RecentSignInQueryVariables>;