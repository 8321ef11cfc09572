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

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { me: { id: string, username: string | null, provider: Provider, createdAt: string } | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { wasSignedIn: boolean } };


export const CurrentUserDocument = {"__meta__":{"documentId":"sha256:2a42fe025ba24d4cd7fddf825e146a7a9a8248cbaeb2a0058409270099da8bb8","operationName":"CurrentUser"}} as unknown as DocumentNode<CurrentUserQuery, CurrentUserQueryVariables>;
export const LogOutDocument = {"__meta__":{"documentId":"sha256:36108fc3f33dbff3695d47f3a15348525af81596d97fde706e57f18771916e54","operationName":"LogOut"}} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;