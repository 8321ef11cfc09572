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

export type ConfirmAddressMutationVariables = Exact<{
  token: string;
  password?: string | null | undefined;
}>;


export type ConfirmAddressMutation = { confirmAddress: { username: string } };

export type RefuseAddressMutationVariables = Exact<{
  token: string;
}>;


export type RefuseAddressMutation = { refuseAddress: { username: string } };

export type UndoAddressChangeMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type UndoAddressChangeMutation = { undoAddressChange: { recentCredentials: { removalToken: string | null, passkeys: Array<{ id: string, name: string, createdAt: string }>, identities: Array<{ provider: Provider, createdAt: string }> } } };


export const ConfirmAddressDocument = {"__meta__":{"documentId":"sha256:7888c4c1883c26a7252e7f6886dfad38e7a74ed969b7d8cee4dc5a1ebb548054","operationName":"ConfirmAddress"}} as unknown as DocumentNode<ConfirmAddressMutation, ConfirmAddressMutationVariables>;
export const RefuseAddressDocument = {"__meta__":{"documentId":"sha256:d06f4a9705390e9107504da3a0222ecc2074c5fa4ee4e4cb73b0b0be34e85ea3","operationName":"RefuseAddress"}} as unknown as DocumentNode<RefuseAddressMutation, RefuseAddressMutationVariables>;
export const UndoAddressChangeDocument = {"__meta__":{"documentId":"sha256:bcb50a3706a6a6d919459d448e18c753c85ace9e788cb637455faaa8d7785ee3","operationName":"UndoAddressChange"}} as unknown as DocumentNode<UndoAddressChangeMutation, UndoAddressChangeMutationVariables>;