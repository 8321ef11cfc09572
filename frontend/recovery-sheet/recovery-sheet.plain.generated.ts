/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The part of a new credential's `response` that is needed. */
export type AttestationResponseInput = {
  /** In base64url, at most 8,192 characters. */
  attestationObject: string;
  /** In base64url, at most 2,048 characters. */
  clientDataJSON: string;
};

/** A new credential, as `PublicKeyCredential.toJSON()` gives it. */
export type NewCredentialInput = {
  /** The credential id in base64url. */
  id: string;
  /** The authenticator's response. */
  response: AttestationResponseInput;
};

/** A passkey to be added. */
export type NewPasskeyInput = {
  /** The new credential. */
  credential: NewCredentialInput;
  /** 1 to 60 characters. */
  name: string;
};

/** A recovery by a new passkey. */
export type RecoverWithPasskeyInput = {
  /** The recovery code. */
  code: string;
  /** The passkey that `startRecoveryPasskey` has begun. */
  passkey: NewPasskeyInput;
  /** The e-mail address of the account. */
  username: string;
};

/** The way in that a recovery sheet leads to. */
export type RecoveryWay =
  /** A new passkey, for an account without a password. */
  | 'PASSKEY'
  /** A new password, for an account that has one. */
  | 'PASSWORD';

export type CheckRecoverySheetMutationVariables = Exact<{
  username: string;
  code: string;
}>;


export type CheckRecoverySheetMutation = { checkRecoverySheet: RecoveryWay };

export type RecoverWithPasswordMutationVariables = Exact<{
  username: string;
  code: string;
  password: string;
}>;


export type RecoverWithPasswordMutation = { recoverWithPassword: { id: string } };

export type StartRecoveryPasskeyMutationVariables = Exact<{
  username: string;
  code: string;
}>;


export type StartRecoveryPasskeyMutation = { startRecoveryPasskey: { challenge: string, rpId: string, rpName: string, userHandle: string, userName: string, excludeCredentials: Array<string>, algorithms: Array<number>, timeoutMs: number } };

export type RecoverWithPasskeyMutationVariables = Exact<{
  input: RecoverWithPasskeyInput;
}>;


export type RecoverWithPasskeyMutation = { recoverWithPasskey: { id: string } };

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

export const CheckRecoverySheetDocument = new TypedDocumentString(`
    mutation CheckRecoverySheet($username: String!, $code: String!) {
  checkRecoverySheet(input: {username: $username, code: $code})
}
    `) as unknown as TypedDocumentString<CheckRecoverySheetMutation, CheckRecoverySheetMutationVariables>;
export const RecoverWithPasswordDocument = new TypedDocumentString(`
    mutation RecoverWithPassword($username: String!, $code: String!, $password: String!) {
  recoverWithPassword(
    input: {username: $username, code: $code, password: $password}
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<RecoverWithPasswordMutation, RecoverWithPasswordMutationVariables>;
export const StartRecoveryPasskeyDocument = new TypedDocumentString(`
    mutation StartRecoveryPasskey($username: String!, $code: String!) {
  startRecoveryPasskey(input: {username: $username, code: $code}) {
    challenge
    rpId
    rpName
    userHandle
    userName
    excludeCredentials
    algorithms
    timeoutMs
  }
}
    `) as unknown as TypedDocumentString<StartRecoveryPasskeyMutation, StartRecoveryPasskeyMutationVariables>;
export const RecoverWithPasskeyDocument = new TypedDocumentString(`
    mutation RecoverWithPasskey($input: RecoverWithPasskeyInput!) {
  recoverWithPasskey(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RecoverWithPasskeyMutation, RecoverWithPasskeyMutationVariables>;