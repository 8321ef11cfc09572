import { createLogger } from '../../platform/lib/logger.ts';
import { SecurityLog } from '../../platform/lib/security-log.ts';
import { createApiToken } from '../../workshop/testing/api-tokens.ts';
import { buildAddress, buildAnswers, buildUser } from '../../workshop/testing/builders.ts';
import { addPasskey } from '../../workshop/testing/passkeys.ts';
import { createRecoveryCode } from '../../workshop/testing/recovery-codes.ts';
import { launch } from '../../workshop/testing/spawned-server.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { runPeople } from './people.ts';

const SECRETS = ['a new secret of enough characters 0123', 'an old secret of enough characters 0123'];
const NOWHERE = '4711';

let app: TestApp;
let logged = 0;
beforeAll(async () => {
  app = await createTestApp({ sessionSecrets: SECRETS });
});
beforeEach(() => {
  app.setClock(START_OF_TESTS);
  logged = app.log().length;
});
afterAll(() => app.close());

/** Runs the command; returns its output. By default the answer to a question is no. */
async function people(args: string[], isConfirmed = false): Promise<string> {
  const lines: string[] = [];
  await runPeople(args, app, { print: (line) => lines.push(line), confirm: async () => isConfirmed });
  return lines.join('\n');
}

/** The security events of the command in this test. */
function events(): object[] {
  const lines = app.log().slice(logged).split('\n').filter(Boolean);
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ event = '' }) => /^operator-/.test(event))
    .map(({ event, outcome, count, userRef }) => ({ event, outcome, count, userRef }));
}

/** An account created with Google, or with Apple without an address. */
async function buildProviderAccount(provider: 'google' | 'apple'): Promise<number> {
  const email = provider === 'google' ? buildAddress() : null;
  const identity = { provider, subject: buildAddress(), email, name: 'Anna\u001b[2J Beispiel' };
  return (await app.services.identity.findOrCreate(identity, 'Europe/Berlin')).id;
}

