import { buildSession } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import type { User } from './user.entity.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CHANGES: [name: string, change: (user: User) => Promise<unknown>][] = [
  ['a new password', (user) => app.services.account.changePassword(user, 'ein anderes Wort', false)],
  ['a log-out everywhere', (user) => app.services.account.endSessions(user, false)],
  [
    'an API token',
    (user) => app.services.apiTokens.create(user, { name: 'x', scopes: ['answers:read'], lifetimeDays: 1 }),
  ],
  ['a recovery code', (user) => app.services.recoveryCodes.create(user)],
  [
    'an identity',
    (user) =>
      app.services.identity.connect(user, { provider: 'google', subject: 'x', email: null, name: null }),
  ],
];

describe('a request that was admitted before all sessions of its account ended', () => {
  it.each(CHANGES)('stores no credential and no session afterwards → %s', async (_name, change) => {
    const { id } = await buildSession(app);
    const admitted = await app.services.account.findById(id);
    if (!admitted) throw new Error('The account is missing.');
    await app.services.account.endSessions(admitted, false);
    const before = await app.services.account.findById(id);
    await expect(change(admitted)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await app.services.account.findById(id)).toEqual(before);
    expect(await app.services.apiTokens.list(id)).toEqual([]);
    expect(await app.services.recoveryCodes.createdAt(id)).toBeNull();
    expect(await app.services.identity.list(id)).toEqual([]);
  });
});
