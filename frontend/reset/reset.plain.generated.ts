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

export type RequestPasswordResetMutationVariables = Exact<{
  username: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { username: string } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: { recentCredentials: { removalToken: string | null, passkeys: Array<{ id: string, name: string, createdAt: string }>, identities: Array<{ provider: Provider, createdAt: string }> } } };


export const RequestPasswordResetDocument = {"__meta__":{"documentId":"sha256:ad028a9e21e7b5e7ae91953307bc2361cc5b09aa51c554e6b382546960f50787","operationName":"RequestPasswordReset"}} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"documentId":"sha256:14672fbcc4e4fd64391ae55e402bee2b5fbbca1a66131052430fac1712670280","operationName":"ResetPassword"}} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;