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

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { me: { id: string, name: string | null, hasPassword: boolean, recoveryCodeCreatedAt: string | null, hasSecurityMails: boolean, hasMemories: boolean, username: string | null, isAddressConfirmed: boolean, pendingAddress: string | null, hasRecentSignIn: boolean, storage: { usedBytes: number, maxBytes: number }, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, identities: Array<{ provider: Provider, createdAt: string }> } | null };


export const ProfileDocument = {"__meta__":{"documentId":"sha256:fd8abb5898d304b0ab9943d58c7dff83c143136e857cf91c738bf5f8c40e62be","operationName":"Profile"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressState"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Passkeys"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Identities"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecurityMails"}},{"kind":"Field","name":{"kind":"Name","value":"hasMemories"}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"maxBytes"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isAddressConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Passkeys"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasRecentSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Identities"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasRecentSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;