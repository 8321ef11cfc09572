/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StartAppleSignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAppleSignInMutation = { startAppleSignIn: { authorization: { authorizationEndpoint: string, clientId: string, redirectUri: string, nonce: string } } };

export type SignInWithAppleMutationVariables = Exact<{
  code: string;
  user?: string | null | undefined;
}>;


export type SignInWithAppleMutation = { signInWithApple: { __typename: 'SignInWithApplePayload' } };

export type LinkAppleMutationVariables = Exact<{
  code: string;
  user?: string | null | undefined;
}>;


export type LinkAppleMutation = { linkApple: { __typename: 'LinkApplePayload' } };


export const StartAppleSignInDocument = {"__meta__":{"documentId":"sha256:d41fb78cbde3cac6a7fe801b3e74d2ec2239e908f5c89de492228733a7a89ba0","operationName":"StartAppleSignIn"}} as unknown as DocumentNode<StartAppleSignInMutation, StartAppleSignInMutationVariables>;
export const SignInWithAppleDocument = {"__meta__":{"documentId":"sha256:db5741c2d7505b47ab0265c9dbdef9cf9f1de8138f0523b364367236e3957b59","operationName":"SignInWithApple"}} as unknown as DocumentNode<SignInWithAppleMutation, SignInWithAppleMutationVariables>;
export const LinkAppleDocument = {"__meta__":{"documentId":"sha256:610c2dfa0abf5911ec422b965ee0033134af8e252ab043022275fa15b6e2feaa","operationName":"LinkApple"}} as unknown as DocumentNode<LinkAppleMutation, LinkAppleMutationVariables>;