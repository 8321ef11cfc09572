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

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { currentUser: { id: string, username: string, provider: Provider, createdAt: string } | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: boolean };


export const CurrentUserDocument = {"__meta__":{"documentId":"sha256:25922ae7636001fd90105d954d54ce3e9a552aaa4bb53c863646548a56a212d0","operationName":"CurrentUser"}} as unknown as DocumentNode<CurrentUserQuery, CurrentUserQueryVariables>;
export const LogOutDocument = {"__meta__":{"documentId":"sha256:71095836b22b973df67ad125d68db5af003cbe4bac473e631e9b3055139d474c","operationName":"LogOut"}} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;