import { randomBytes } from 'node:crypto';
import { CHALLENGE_LIFETIME_MS } from '../platform/lib/challenges.ts';
import { Authenticator, type Forgery } from '../workshop/testing/authenticator.ts';
import { buildUser } from '../workshop/testing/builders.ts';
import { LOG_OUT_EVERYWHERE } from '../workshop/testing/log-ins.ts';
import { CHALLENGES, FORGERIES } from '../workshop/testing/passkey-forgeries.ts';
import { ADD_PASSKEY, codeOf, startPasskey, startSignIn } from '../workshop/testing/passkeys.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { PasskeyEntity } from './passkey.entity.ts';

let app: TestApp;
withApp((given) => {
  app = given;
});

const pass = (ms: number) => app.setClock(new Date(START_OF_TESTS.getTime() + ms));
/** Adds a forged credential; returns the error code and the number of passkeys. */
async function tryToAdd(forge: (challenge: string) => Forgery) {
  const { id: userId, client } = await buildUser(app);
  const options = await startPasskey(client);
  const credential = new Authenticator().create(options, forge(options.challenge));
  const reply = await client.graphql(ADD_PASSKEY, { input: { name: 'Falsch', credential } });
  const count = await app.database.source.manager.countBy(PasskeyEntity, { userId });
  return { code: codeOf(reply), count };
}

const NOT_ADDED = { code: 'FORBIDDEN', count: 0 };

describe('a forged credential is not added', () => {
  it.each(FORGERIES)('with %s', async (_title, forged) => {
    expect(await tryToAdd(() => forged)).toEqual(NOT_ADDED);
  });

  it.each(CHALLENGES)('with a challenge that has %s', async (_title, forge) => {
    expect(await tryToAdd((challenge) => ({ challenge: forge(challenge) }))).toEqual(NOT_ADDED);
  });

  it.each<[string, Forgery]>([
    ['the ceremony of a sign-in', { type: 'webauthn.get' }],
    ['an id that is not its own', { id: randomBytes(32).toString('base64url') }],
    ['an algorithm that nobody has asked for', { algorithm: -9 }],
    ['a certificate of Apple', { format: 'apple' }],
    ['a format that nobody knows', { format: 'other' }],
    ['a packed statement that holds nothing', { format: 'packed' }],
  ])('with %s', async (_title, forged) => {
    expect(await tryToAdd(() => forged)).toEqual(NOT_ADDED);
  });

  it('with a challenge of somebody else, of another session, of a sign-in, or that is used up', async () => {
    const [anna, ben] = [await buildUser(app), await buildUser(app)];
    const theirs = await startPasskey(ben.client);
    const { challenge } = await startSignIn(anna.client);
    const own = await startPasskey(anna.client);
    const add = async (options: { challenge: string }) => {
      const credential = new Authenticator().create({ ...own, ...options });
      return codeOf(await anna.client.graphql(ADD_PASSKEY, { input: { name: 'Falsch', credential } }));
    };
    expect([await add(theirs), await add({ challenge })]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect([await add(own), await add(own)]).toEqual(['none', 'FORBIDDEN']);
  });

  it('once its challenge has expired, and a moment before it is', async () => {
    for (const [ms, code] of [
      [CHALLENGE_LIFETIME_MS - 1, 'none'],
      [CHALLENGE_LIFETIME_MS, 'FORBIDDEN'],
    ] as const) {
      app.setClock(START_OF_TESTS);
      const { client } = await buildUser(app);
      const credential = new Authenticator().create(await startPasskey(client));
      pass(ms);
      expect(codeOf(await client.graphql(ADD_PASSKEY, { input: { name: 'Spät', credential } }))).toBe(code);
    }
  });

  it('after its user has logged out everywhere meanwhile', async () => {
    const { client } = await buildUser(app);
    const credential = new Authenticator().create(await startPasskey(client));
    await client.graphql(LOG_OUT_EVERYWHERE);
    expect(codeOf(await client.graphql(ADD_PASSKEY, { input: { name: 'Alt', credential } }))).toBe(
      'FORBIDDEN',
    );
  });
});
