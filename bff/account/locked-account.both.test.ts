import { buildAddress, buildDevice, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import {
  buildConfirmed,
  CONFIRM_PAGE,
  changeAddress,
  confirmAddress,
  opens,
  requestReset,
  resetPassword,
  tokenTo,
  undoAddressChange,
} from '../workshop/testing/mail-links.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import { addPasskey, isSignedIn, SIGN_IN, signIn, startSignIn } from '../workshop/testing/passkeys.ts';
import {
  CHECK_RECOVERY_CODE,
  createRecoveryCode,
  RECOVER_WITH_PASSWORD,
} from '../workshop/testing/recovery-codes.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';
import { ACCOUNT_LOCKED, LOG_IN_REFUSED } from './account.sentences.rules.ts';

const REFUSED = { code: 'FORBIDDEN', message: ACCOUNT_LOCKED };
const NEW_PASSWORD = 'ein neues Wort';

let app: TestApp;
let mailbox: Mailbox;
withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

const visitor = () => new TestClient(app);
const lock = (id: number) => app.services.account.setLocked(id, true);
const unlock = (id: number) => app.services.account.setLocked(id, false);

/** Runs an operation that fails; returns its error. */
async function refusalOf(client: TestClient, query: string, variables: Record<string, unknown>) {
  const [{ message, extensions }] = (await client.graphql(query, variables)).body.errors;
  return { code: extensions.code, message };
}

describe('a locked account', () => {
  it('loses all sessions, and unlocking restores none of them', async () => {
    const { id, client, username } = await buildUser(app);
    const device = await buildDevice(app, username);
    await lock(id);
    expect([await isSignedIn(client), await isSignedIn(device)]).toEqual([false, false]);
    await unlock(id);
    expect([await isSignedIn(client), await isSignedIn(device)]).toEqual([false, false]);
  });

  it('keeps its data, and accepts its password again after unlocking', async () => {
    const { id, client, username } = await buildUser(app);
    await client.rest('post', '/api/answers', { content: 'Vorher geschrieben.' });
    await lock(id);
    await unlock(id);
    const device = await buildDevice(app, username);
    expect((await device.rest('get', '/api/answers')).body).toMatchObject([
      { content: 'Vorher geschrieben.' },
    ]);
  });

  it('returns 403 for the correct password over REST and GraphQL, but 401 for a wrong password', async () => {
    const { id, username } = await buildUser(app);
    await lock(id);
    const right = await visitor().rest('post', '/api/login', { username, password: PASSWORD });
    expect([right.status, right.body]).toEqual([403, { error: ACCOUNT_LOCKED, code: 'FORBIDDEN' }]);
    expect(right.headers['set-cookie']).toBeUndefined();
    const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { account { id } } }';
    expect(await refusalOf(visitor(), query, { input: { username, password: PASSWORD } })).toEqual(REFUSED);
    const wrong = await visitor().rest('post', '/api/login', { username, password: 'ein falsches Wort' });
    expect([wrong.status, wrong.body.error]).toEqual([401, LOG_IN_REFUSED]);
  });

  it('returns 403 for its passkey', async () => {
    const { id, client } = await buildUser(app);
    const { authenticator } = await addPasskey(client);
    await lock(id);
    const input = authenticator.get(await startSignIn(visitor()));
    expect(await refusalOf(visitor(), SIGN_IN, { input })).toEqual(REFUSED);
    const forged = { ...input, response: { ...input.response, signature: 'AAAA' } };
    expect((await refusalOf(visitor(), SIGN_IN, { input: forged })).code).toBe('UNAUTHENTICATED');
    await unlock(id);
    expect((await signIn(visitor(), authenticator)).body.errors).toBeUndefined();
  });

  it('returns 403 for its recovery code, which stays valid, but 401 for a wrong code', async () => {
    const { id, client, username } = await buildUser(app);
    const code = await createRecoveryCode(client);
    await lock(id);
    expect(await refusalOf(visitor(), CHECK_RECOVERY_CODE, { input: { username, code } })).toEqual(REFUSED);
    const input = { username, code, password: NEW_PASSWORD };
    expect(await refusalOf(visitor(), RECOVER_WITH_PASSWORD, { input })).toEqual(REFUSED);
    const wrong = { username, code: '0123-4567-89AB-CDEF-GHJK-MNPQ' };
    expect((await refusalOf(visitor(), CHECK_RECOVERY_CODE, { input: wrong })).code).toBe('UNAUTHENTICATED');
    await unlock(id);
    expect((await visitor().graphql(RECOVER_WITH_PASSWORD, { input })).body.errors).toBeUndefined();
  });

  it('returns 403 for a reset link, which changes nothing', async () => {
    const { id, username } = await buildConfirmed(app, mailbox);
    await lock(id);
    await requestReset(visitor(), username);
    const token = await tokenTo(mailbox, username, '/passwort-neu');
    expect(await resetPassword(visitor(), token, NEW_PASSWORD)).toMatchObject(REFUSED);
    await unlock(id);
    expect(await opens(app, username, PASSWORD)).toBe(true);
  });

  it('returns 403 for the links that restore and confirm an address', async () => {
    const { id, client, username } = await buildConfirmed(app, mailbox);
    const next = buildAddress();
    await changeAddress(client, next);
    const toConfirm = await tokenTo(mailbox, next, CONFIRM_PAGE);
    await lock(id);
    expect(await confirmAddress(visitor(), toConfirm, PASSWORD)).toMatchObject(REFUSED);
    await unlock(id);
    await confirmAddress(visitor(), toConfirm, PASSWORD);
    const toUndo = await tokenTo(mailbox, username, '/adresse-zurueck');
    await lock(id);
    expect(await undoAddressChange(visitor(), toUndo, NEW_PASSWORD)).toMatchObject(REFUSED);
    await unlock(id);
    expect((await undoAddressChange(visitor(), toUndo, NEW_PASSWORD)).code).toBe('ok');
  });
});

