import type { TestClient } from './test-client.ts';

/** The operations of the slice of recovery sheets. */
export const CREATE_SHEET = `mutation ($currentPassword: String) {
  createRecoverySheet(currentPassword: $currentPassword) { code createdAt }
}`;
export const CHECK_SHEET = 'mutation ($input: RecoverySheetInput!) { checkRecoverySheet(input: $input) }';
export const START_RECOVERY_PASSKEY = `mutation ($input: RecoverySheetInput!) {
  startRecoveryPasskey(input: $input) { challenge rpId userHandle userName }
}`;
export const RECOVER_WITH_PASSWORD = `mutation ($input: RecoverWithPasswordInput!) {
  recoverWithPassword(input: $input) { id username hasRecentSignIn }
}`;
export const RECOVER_WITH_PASSKEY = `mutation ($input: RecoverWithPasskeyInput!) {
  recoverWithPasskey(input: $input) { id username hasRecentSignIn }
}`;

/** Makes a recovery sheet at a fresh sign-in and gives its code. */
export async function createSheet(client: TestClient): Promise<string> {
  return (await client.graphql(CREATE_SHEET)).body.data.createRecoverySheet.code;
}

/** When the valid sheet of a person was made; null without one. */
export async function sheetOf(client: TestClient): Promise<string | null> {
  return (await client.graphql('{ waysIn { recoverySheetCreatedAt } }')).body.data.waysIn
    .recoverySheetCreatedAt;
}
