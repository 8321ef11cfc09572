/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const StartPasskeySignInDocument = new TypedDocumentString(`
    mutation StartPasskeySignIn {
  startPasskeySignIn {
    challenge
    rpId
    timeoutMs
  }
}
    `) as unknown as TypedDocumentString<StartPasskeySignInMutation, StartPasskeySignInMutationVariables>;
export const SignInWithPasskeyDocument = new TypedDocumentString(`
    mutation SignInWithPasskey($input: PasskeyAssertionInput!) {
  signInWithPasskey(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;