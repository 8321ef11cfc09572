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

export type ConfirmAddressMutationVariables = Exact<{
  token: string;
  password?: string | null | undefined;
}>;


export type ConfirmAddressMutation = { confirmAddress: { address: string } };

export type RefuseAddressMutationVariables = Exact<{
  token: string;
}>;


export type RefuseAddressMutation = { refuseAddress: boolean };

export type UndoAddressChangeMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type UndoAddressChangeMutation = { youngWaysIn: { removalToken: string | null, passkeys: Array<{ id: string, name: string, createdAt: string }>, identities: Array<{ provider: Provider, createdAt: string }> } };


export const ConfirmAddressDocument = {"__meta__":{"documentId":"sha256:6593f79feaa61f55de2bdc30f2b4548d11d2390798503ad6bacff5979893cf8c","operationName":"ConfirmAddress"}} as unknown as DocumentNode<ConfirmAddressMutation, ConfirmAddressMutationVariables>;
export const RefuseAddressDocument = {"__meta__":{"documentId":"sha256:b9f59c550934357b4e0bba9f8fa3263f998d703e1850853a8deefa29f758ab9c","operationName":"RefuseAddress"}} as unknown as DocumentNode<RefuseAddressMutation, RefuseAddressMutationVariables>;
export const UndoAddressChangeDocument = {"__meta__":{"documentId":"sha256:d1d5c3148858265724ebb4bb7bd8e0559fd2c6be3a00e66fd99bbd5bd5ad0b3f","operationName":"UndoAddressChange"}} as unknown as DocumentNode<UndoAddressChangeMutation, UndoAddressChangeMutationVariables>;