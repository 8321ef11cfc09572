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


export type StartPasskeySignInMutation = { startPasskeySignIn: { challenge: string, rpId: string, timeoutMs: number } };

export type SignInWithPasskeyMutationVariables = Exact<{
  input: PasskeyAssertionInput;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { id: string } };


export const StartPasskeySignInDocument = {"__meta__":{"documentId":"sha256:c5e366559a25c5d0e5cb100d8340cfc0d000f8a618b3e5f4dd17a4bf2b3cc8ed","operationName":"StartPasskeySignIn"}} as unknown as DocumentNode<StartPasskeySignInMutation, StartPasskeySignInMutationVariables>;
export const SignInWithPasskeyDocument = {"__meta__":{"documentId":"sha256:dc9790f315398d4c1325419efc769e541df6871b28afdbe2104e0ae9b48f25ff","operationName":"SignInWithPasskey"}} as unknown as DocumentNode<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;