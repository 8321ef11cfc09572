import documents from '../../bff/documents.generated.json' with { type: 'json' };
import { RECENT_SIGN_IN_MS } from '../../bff/platform/session/session-handle.ts';
import { createApiToken } from '../../bff/workshop/testing/api-tokens.ts';
import { buildUser, PASSWORD } from '../../bff/workshop/testing/builders.ts';
import { addPasskey, codeOf } from '../../bff/workshop/testing/passkeys.ts';
import { createRecoveryCode } from '../../bff/workshop/testing/recovery-codes.ts';
import { START_OF_TESTS, type TestApp } from '../../bff/workshop/testing/test-app.ts';
import type { TestClient } from '../../bff/workshop/testing/test-client.ts';
import { withApp } from '../../bff/workshop/testing/with-app.ts';
import { accountFile } from './account-file.ts';

const DISCLOSE = Object.values(documents).find((text) => text.includes('mutation DiscloseAccount(')) ?? '';
const SECRET_COLUMN = /hash|secret|key|password|credential|subject|handle|endpoint|auth/i;

let app: TestApp;
withApp((given) => {
  app = given;
});

const disclose = (client: TestClient, currentPassword?: string) =>
  client.graphql(DISCLOSE, { currentPassword });

/** Every value of the person's rows whose column sounds like a secret. */
async function storedSecrets(userId: number): Promise<string[]> {
  const rows = [await app.db.all<Record<string, unknown>>('SELECT * FROM user WHERE id = ?', [userId])];
  for (const table of ['session', 'api_token', 'passkey', 'recovery_code', 'user_key'])
    rows.push(await app.db.all(`SELECT * FROM ${table} WHERE userId = ?`, [userId]));
  return rows
    .flat()
    .flatMap((row) => Object.entries(row).filter(([column]) => SECRET_COLUMN.test(column)))
    .flatMap(([, value]) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64url') : value))
    .filter((value) => typeof value === 'string');
}

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the file of all that is stored about an account', () => {
  it('has every topic, and neither a secret nor a hash nor a key', async () => {
    const { id, username, client } = await buildUser(app);
    const code = await createRecoveryCode(client);
    await addPasskey(client);
    const { key } = await createApiToken(client, ['answers:read']);
    await client.rest('post', '/api/answers', { content: 'Ein Zaunkönig.' });
    const { account } = (await disclose(client)).body.data.discloseAccount;
    const { name, text } = accountFile(account, '2026-11-20');
    expect(name).toBe('Aufwind-Konto-2026-11-20.json');
    const file: unknown = JSON.parse(text);
    const now = START_OF_TESTS.toISOString();
    expect(file).toEqual({
      account: {
        name: null,
        username,
        addressConfirmedAt: null,
        pendingAddress: null,
        formerAddresses: [],
        provider: 'LOCAL',
        createdAt: now,
        termsVersion: null,
        lastLoginAt: now,
        lastUsedAt: now,
        newDeviceMailedAt: null,
        signInMethodsMailedAt: null,
      },
      settings: { timeZone: 'Europe/Berlin', hasMemories: true, hasStreak: true, hasSecurityMails: true },
      storage: { usedBytes: expect.any(Number), maxBytes: expect.any(Number) },
      consents: [{ version: '2026-11-27', consentedAt: now }],
      devices: [{ browser: 'Unbekannt', signedInAt: now, lastUsedAt: now, isCurrent: true }],
      credentials: {
        hasPassword: true,
        passkeys: [
          { name: 'Mein Telefon', createdAt: now, lastUsedAt: null, isBackedUp: expect.any(Boolean) },
        ],
        identities: [],
        recoveryCodeCreatedAt: now,
      },
      reminder: expect.objectContaining({ isOn: false, hasEnded: false, channel: null, unansweredCount: 0 }),
      pushServices: [],
      imports: [],
      apiTokens: [expect.objectContaining({ name: 'Notizen', scopes: ['answers:read'], createdAt: now })],
    });
    const secrets = await storedSecrets(id);
    expect(secrets.length).toBeGreaterThan(4);
    for (const secret of [...secrets, code, key, 'Zaunkönig']) expect(text).not.toContain(secret);
    const others = textsIn(file).filter((value) => value !== username);
    expect(
      others.filter((value) => /[\w+/=-]{20,}/.test(value.replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, ''))),
    ).toEqual([]);
  });

  it('needs a recent sign-in or the current password, and each refusal is logged', async () => {
    const { client } = await buildUser(app);
    app.setClock(new Date(START_OF_TESTS.getTime() + RECENT_SIGN_IN_MS + 1).toISOString());
    expect(codeOf(await disclose(client))).toBe('FORBIDDEN');
    expect(codeOf(await disclose(client, 'ein falsches Wort'))).toBe('FORBIDDEN');
    expect(codeOf(await disclose(client, PASSWORD))).toBe('none');
    const lines = app
      .log()
      .split('\n')
      .filter((line) => line.includes('"event":"account-disclosure"'));
    expect(lines.filter((line) => line.includes('"outcome":"FORBIDDEN"'))).toHaveLength(2);
  });

  it('tells when the address was confirmed, former addresses, when mails were sent, and every consent', async () => {
    const { id, client } = await buildUser(app);
    const now = START_OF_TESTS;
    await app.db.change(
      `UPDATE user SET addressConfirmedAt = ?, newDeviceMailedAt = ?, signInMethodsMailedAt = ?, termsVersion = ?,
       consentVersion = ? WHERE id = ?`,
      [now, now, now, '2026-11', '2026-11', id],
    );
    const reservation = { address: 'frueher@example.org', userId: id, reservedAt: now, confirmedAt: now };
    await app.db.write((tx) => app.services.reservations.add(tx, reservation));
    await app.services.consents.renew(id);
    const { account } = (await disclose(client)).body.data.discloseAccount;
    expect(JSON.parse(accountFile(account, '2026-11-20').text)).toMatchObject({
      account: {
        addressConfirmedAt: now.toISOString(),
        formerAddresses: ['frueher@example.org'],
        termsVersion: '2026-11',
        newDeviceMailedAt: now.toISOString(),
        signInMethodsMailedAt: now.toISOString(),
      },
      consents: [{ version: '2026-11' }, { version: '2026-11-27' }],
    });
  });
});
