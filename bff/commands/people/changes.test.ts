import { randomUUID } from 'node:crypto';
import { LINK_REFUSED } from '../../platform/lib/link-token.rules.ts';
import { buildProgram } from '../../workshop/testing/api-tokens.ts';
import { buildAddress, buildUser, PASSWORD } from '../../workshop/testing/builders.ts';
import { takeByLink } from '../../workshop/testing/export-links.ts';
import {
  buildConfirmed,
  credentialsOf,
  opens,
  resetPassword,
  SUBJECTS,
  subjectsTo,
} from '../../workshop/testing/mail-links.ts';
import type { Mailbox } from '../../workshop/testing/mailbox.ts';
import { leaveRoom } from '../../workshop/testing/storage.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { TestClient } from '../../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../../workshop/testing/with-app.ts';
import { runPeople } from './people.ts';

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'ein neues Wort';

let app: TestApp;
let mailbox: Mailbox;
withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

/** Runs the command with a yes; returns its output. */
async function people(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await runPeople(args, app, { print: (line) => lines.push(line), confirm: async () => true });
  return lines.join('\n');
}

/** Runs the command; returns the token in the printed link. */
async function tokenOf(...args: string[]): Promise<string> {
  return new URL(JSON.parse(await people(...args, '--json')).link).hash.slice(1);
}

async function buildProviderAccount(provider: 'google' | 'apple', email: string | null): Promise<number> {
  const identity = { provider, subject: randomUUID(), email, name: null };
  return (await app.services.identity.findOrCreate(identity, 'Europe/Berlin')).id;
}

const visitor = () => new TestClient(app);

describe('a deletion by the operator', () => {
  it('deletes everything, and sends the same mail as a deletion in the profile', async () => {
    const { id, client, username } = await buildConfirmed(app, mailbox);
    await client.rest('post', '/api/answers', { content: 'Der erste Schnee.' });
    expect(await people('delete', String(id))).toBe(`Account ${id} is deleted.`);
    expect((await client.rest('get', '/api/user')).status).toBe(401);
    for (const table of ['answer', 'user_key', 'draft']) {
      expect(await app.db.all(`SELECT userId FROM ${table} WHERE userId = ?`, [id])).toEqual([]);
    }
    expect(await subjectsTo(app, mailbox, username)).toContain('Dein Konto ist gelöscht');
    await expect(people('show', String(id))).rejects.toThrow(`There is no account ${id}.`);
  });
});

describe('a storage limit set by the operator', () => {
  it('gives a diary more room, is shown, and stays without confirmation of a new limit', async () => {
    const [{ id, client }, other] = [await buildUser(app), await buildUser(app)];
    const save = () => client.rest('post', '/api/answers', { content: 'Der erste Schnee.' });
    await leaveRoom(app, id, 0);
    expect((await save()).status).toBe(413);
    expect(await people('set-limit', String(id), '51')).toBe(`Account ${id} may hold 51 MB.`);
    expect((await save()).status).toBe(201);
    expect(await people('show', String(id))).toContain('Storage: 0.0 of 51 MB');
    expect(await people('show', String(other.id))).toContain('Storage: 0.0 of 50 MB');
    const refuse = { print: () => undefined, confirm: async () => false };
    await expect(runPeople(['set-limit', String(id), '52'], app, refuse)).rejects.toThrow('Nothing is done.');
    const { storage } = JSON.parse(await people('show', String(id), '--json'));
    expect(storage.maxBytes).toBe(51_000_000);
    for (const outcome of ['ok', 'cancelled'])
      expect(app.log()).toContain(`"event":"operator-limit","outcome":"${outcome}"`);
  });

  it.each(['0', '2001', '-1', '1.5', 'viel'])(
    'is rejected for an invalid number of megabytes → %s',
    async (mb) => {
      const { id } = await buildUser(app);
      await expect(people('set-limit', String(id), '--', mb)).rejects.toThrow(/megabytes|MB/);
      expect((await app.services.answerStorage.read(id)).maxBytes).toBe(50_000_000);
    },
  );
});

