import { createHash } from 'node:crypto';
import { RECENT_SIGN_IN_MS } from '../platform/session/session-handle.ts';
import { buildDevice, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { codeOf, isSignedIn } from '../workshop/testing/passkeys.ts';
import {
  CHECK_RECOVERY_CODE,
  CREATE_RECOVERY_CODE,
  createRecoveryCode,
  RECOVER_WITH_PASSWORD,
  readCodeCreatedAt,
} from '../workshop/testing/recovery-codes.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { CODE_INVALID } from './recovery-code.sentences.rules.ts';

const NEW_PASSWORD = 'ein neues Wort';

let app: TestApp;
withApp((given) => {
  app = given;
});

const visitor = () => new TestClient(app);

async function buildOwner() {
  const owner = await buildUser(app);
  return { ...owner, code: await createRecoveryCode(owner.client) };
}

function recover(client: TestClient, username: string, code: string, password = NEW_PASSWORD) {
  return client.graphql(RECOVER_WITH_PASSWORD, { input: { username, code, password } });
}

async function logInStatus(username: string, password: string): Promise<number> {
  return (await visitor().rest('post', '/api/login', { username, password })).status;
}

describe('a recovery code', () => {
  it('has six groups of four characters without look-alikes, and only its hash is stored', async () => {
    const { id: userId, client, code } = await buildOwner();
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    const row = await app.database.source.manager.findOneByOrFail(RecoveryCodeEntity, { userId });
    const plain = code.replaceAll('-', '');
    expect(row.codeHash).toBe(createHash('sha256').update(plain).digest('hex'));
    expect(await readCodeCreatedAt(client)).toBe(START_OF_TESTS.toISOString());
    expect(app.log()).not.toContain(plain);
  });

  it('is different each time', async () => {
    const { client } = await buildUser(app);
    const codes: string[] = [];
    for (let count = 0; count < 5; count += 1) codes.push(await createRecoveryCode(client));
    expect(new Set(codes).size).toBe(5);
  });

  it('can be created only by its owner, with the password or a recent sign-in', async () => {
    const { client } = await buildUser(app);
    expect(codeOf(await visitor().graphql(CREATE_RECOVERY_CODE))).toBe('UNAUTHENTICATED');
    app.setClock(new Date(START_OF_TESTS.getTime() + RECENT_SIGN_IN_MS + 1_000));
    expect(codeOf(await client.graphql(CREATE_RECOVERY_CODE))).toBe('FORBIDDEN');
    expect(codeOf(await client.graphql(CREATE_RECOVERY_CODE, { currentPassword: 'falsch' }))).toBe(
      'FORBIDDEN',
    );
    expect(await readCodeCreatedAt(client)).toBeNull();
    expect(codeOf(await client.graphql(CREATE_RECOVERY_CODE, { currentPassword: PASSWORD }))).toBe('none');
  });

  it('is not used up by a check, which returns the next step', async () => {
    const { client, username, code } = await buildOwner();
    const stranger = visitor();
    for (let count = 0; count < 3; count += 1) {
      const { body, headers } = await stranger.graphql(CHECK_RECOVERY_CODE, { input: { username, code } });
      expect(body.data.checkRecoveryCode).toEqual({ method: 'PASSWORD' });
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(await isSignedIn(stranger)).toBe(false);
    expect(await readCodeCreatedAt(client)).not.toBeNull();
  });
});

describe('a recovery by a new password', () => {
  it('signs in from a new browser, and the new password works', async () => {
    const { id, username, code } = await buildOwner();
    const stranger = visitor();
    const { body, headers } = await recover(stranger, username, code);
    expect(body.data.recoverWithPassword.account).toEqual({
      id: String(id),
      username,
      hasRecentSignIn: true,
    });
    expect(String(headers['set-cookie'])).toMatch(/dev=[\w-]{24}\./);
    expect(await isSignedIn(stranger)).toBe(true);
    expect(await readCodeCreatedAt(stranger)).toBeNull();
    expect([await logInStatus(username, PASSWORD), await logInStatus(username, NEW_PASSWORD)]).toEqual([
      401, 200,
    ]);
  });

  it('counts as a sign-in and as a use of the account', async () => {
    const { username, code } = await buildOwner();
    const at = '2026-11-21T07:00:00.000Z';
    app.setClock(at);
    const stranger = visitor();
    await recover(stranger, username, code);
    const { body } = await stranger.graphql('{ me { lastLoginAt lastUsedAt } }');
    expect(body.data.me).toEqual({ lastLoginAt: at, lastUsedAt: at });
  });

  it('ends every session of the account', async () => {
    const { client, username, code } = await buildOwner();
    const other = await buildDevice(app, username);
    await recover(visitor(), username, code);
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([false, false]);
  });

  it('is mailed and logged, as creating the code is', async () => {
    const add = jest.spyOn(app.outbox, 'add');
    const { username, code } = await buildOwner();
    await recover(visitor(), username, code);
    const told = add.mock.calls.filter(([, , address]) => address === username).map(([, kind]) => kind);
    expect(told).toEqual(expect.arrayContaining(['credential-added', 'recovery-code-used']));
    expect(told.filter((kind) => kind === 'recovery-code-used')).toHaveLength(1);
    add.mockRestore();
    expect(app.log()).toMatch(/"event":"recovery","field":"recoverWithPassword","outcome":"ok"/);
    expect(app.log()).toMatch(/"event":"recovery-code-change","field":"createRecoveryCode","outcome":"ok"/);
  });

  it('rejects a short password, and keeps the code', async () => {
    const { username, code } = await buildOwner();
    expect(codeOf(await recover(visitor(), username, code, '12345'))).toBe('BAD_USER_INPUT');
    expect(codeOf(await recover(visitor(), username, code))).toBe('none');
  });

  it('happens once when two tabs try at the same moment', async () => {
    const { username, code } = await buildOwner();
    const tries = Array.from({ length: 4 }, (_, index) =>
      recover(visitor(), username, code, `Wort ${index}…`),
    );
    const codes = (await Promise.all(tries)).map(codeOf);
    expect(codes.sort()).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED', 'none']);
  });
});

describe('a typed code works', () => {
  const lookAlikes = (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l');
  it.each<[string, (code: string) => string]>([
    ['as it is printed', (code) => code],
    ['without hyphens', (code) => code.replaceAll('-', '')],
    ['with spaces', (code) => code.replaceAll('-', ' ')],
    ['in lower case', (code) => code.toLowerCase()],
    ['with dashes of a word processor', (code) => code.replaceAll('-', ' – ')],
    ['with line breaks', (code) => code.replaceAll('-', '\n')],
    ['with white space around it', (code) => `  ${code}\t`],
    ['with letters for the digits that look like them', lookAlikes],
    ['with the other letter for 1', (code) => code.replaceAll('1', 'I')],
    ['in lower case with letters for digits', (code) => lookAlikes(code).toLowerCase()],
  ])('%s', async (_title, typed) => {
    const { client, username } = await buildUser(app);
    let code = await createRecoveryCode(client);
    while (!/0.*1|1.*0/.test(code)) code = await createRecoveryCode(client);
    const input = { username: ` ${username.toUpperCase()}`, code: typed(code) };
    expect(codeOf(await visitor().graphql(CHECK_RECOVERY_CODE, { input }))).toBe('none');
  });
});

describe('an impossible code is reported as incomplete, and does not count as an attempt', () => {
  it.each<[string, (code: string) => string]>([
    ['without its last character', (code) => code.slice(0, -1)],
    ['without its first group', (code) => code.slice(5)],
    ['with one more character', (code) => `${code}A`],
    ['that is empty', () => ''],
    ['with a letter that no code has', (code) => `U${code.slice(1)}`],
    ['with a sign that no code has', (code) => `*${code.slice(1)}`],
    ['with letters of another script', (code) => `А${code.slice(1)}`],
    ['twice', (code) => `${code}${code}`],
  ])('%s', async (_title, typed) => {
    const { username, code } = await buildOwner();
    const { body } = await visitor().graphql(CHECK_RECOVERY_CODE, { input: { username, code: typed(code) } });
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { code: CODE_INVALID },
    });
    expect(codeOf(await recover(visitor(), username, code))).toBe('none');
  });
});
