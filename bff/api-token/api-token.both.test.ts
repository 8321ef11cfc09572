import { createHash } from 'node:crypto';
import {
  API_TOKENS,
  CREATE_API_TOKEN,
  createApiToken,
  programWith,
  REMOVE_API_TOKEN,
} from '../workshop/testing/api-tokens.ts';
import { buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { buildConfirmed, subjectsTo } from '../workshop/testing/mail-links.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import { codeOf } from '../workshop/testing/passkeys.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';
import { MAX_API_TOKENS } from './api-token.numbers.rules.ts';
import { NAME_MISSING, SCOPES_WRONG } from './api-token.sentences.rules.ts';
import { hasTokenForm, newToken } from './token-form.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let mailbox: Mailbox;
const pass = withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

const keysOf = async (client: TestClient) => (await client.graphql(API_TOKENS)).body.data.me.apiTokens;
const create = (client: TestClient, input: object) => client.graphql(CREATE_API_TOKEN, { input });
const statusOf = async (program: TestClient) => (await program.rest('get', '/api/answers')).status;

describe('an API token', () => {
  it('has a prefix, 43 random characters and a checksum, so that typing errors and look-alikes are recognised', () => {
    const keys = Array.from({ length: 100 }, newToken);
    for (const key of keys) {
      expect(key).toMatch(/^aufwind_pat_[0-9A-Za-z]{49}$/);
      expect(hasTokenForm(key)).toBe(true);
      const other = key.endsWith('0') ? '1' : '0';
      for (const at of [12, 30, 54, 60]) {
        const wrong = key.slice(0, at) + (key[at] === other ? 'x' : other) + key.slice(at + 1);
        expect([wrong, hasTokenForm(wrong)]).toEqual([wrong, false]);
      }
    }
    expect(new Set(keys).size).toBe(100);
  });

  it('has a standard checksum: CRC32 of everything before it, in base62', () => {
    expect(hasTokenForm('aufwind_pat_00000000000000000000000000000000000000000000wzl6o')).toBe(true);
    expect(hasTokenForm('aufwind_pat_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz1TSh11')).toBe(true);
  });
});

describe('an owner', () => {
  it('creates a token that is shown once and stored as a hash, and sees its scopes and expiry', async () => {
    const { id, client } = await buildUser(app);
    const scopes = ['answers:write', 'answers:read'];
    const { body } = await create(client, { name: '  Notizen ', scopes, lifetimeDays: 30 });
    const { secret, apiToken } = body.data.createApiToken;
    expect(apiToken).toEqual({
      id: expect.any(String),
      name: 'Notizen',
      scopes: ['answers:read', 'answers:write'],
      createdAt: START_OF_TESTS.toISOString(),
      expiresAt: new Date(START_OF_TESTS.getTime() + 30 * DAY_MS).toISOString(),
      lastUsedAt: null,
      lastUsedBy: null,
    });
    expect(await keysOf(client)).toEqual([apiToken]);
    const rows = await app.db.all<{ tokenHash: string }>('SELECT * FROM api_token WHERE userId = ?', [id]);
    expect(rows[0]?.tokenHash).toBe(createHash('sha256').update(secret).digest('hex'));
    expect(JSON.stringify(rows)).not.toContain(secret.slice('aufwind_pat_'.length));
  });

  it('gets a token for 90 days by default and at most 366 days', async () => {
    const { client } = await buildUser(app);
    const wanted = { name: 'Notizen', scopes: ['answers:read'] };
    const { body } = await create(client, wanted);
    const end = new Date(START_OF_TESTS.getTime() + 90 * DAY_MS).toISOString();
    expect(body.data.createApiToken.apiToken.expiresAt).toBe(end);
    expect(codeOf(await create(client, { ...wanted, lifetimeDays: 366 }))).toBe('none');
    for (const lifetimeDays of [0, -1, 367]) {
      const refused = await create(client, { ...wanted, lifetimeDays });
      expect(refused.body.errors[0].extensions.fields).toEqual({
        lifetimeDays: 'Der Zugang kann 1 bis 366\u00a0Tage lang gelten',
      });
    }
  });

  it('gets an error for a missing name or missing scopes', async () => {
    const { client } = await buildUser(app);
    for (const scopes of [
      [],
      ['answers'],
      ['answers:read', 'account'],
      ['answers:read', 'answers:read', 'answers:read'],
    ]) {
      const { body } = await create(client, { name: ' \u200b', scopes });
      expect(body.errors[0].extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: {
          name: NAME_MISSING,
          scopes: SCOPES_WRONG,
        },
      });
    }
    expect(await keysOf(client)).toEqual([]);
  });

  it('needs a fresh proof to create or remove a token', async () => {
    const { client } = await buildUser(app);
    const { id, key } = await createApiToken(client, ['answers:read']);
    pass(16 * 60_000);
    const wanted = { name: 'Notizen', scopes: ['answers:read'] };
    for (const currentPassword of [null, 'falsches Wort']) {
      expect(codeOf(await create(client, { ...wanted, currentPassword }))).toBe('FORBIDDEN');
      expect(codeOf(await client.graphql(REMOVE_API_TOKEN, { id, currentPassword }))).toBe('FORBIDDEN');
    }
    expect([await statusOf(programWith(app, key)), (await keysOf(client)).length]).toEqual([200, 1]);
    const currentPassword = PASSWORD;
    expect(codeOf(await create(client, { ...wanted, currentPassword }))).toBe('none');
    expect(codeOf(await client.graphql(REMOVE_API_TOKEN, { id, currentPassword }))).toBe('none');
    expect([await statusOf(programWith(app, key)), (await keysOf(client)).length]).toEqual([401, 1]);
  });

  it('has at most twenty unexpired tokens, even with concurrent requests', async () => {
    const { client } = await buildUser(app);
    const wanted = { name: 'Notizen', scopes: ['answers:read'], lifetimeDays: 1 };
    const codes = await Promise.all(
      Array.from({ length: MAX_API_TOKENS + 5 }, async () => codeOf(await create(client, wanted))),
    );
    expect(codes.filter((code) => code === 'none')).toHaveLength(MAX_API_TOKENS);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(5);
    pass(DAY_MS);
    expect(await keysOf(client)).toEqual([]);
    const again = await create(client, { ...wanted, currentPassword: PASSWORD });
    expect(codeOf(again)).toBe('none');
  });

  it("can neither remove nor see another person's token", async () => {
    const [anna, ben] = [await buildUser(app), await buildUser(app)];
    const { id, key } = await createApiToken(anna.client, ['answers:read']);
    for (const other of [id, '999999999', '0', '-1', '1e3', 'x', '9'.repeat(400)]) {
      expect(codeOf(await ben.client.graphql(REMOVE_API_TOKEN, { id: other }))).toBe('NOT_FOUND');
    }
    expect(await keysOf(ben.client)).toEqual([]);
    expect(await statusOf(programWith(app, key))).toBe(200);
  });

  it('gets a mail about a new and a removed token', async () => {
    const { client, username } = await buildConfirmed(app, mailbox);
    const { id } = await createApiToken(client, ['answers:read']);
    await client.graphql(REMOVE_API_TOKEN, { id });
    expect(await subjectsTo(app, mailbox, username)).toEqual(
      expect.arrayContaining([
        'Ein Programm hat einen Zugang zu Deinem Tagebuch',
        'Ein Zugang für ein Programm wurde entfernt',
      ]),
    );
  });
});
