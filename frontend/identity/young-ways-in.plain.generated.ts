/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How an account was created; `local` also once it has got a password. */
export type Provider =
  /** By signing in with an Apple account. */
  | 'apple'
  /** By signing in with a Google account. */
  | 'google'
  /** With e-mail address and password. */
  | 'local';

export type YoungWaysInPartsFragment = { removalToken: string | null, passkeys: Array<{ id: string, name: string, createdAt: string }>, identities: Array<{ provider: Provider, createdAt: string }> };

export type RemoveYoungWaysInMutationVariables = Exact<{
  token: string;
}>;


export type RemoveYoungWaysInMutation = { removeYoungWaysIn: boolean };

export const YoungWaysInPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YoungWaysInParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"YoungWaysIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removalToken"}}]}}]} as unknown as DocumentNode<YoungWaysInPartsFragment, unknown>;
export const RemoveYoungWaysInDocument = {"__meta__":{"documentId":"sha256:d7bce4db43646c887b876d09080fb72de025a0cc022601fa23cfe03781c9a2fa","operationName":"RemoveYoungWaysIn"}} as unknown as DocumentNode<RemoveYoungWaysInMutation, RemoveYoungWaysInMutationVariables>;