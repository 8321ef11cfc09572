/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How an account was created; `LOCAL` also once it has got a password. */
export type Provider =
  /** By signing in with an Apple account. */
  | 'APPLE'
  /** By signing in with a Google account. */
  | 'GOOGLE'
  /** With e-mail address and password. */
  | 'LOCAL'
  /** By signing in at the OpenID Connect provider of this instance. */
  | 'OIDC';

export type RecentCredentialsPartsFragment = { removalToken: string | null, passkeys: Array<{ id: string, name: string, createdAt: string }>, identities: Array<{ provider: Provider, createdAt: string }> };

export type RemoveRecentCredentialsMutationVariables = Exact<{
  token: string;
}>;


export type RemoveRecentCredentialsMutation = { removeRecentCredentials: { username: string } };

export const RecentCredentialsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentCredentialsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecentCredentials"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removalToken"}}]}}]} as unknown as DocumentNode<RecentCredentialsPartsFragment, unknown>;
export const RemoveRecentCredentialsDocument = {"__meta__":{"documentId":"sha256:99783b47add3adda37b39564d4c394bf4b0becb9fab030dc2a2301ce2a6dd499","operationName":"RemoveRecentCredentials"}} as unknown as DocumentNode<RemoveRecentCredentialsMutation, RemoveRecentCredentialsMutationVariables>;