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


export const CheckRecoverySheetDocument = {"__meta__":{"documentId":"sha256:d1eff8ba932ef1bbf1c197567a2f3b1311fa89439c57f66eaede0fd0823ac571","operationName":"CheckRecoverySheet"}} as unknown as DocumentNode<CheckRecoverySheetMutation, CheckRecoverySheetMutationVariables>;
export const RecoverWithPasswordDocument = {"__meta__":{"documentId":"sha256:cdd2d06369c2b9c687cdd88613af87acf7c583570c1c72e0b31f4474d82b577b","operationName":"RecoverWithPassword"}} as unknown as DocumentNode<RecoverWithPasswordMutation, RecoverWithPasswordMutationVariables>;
export const StartRecoveryPasskeyDocument = {"__meta__":{"documentId":"sha256:60826d7c66e54520c5c7881ac0204e98a016787e8a240737de1ab7014b2c9913","operationName":"StartRecoveryPasskey"}} as unknown as DocumentNode<StartRecoveryPasskeyMutation, StartRecoveryPasskeyMutationVariables>;
export const RecoverWithPasskeyDocument = {"__meta__":{"documentId":"sha256:f358b04fa561163b6dd9bc53f574331185a9a0647f53d168d5bb472f86eecf10","operationName":"RecoverWithPasskey"}} as unknown as DocumentNode<RecoverWithPasskeyMutation, RecoverWithPasskeyMutationVariables>;