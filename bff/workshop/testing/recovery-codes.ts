import type { TestClient } from './test-client.ts';

/** The operations on recovery codes. */
export const CREATE_RECOVERY_CODE = `mutation ($currentPassword: String) {
  createRecoveryCode(input: { currentPassword: $currentPassword }) { code createdAt }
}`;
export const CHECK_RECOVERY_CODE =
  'mutation ($input: RecoveryCodeInput!) { checkRecoveryCode(input: $input) { method } }';
export const START_RECOVERY_PASSKEY = `mutation ($input: RecoveryCodeInput!) {
  startRecoveryPasskey(input: $input) { creation { challenge rpId userHandle userName } }
}`;
export const RECOVER_WITH_PASSWORD = `mutation ($input: RecoverWithPasswordInput!) {
  recoverWithPassword(input: $input) { account { id username hasRecentSignIn } }
}`;
export const RECOVER_WITH_PASSKEY = `mutation ($input: RecoverWithPasskeyInput!) {
  recoverWithPasskey(input: $input) { account { id username hasRecentSignIn } }
}`;

/** Creates a recovery code at a fresh sign-in; returns the code. */
export async function createRecoveryCode(client: TestClient): Promise<string> {
  return (await client.graphql(CREATE_RECOVERY_CODE)).body.data.createRecoveryCode.code;
}

/** The creation instant of a person's recovery code; null without a code. */
export async function readCodeCreatedAt(client: TestClient): Promise<string | null> {
  return (await client.graphql('{ me { recoveryCodeCreatedAt } }')).body.data.me.recoveryCodeCreatedAt;
}