describe('an account that is locked at the moment of a sign-in', () => {
  it('gets no session from the sign-in, whichever commits first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, username } = await buildUser(app);
      const device = visitor();
      await Promise.all([device.rest('post', '/api/login', { username, password: PASSWORD }), lock(id)]);
      expect(await isSignedIn(device)).toBe(false);
      await unlock(id);
      expect(await isSignedIn(device)).toBe(false);
    }
  });

  it('gets no session from a change that started before the lock and signs in after it', async () => {
    const { id, client } = await buildUser(app);
    await lock(id);
    // Such a change leaves a session under the newest epoch.
    await app.db.change(
      'UPDATE session SET epoch = (SELECT sessionEpoch FROM user WHERE id = ?) WHERE userId = ?',
      [id, id],
    );
    expect(await isSignedIn(client)).toBe(false);
  });

  it('keeps its address and password when the lock comes between opening and using an undo link', async () => {
    const { id, client, username } = await buildConfirmed(app, mailbox);
    const next = buildAddress();
    await changeAddress(client, next);
    await confirmAddress(client, await tokenTo(mailbox, next, CONFIRM_PAGE));
    const claim = await app.services.addressChanges.undoClaimOf(
      await tokenTo(mailbox, username, '/adresse-zurueck'),
    );
    await lock(id);
    await expect(app.services.addressChanges.undo(claim, NEW_PASSWORD)).rejects.toThrow(ACCOUNT_LOCKED);
    await unlock(id);
    expect(await opens(app, next, PASSWORD)).toBe(true);
  });

  it('keeps its password when the lock comes between opening and using a reset link', async () => {
    const { id, username } = await buildConfirmed(app, mailbox);
    await requestReset(visitor(), username);
    const { reset } = app.services;
    const user = await reset.userOf(await tokenTo(mailbox, username, '/passwort-neu'));
    await lock(id);
    await expect(reset.reset(user, NEW_PASSWORD)).rejects.toThrow(ACCOUNT_LOCKED);
    await unlock(id);
    expect(await opens(app, username, PASSWORD)).toBe(true);
  });

  it('keeps its recovery code when the lock comes between checking and using the code', async () => {
    const { id, client, username } = await buildUser(app);
    const code = (await createRecoveryCode(client)).replaceAll('-', '');
    const held = await app.services.recoveryCodes.find({ username, code });
    await lock(id);
    await expect(app.services.recoveryCodes.use(held, async () => undefined)).rejects.toThrow(ACCOUNT_LOCKED);
    await unlock(id);
    expect((await app.services.recoveryCodes.find({ username, code })).user.id).toBe(id);
  });
});

describe('an attempt to log in to a locked account', () => {
  it('is not counted as failed when the password is correct', async () => {
    const strict = await createTestApp({ rateLimitScale: 1 });
    const { id, username } = await buildUser(strict);
    await strict.services.account.setLocked(id, true);
    for (let guess = 0; guess < 12; guess += 1) {
      const { status } = await new TestClient(strict).rest('post', '/api/login', {
        username,
        password: PASSWORD,
      });
      expect(status).toBe(403);
    }
    await strict.close();
  });
});
