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

/** An assertion by a passkey, as `PublicKeyCredential.toJSON()` gives it. */
export type PasskeyAssertionInput = {
  /** The credential id in base64url. */
  id: string;
  /** The authenticator's response. */
  response: AssertionResponseInput;
};

/** How an account was created; `local` also once it has got a password. */
export type Provider =
  /** By signing in with an Apple account. */
  | 'apple'
  /** By signing in with a Google account. */
  | 'google'
  /** With e-mail address and password. */
  | 'local';

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

/** A way by which a reminder comes. */
export type ReminderWay =
  /** By mail to the confirmed address. */
  | 'mail'
  /** As a notice on the devices that are registered for it, while they are signed in. */
  | 'push';

export type ConfirmAddressMutationVariables = Exact<{
  token: string;
  password?: string | null | undefined;
}>;


export type ConfirmAddressMutation = { confirmAddress: { address: string } };

export type RefuseAddressMutationVariables = Exact<{
  token: string;
}>;


export type RefuseAddressMutation = { refuseAddress: boolean };

export type UndoAddressChangeMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type UndoAddressChangeMutation = { youngWaysIn: { removalToken: string | null, passkeys: Array<{ id: string, name: string, createdAt: string }>, identities: Array<{ provider: Provider, createdAt: string }> } };

export type QuietOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type QuietOfferQuery = { offers: { mail: boolean, pushKey: string | null }, waysIn: { address: string | null, isAddressConfirmed: boolean, recoverySheetCreatedAt: string | null }, reminder: { way: ReminderWay | null }, consent: { isCurrent: boolean } };

export type RenewConsentMutationVariables = Exact<{
  version: string;
}>;


export type RenewConsentMutation = { renewConsent: { isCurrent: boolean } };

export type StartPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeySignInMutation = { startPasskeySignIn: { challenge: string, rpId: string, timeoutMs: number } };

export type SignInWithPasskeyMutationVariables = Exact<{
  input: PasskeyAssertionInput;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { id: string } };

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

export type YoungWaysInPartsFragment = { removalToken: string | null, passkeys: Array<{ id: string, name: string, createdAt: string }>, identities: Array<{ provider: Provider, createdAt: string }> };

export type RequestPasswordResetMutationVariables = Exact<{
  username: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { youngWaysIn: { removalToken: string | null, passkeys: Array<{ id: string, name: string, createdAt: string }>, identities: Array<{ provider: Provider, createdAt: string }> } };

export type RemoveYoungWaysInMutationVariables = Exact<{
  token: string;
}>;


export type RemoveYoungWaysInMutation = { removeYoungWaysIn: boolean };

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
export const YoungWaysInPartsFragmentDoc = new TypedDocumentString(`
    fragment YoungWaysInParts on YoungWaysIn {
  passkeys {
    id
    name
    createdAt
  }
  identities {
    provider
    createdAt
  }
  removalToken
}
    `, {"fragmentName":"YoungWaysInParts"}) as unknown as TypedDocumentString<YoungWaysInPartsFragment, unknown>;
export const ConfirmAddressDocument = new TypedDocumentString(`
    mutation ConfirmAddress($token: String!, $password: String) {
  confirmAddress(input: {token: $token, password: $password}) {
    address
  }
}
    `) as unknown as TypedDocumentString<ConfirmAddressMutation, ConfirmAddressMutationVariables>;
export const RefuseAddressDocument = new TypedDocumentString(`
    mutation RefuseAddress($token: String!) {
  refuseAddress(token: $token)
}
    `) as unknown as TypedDocumentString<RefuseAddressMutation, RefuseAddressMutationVariables>;
export const UndoAddressChangeDocument = new TypedDocumentString(`
    mutation UndoAddressChange($token: String!, $password: String!) {
  youngWaysIn: undoAddressChange(input: {token: $token, password: $password}) {
    ...YoungWaysInParts
  }
}
    fragment YoungWaysInParts on YoungWaysIn {
  passkeys {
    id
    name
    createdAt
  }
  identities {
    provider
    createdAt
  }
  removalToken
}`) as unknown as TypedDocumentString<UndoAddressChangeMutation, UndoAddressChangeMutationVariables>;
export const QuietOfferDocument = new TypedDocumentString(`
    query QuietOffer {
  offers {
    mail
    pushKey
  }
  waysIn {
    address
    isAddressConfirmed
    recoverySheetCreatedAt
  }
  reminder {
    way
  }
  consent {
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<QuietOfferQuery, QuietOfferQueryVariables>;
export const RenewConsentDocument = new TypedDocumentString(`
    mutation RenewConsent($version: String!) {
  renewConsent(version: $version) {
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<RenewConsentMutation, RenewConsentMutationVariables>;
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
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($username: String!) {
  requestPasswordReset(username: $username)
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($token: String!, $password: String!) {
  youngWaysIn: resetPassword(input: {token: $token, password: $password}) {
    ...YoungWaysInParts
  }
}
    fragment YoungWaysInParts on YoungWaysIn {
  passkeys {
    id
    name
    createdAt
  }
  identities {
    provider
    createdAt
  }
  removalToken
}`) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const RemoveYoungWaysInDocument = new TypedDocumentString(`
    mutation RemoveYoungWaysIn($token: String!) {
  removeYoungWaysIn(token: $token)
}
    `) as unknown as TypedDocumentString<RemoveYoungWaysInMutation, RemoveYoungWaysInMutationVariables>;