describe('npm run people', () => {
  it('finds an account by its address, whatever its case, and logs only its pseudonym', async () => {
    const { id, username } = await buildUser(app);
    expect(await people(['find', ` ${username.toUpperCase()}`])).toBe(
      `${id}  2026-11-20 18:00 UTC  ${username}`,
    );
    const json = { id, address: username, createdAt: START_OF_TESTS.toISOString() };
    expect(JSON.parse(await people(['find', username, '--json']))).toEqual(json);
    const event = { event: 'operator-lookup', outcome: 'ok', userRef: app.events.userRef(id) };
    expect(events()).toEqual([event, event]);
    expect(app.log().slice(logged)).not.toContain(username);
  });

  it.each(['niemand@example.org', 'anna'])(
    'fails for an address without an account → %s',
    async (address) => {
      await expect(people(['find', address])).rejects.toThrow(`No account has the address ${address}.`);
      expect(events()).toEqual([{ event: 'operator-lookup', outcome: 'NOT_FOUND' }]);
    },
  );

  it('shows the facts about an account, without any diary text', async () => {
    const { id, client, username } = await buildUser(app);
    await client.rest('post', '/api/answers', { content: 'Ein Zaunkönig.' });
    await client.rest('post', '/api/draft', { content: 'Noch ein Zaunkönig.' });
    await createRecoveryCode(client);
    await addPasskey(client);
    await createApiToken(client, ['answers:read']);
    const page = await people(['show', String(id)]);
    expect(page.split('\n')).toEqual([
      `Account ${id} of 2026-11-20 18:00 UTC, ${app.events.userRef(id)} in the log`,
      `Address: ${username}, not confirmed`,
      'Name: none',
      'Time zone: Europe/Berlin',
      'Consents: 2026-11-27 on 2026-11-20 18:00 UTC',
      'Terms of use: none',
      'Credentials: password, 1 passkey, recovery code of 2026-11-20 18:00 UTC',
      'Last sign-in: 2026-11-20 18:00 UTC; 1 session open, 1 API token',
      expect.stringMatching(/^Diary: 1 answer, the last one for 2026-11-20; \d drafts?$/),
      'Storage: 0.0 of 50 MB',
      'Notices by mail: on',
      'Locked: no',
    ]);
    const json = await people(['show', String(id), '--json']);
    expect(JSON.parse(json)).toMatchObject({
      id,
      address: username,
      answers: 1,
      passkeys: 1,
      lockedAt: null,
    });
    expect(page + json).not.toMatch(/Zaunkönig|Telefon/);
    expect(events()[0]).toEqual({ event: 'operator-lookup', outcome: 'ok', userRef: app.events.userRef(id) });
  });

  it('shows an account without address and password, with control characters of its name escaped', async () => {
    const page = await people(['show', String(await buildProviderAccount('apple'))]);
    expect(page).toContain('Address: none');
    expect(page).toContain('Credentials: Apple');
    expect(page.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  it('converts an account to its pseudonym and back, also for an older session secret', async () => {
    const { id } = await buildUser(app);
    const logger = createLogger('silent');
    const refs = SECRETS.map((secret) => new SecurityLog({ logger, secrets: [secret] }).userRef(id));
    expect((await people(['ref', String(id)])).split('\n')).toEqual(refs);
    for (const userRef of refs) {
      expect(await people(['who', userRef])).toBe(String(id));
      expect(JSON.parse(await people(['who', userRef, '--json']))).toEqual({ id });
    }
  });

  it('fails for an unknown pseudonym, also if it looks like an option', async () => {
    for (const userRef of ['AAAAAAAAAAAA', '-AAAAAAAAAAA']) {
      await expect(people(['who', userRef])).rejects.toThrow(`No account is ${userRef}`);
    }
  });

  it('counts people, their credentials and their answers', async () => {
    await app.db.change('DELETE FROM user', []);
    expect(JSON.parse(await people(['count', '--json']))).toMatchObject({ people: 0, answers: 0 });
    const [one, other] = [await buildUser(app), await buildUser(app)];
    await addPasskey(one.client);
    await createRecoveryCode(one.client);
    await app.services.account.setLocked((await buildUser(app)).id, true);
    await buildProviderAccount('google');
    await buildAnswers(app, one.id, ['2026-10-21', '2026-10-22', '2026-11-13']);
    await buildAnswers(app, other.id, ['2026-10-21', '2026-11-14', '2026-11-15']);
    app.setClock('2026-11-20T18:00:00.000Z');
    expect((await people(['count'])).split('\n')).toEqual([
      'People: 4, of them 1 locked, 1 with a confirmed address',
      'Credentials: 3 password, 1 Google, 0 Apple, 0 OpenID Connect, 1 passkey, 1 recovery code',
      'Answers: 6',
      'Active: 1 in the last 7 days, 2 in the last 30',
    ]);
    expect(events().at(-1)).toEqual({ event: 'operator-count', count: 4 });
  });

  it.each([
    ['show'],
    ['ref'],
    ['delete', '--yes'],
    ['lock', '--reason', 'Spam', '--yes'],
    ['export-link', '--yes'],
  ])('fails for a number that is not there → %s', async (...args) => {
    const [action = '', ...rest] = args;
    await expect(people([action, NOWHERE, ...rest])).rejects.toThrow(`There is no account ${NOWHERE}.`);
  });

  it.each([
    '',
    'list',
    'find',
    'find anna@example.org 1',
    'show',
    'show anna@example.org',
    'show 1 --yes',
    'who short',
    'count 1',
    'lock',
    'lock 1',
    'lock 1 --yes',
    'lock 1 2 --reason Spam',
    'unlock 1 --reason Spam',
    'show 1 --reason Spam',
    'set-limit 1',
    'set-limit 1 60 1',
    'lock 1 --reason Spam --all',
  ])('rejects invalid arguments, and does nothing → %s', async (call) => {
    await expect(people(call.split(' ').filter(Boolean))).rejects.toThrow(/npm run|--all/);
    expect(events()).toEqual([]);
  });

  it.each(['export-link', 'delete', 'lock', 'end-sessions', 'reset-link'])(
    'does nothing without a yes, and logs that → %s',
    async (action) => {
      const { id, client } = await buildUser(app);
      const reason = action === 'lock' ? ['--reason', 'Spam'] : [];
      await expect(people([action, String(id), ...reason])).rejects.toThrow('Nothing is done.');
      expect((await client.rest('get', '/api/user')).status).toBe(200);
      expect(events()).toMatchObject([{ outcome: 'cancelled', userRef: app.events.userRef(id) }]);
    },
  );

  it.each([
    [[], true],
    [['--yes'], false],
  ] as const)('acts after a yes, or with --yes without a question → case %#', async (flags, isConfirmed) => {
    const { id, client } = await buildUser(app);
    await people(['end-sessions', String(id), ...flags], isConfirmed);
    expect((await client.rest('get', '/api/user')).status).toBe(401);
    expect(events()).toMatchObject([{ event: 'operator-log-out', outcome: 'ok' }]);
  });
});

describe('the process of npm run people', () => {
  it('works beside the running product, logs its actions, and changes nothing without a terminal', async () => {
    const { databaseUrl = '', dataDir } = app.env;
    const { encryptionKeys, encryptionKeyActive, sessionSecrets } = app.secrets;
    const variables = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ENCRYPTION_KEYS: encryptionKeys.join(),
      ENCRYPTION_KEY_ACTIVE: encryptionKeyActive,
      SESSION_SECRET: sessionSecrets.join(),
    };
    const { id, client } = await buildUser(app);
    const command = async (...args: string[]) => {
      const child = await launch(variables, ['commands/people.ts', ...args]);
      return { code: await child.ended, output: child.output() };
    };
    const asked = await command('lock', String(id), '--reason', 'Spam');
    expect(asked).toEqual({ code: 1, output: expect.stringContaining('Nothing is done.') });
    expect((await client.rest('get', '/api/user')).status).toBe(200);
    const locked = await command('lock', String(id), '--reason', 'Spam', '--yes');
    expect(locked).toEqual({ code: 0, output: expect.stringContaining(`Account ${id} is locked.`) });
    expect(locked.output).toContain('"event":"operator-lock","outcome":"ok"');
    expect((await client.rest('get', '/api/user')).status).toBe(401);
  });
});

describe('a question', () => {
  it('names the account and the consequence', async () => {
    const { id, username } = await buildUser(app);
    let asked = '';
    const confirm = async (question: string) => {
      asked = question;
      return false;
    };
    await expect(
      runPeople(['delete', String(id)], app, { print: () => undefined, confirm }),
    ).rejects.toThrow();
    expect(asked).toBe(`Account ${id} (${username}): Delete it and its whole diary for good? Type yes: `);
  });
});
