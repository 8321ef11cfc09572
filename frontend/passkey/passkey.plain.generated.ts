/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The part of an assertion's `response` that is needed. */
export type AssertionResponseInput = {
  /** In base64url, 50 to 1,024 characters. */
  authenticatorData: string;
  /** In base64url, at most 2,048 characters. */
  clientDataJSON: string;
  /** In base64url, at most 1,024 characters. */
  signature: string;
  /** The user handle in base64url, which every discoverable credential brings. */
  userHandle: string;
};

/** An assertion by a passkey, as `PublicKeyCredential.toJSON()` gives it. */
export type PasskeyAssertionInput = {
  /** The credential id in base64url. */
  id: string;
  /** The authenticator's response. */
  response: AssertionResponseInput;
};

export type StartPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeySignInMutation = { startPasskeySignIn: { request: { challenge: string, rpId: string, timeoutMs: number } } };

export type SignInWithPasskeyMutationVariables = Exact<{
  input: PasskeyAssertionInput;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { __typename: 'SignInWithPasskeyPayload' } };


export const StartPasskeySignInDocument = {"__meta__":{"documentId":"sha256:f422762db91718f0a2235653a07a8bd12222c8482e0b76a1628dd1959248a7e8","operationName":"StartPasskeySignIn"}} as unknown as DocumentNode<StartPasskeySignInMutation, StartPasskeySignInMutationVariables>;
export const SignInWithPasskeyDocument = {"__meta__":{"documentId":"sha256:453e39c3ebc637a968c524523cca62c93e9b4ca1aa1a1bc704e080a64377f431","operationName":"SignInWithPasskey"}} as unknown as DocumentNode<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;