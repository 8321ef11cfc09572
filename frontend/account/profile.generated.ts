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


export type ProfileQuery = { me: { id: string, name: string | null, hasPassword: boolean, recoveryCodeCreatedAt: string | null, hasSecurityMails: boolean, hasMemories: boolean, username: string | null, isAddressConfirmed: boolean, pendingAddress: string | null, hasRecentSignIn: boolean, passkeyUserHandle: string | null, storage: { usedBytes: number, maxBytes: number }, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, identities: Array<{ provider: Provider, createdAt: string }> } | null };


export const ProfileDocument = {"__meta__":{"documentId":"sha256:1d78805bb01db383bbd553830e2f0ea40b25e5b13d0631780f6c76b35d806260","operationName":"Profile"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressState"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Passkeys"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Identities"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecurityMails"}},{"kind":"Field","name":{"kind":"Name","value":"hasMemories"}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"maxBytes"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isAddressConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Passkeys"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasRecentSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeyUserHandle"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Identities"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasRecentSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;