/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** A passkey to add. */
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
  /** The passkey that `startRecoveryPasskey` has started. */
  passkey: NewPasskeyInput;
  /** The e-mail address of the account. */
  username: string;
};

/** The way in which a recovery code opens its account. */
export type RecoveryMethod =
  /** A new passkey, for an account without a password. */
  | 'PASSKEY'
  /** A new password, for an account that has a password. */
  | 'PASSWORD';

export type CheckRecoveryCodeMutationVariables = Exact<{
  username: string;
  code: string;
}>;


export type CheckRecoveryCodeMutation = { checkRecoveryCode: { method: RecoveryMethod } };

export type RecoverWithPasswordMutationVariables = Exact<{
  username: string;
  code: string;
  password: string;
}>;


export type RecoverWithPasswordMutation = { recoverWithPassword: { __typename: 'RecoverWithPasswordPayload' } };

export type StartRecoveryPasskeyMutationVariables = Exact<{
  username: string;
  code: string;
}>;


export type StartRecoveryPasskeyMutation = { startRecoveryPasskey: { creation: { challenge: string, rpId: string, rpName: string, userHandle: string, userName: string, excludeCredentials: Array<string>, algorithms: Array<number>, timeoutMs: number } } };

export type RecoverWithPasskeyMutationVariables = Exact<{
  input: RecoverWithPasskeyInput;
}>;


export type RecoverWithPasskeyMutation = { recoverWithPasskey: { __typename: 'RecoverWithPasskeyPayload' } };


export const CheckRecoveryCodeDocument = {"__meta__":{"documentId":"sha256:efa8f59b8428c46b5cf6e456c8a1fbc288e947f9e0a4e26fd50acfa336e979d6","operationName":"CheckRecoveryCode"}} as unknown as DocumentNode<CheckRecoveryCodeMutation, CheckRecoveryCodeMutationVariables>;
export const RecoverWithPasswordDocument = {"__meta__":{"documentId":"sha256:150b2be343e5d96255e3c8b2b5bf0e1de1966f2a42381ed42e310132775d4917","operationName":"RecoverWithPassword"}} as unknown as DocumentNode<RecoverWithPasswordMutation, RecoverWithPasswordMutationVariables>;
export const StartRecoveryPasskeyDocument = {"__meta__":{"documentId":"sha256:04ceb259b174f3d39d6fa204baba8fa44f17072b3df82ad73d14866fdf959272","operationName":"StartRecoveryPasskey"}} as unknown as DocumentNode<StartRecoveryPasskeyMutation, StartRecoveryPasskeyMutationVariables>;
export const RecoverWithPasskeyDocument = {"__meta__":{"documentId":"sha256:d0021f4a7b96c377b27ece187d0a14806b273835eca4a5a7d24b4d6d5efc2238","operationName":"RecoverWithPasskey"}} as unknown as DocumentNode<RecoverWithPasskeyMutation, RecoverWithPasskeyMutationVariables>;