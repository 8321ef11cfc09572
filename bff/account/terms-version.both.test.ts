import { randomUUID } from 'node:crypto';
import { buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TERMS_VERSION } from './account.sentences.rules.ts';

async function termsOf(app: TestApp, id: number) {
  return (await app.services.account.findById(id))?.termsVersion;
}

describe('the version of the terms of use', () => {
  it('is stored at a registration and at a first sign-in with a provider, and stays afterwards', async () => {
    const app = await createTestApp({ hasTerms: true });
    const { id } = await buildUser(app);
    expect(await termsOf(app, id)).toBe(TERMS_VERSION);
    const identity = { provider: 'google', subject: randomUUID(), email: null, name: null } as const;
    const created = await app.services.identity.findOrCreate(identity, 'Europe/Berlin');
    expect(await termsOf(app, created.id)).toBe(TERMS_VERSION);
    await app.db.change("UPDATE user SET termsVersion = '2025-01' WHERE id = ?", [created.id]);
    await app.services.identity.findOrCreate(identity, 'Europe/Berlin');
    expect(await termsOf(app, created.id)).toBe('2025-01');
    await app.close();
  });

  it('is not stored where no terms are shown', async () => {
    const app = await createTestApp();
    const { id } = await buildUser(app);
    expect(await termsOf(app, id)).toBeNull();
    await app.close();
  });
});
