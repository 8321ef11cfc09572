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

export type RequestPasswordResetMutationVariables = Exact<{
  username: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { youngWaysIn: { removalToken: string | null, passkeys: Array<{ id: string, name: string, createdAt: string }>, identities: Array<{ provider: Provider, createdAt: string }> } };


export const RequestPasswordResetDocument = {"__meta__":{"documentId":"sha256:2e6c8471551aa3af7d2635eb01ef6945adc1df4a0ea910dc8a67a8ce63dbe2ba","operationName":"RequestPasswordReset"}} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"documentId":"sha256:04190aa6b059e9957c4519ec61e2330030b13cbb0d1e91b28c0f89dfdae6fb5e","operationName":"ResetPassword"}} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;