/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LogInMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type LogInMutation = { logIn: { __typename: 'LogInPayload' } };

export type RegisterMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type RegisterMutation = { register: { __typename: 'RegisterPayload' } };


export const LogInDocument = {"__meta__":{"documentId":"sha256:4df6adda3ffd5a28ae918dd0d908a5a42f0bf4442f87d0edae56fd4a2f03682f","operationName":"LogIn"}} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const RegisterDocument = {"__meta__":{"documentId":"sha256:fbd003e3b2b075de8aa9b08e055267c7c6b489ba82131a38289e51a8b86ccbec","operationName":"Register"}} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;