describe('a link to an export from the operator', () => {
  it('is printed with its expiry and a warning, and downloads the diary without a sign-in', async () => {
    const { id, client, username } = await buildUser(app);
    await client.rest('post', '/api/answers', { content: 'Der erste Schnee.' });
    const [link = '', advice, end] = (await people('export-link', String(id))).split('\n');
    expect(link).toMatch(/^http:\/\/localhost:3000\/mein-export#[\w.-]+$/);
    expect(advice).toContain('Whoever opens it gets the whole diary');
    expect(end).toContain('until 2026-11-27 18:00 UTC');
    const { body } = await takeByLink(visitor(), new URL(link).hash.slice(1));
    expect(body).toMatchObject({ username, answers: [{ content: 'Der erste Schnee.' }] });
  });

  it('is void after ending all sessions', async () => {
    const { id } = await buildUser(app);
    const token = await tokenOf('export-link', String(id));
    await people('end-sessions', String(id));
    expect((await takeByLink(visitor(), token)).body).toMatchObject({ error: LINK_REFUSED });
  });
});

it('ending all sessions also ends all API tokens', async () => {
  const { id, client } = await buildUser(app);
  const program = await buildProgram(app, client, 'answers:read');
  expect((await program.rest('get', '/api/answers')).status).toBe(200);
  const said = await people('end-sessions', String(id));
  expect(said).toBe(`All sessions and API tokens of account ${id} have ended.`);
  for (const asking of [program, client]) expect((await asking.rest('get', '/api/answers')).status).toBe(401);
});

describe('a reset link from the operator', () => {
  it('sets a new password once, also for an unconfirmed address, and ends all sessions', async () => {
    const { id, client, username } = await buildUser(app);
    const [link = '', advice, end] = (await people('reset-link', String(id))).split('\n');
    expect(link).toMatch(/^http:\/\/localhost:3000\/passwort-neu#[\w.-]+$/);
    expect(advice).toContain(`can log in as ${username}`);
    expect(end).toContain('until 2026-11-21 18:00 UTC');
    const token = new URL(link).hash.slice(1);
    expect((await resetPassword(visitor(), token, NEW_PASSWORD)).code).toBe('ok');
    expect((await client.rest('get', '/api/user')).status).toBe(401);
    expect(await opens(app, username, NEW_PASSWORD)).toBe(true);
    expect((await resetPassword(visitor(), token, 'ein anderes Wort')).message).toBe(LINK_REFUSED);
    expect(await subjectsTo(app, mailbox, username)).not.toContain(SUBJECTS.passwordChanged);
  });

  it('mails the owner of a confirmed address when used', async () => {
    const { id, username } = await buildConfirmed(app, mailbox);
    await resetPassword(visitor(), await tokenOf('reset-link', String(id)), NEW_PASSWORD);
    expect(await subjectsTo(app, mailbox, username)).toContain(SUBJECTS.passwordChanged);
  });

  it('works without a mail server', async () => {
    const silent = await createTestApp();
    const { id, username } = await buildUser(silent);
    const user = await silent.services.account.findById(id);
    if (!user) throw new Error('There is no such account.');
    const token = new URL(silent.services.reset.operatorLink(user).link).hash.slice(1);
    expect((await resetPassword(new TestClient(silent), token, NEW_PASSWORD)).code).toBe('ok');
    expect(await opens(silent, username, NEW_PASSWORD)).toBe(true);
    await silent.close();
  });

  it.each([
    [24 * HOUR_MS - 1, 'ok'],
    [24 * HOUR_MS, 'BAD_USER_INPUT'],
  ])('is valid for 24 hours → after %i ms %s', async (passedMs, code) => {
    const { id } = await buildUser(app);
    const token = await tokenOf('reset-link', String(id));
    app.setClock(new Date(START_OF_TESTS.getTime() + passedMs));
    expect((await resetPassword(visitor(), token, NEW_PASSWORD)).code).toBe(code);
  });

  it('adds a password to a Google account, which its owner can change', async () => {
    const address = buildAddress();
    const id = await buildProviderAccount('google', address);
    await resetPassword(visitor(), await tokenOf('reset-link', String(id)), NEW_PASSWORD);
    const client = visitor();
    await client.rest('post', '/api/login', { username: address, password: NEW_PASSWORD });
    expect(await credentialsOf(client)).toMatchObject({
      hasPassword: true,
      identities: [{ provider: 'GOOGLE' }],
    });
    const changed = await client.rest('post', '/api/user/change-password', { password: PASSWORD });
    expect(changed.status).toBe(200);
  });

  it('is rejected for an account without an address and for a locked account', async () => {
    const nameless = await buildProviderAccount('apple', null);
    await expect(people('reset-link', String(nameless))).rejects.toThrow('It has no address');
    const { id } = await buildUser(app);
    await people('lock', String(id), '--reason', 'Spam');
    await expect(people('reset-link', String(id))).rejects.toThrow('unlock it first');
  });

  it('is void after ending all sessions', async () => {
    const { id } = await buildUser(app);
    const token = await tokenOf('reset-link', String(id));
    await people('end-sessions', String(id));
    expect((await resetPassword(visitor(), token, NEW_PASSWORD)).message).toBe(LINK_REFUSED);
  });
});
