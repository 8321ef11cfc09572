import { randomBytes } from 'node:crypto';
import { FeedbackService } from '../../feedback/feedback.service.ts';
import { createProduct, type Product } from '../../product.ts';
import { buildAnswer, buildUser } from '../../workshop/testing/builders.ts';
import { secretsOf } from '../../workshop/testing/settings.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { until } from '../../workshop/testing/until.ts';
import { inFull } from '../../workshop/testing/volumes.ts';
import { createLogger } from '../lib/logger.ts';
import { KeyRing } from './key-ring.ts';
import { Vault } from './vault.ts';

const K1 = `k1:${randomBytes(32).toString('base64')}`;
const K2 = `k2:${randomBytes(32).toString('base64')}`;
const WRITERS = inFull(50, 20);
const ORIGIN = { ipAddress: null, userAgent: 'Firefox' };

const clock = () => START_OF_TESTS;
const noProgress = () => undefined;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ encryptionKeys: [K1, K2] });
});
afterEach(() => app.close());

function ringOf(encryptionKeys: string[], encryptionKeyActive: string): KeyRing {
  return new KeyRing({ encryptionKeys, encryptionKeyActive, sessionSecrets: [] });
}

/** Another instance on the same database with this ring. */
function instanceWith(encryptionKeys: string[], activeId: string): Product {
  return createProduct(app.env, secretsOf(encryptionKeys, undefined, activeId), {
    source: app.source,
    logger: createLogger('silent'),
    clock,
  });
}

async function keyIds(): Promise<string[]> {
  const rows = await app.db.all<{ kekId: string }>('SELECT kekId FROM user_key ORDER BY userId');
  return rows.map(({ kekId }) => kekId);
}

/** Does the work of `npm run keys:rotate`. */
async function rotate(ring: KeyRing): Promise<string[]> {
  const feedback = new FeedbackService({ ...app, ring, clock });
  const vault = new Vault({ db: app.db, ring, clock });
  await vault.rewrapKeys(noProgress);
  await feedback.reseal(noProgress);
  return vault.retireKeys(await feedback.keysInUse());
}

describe('rotating the master key', () => {
  it('disturbs no writer, and leaves no key under the old master key', async () => {
    await app.close();
    // All instances already have the new ring; the stored keys are still wrapped with the old key.
    app = await createTestApp({ encryptionKeys: [K2, K1] });
    const people = await Promise.all(Array.from({ length: WRITERS }, () => buildUser(app)));
    const before = instanceWith([K1, K2], 'k1');
    await new Vault({ db: app.db, ring: ringOf([K1, K2], 'k1'), clock }).rewrapKeys(noProgress);
    await before.vault.check();
    const message = { comment: 'Alt', name: 'Anna', email: 'a@example.org' };
    await before.services.feedback.send(message, ORIGIN);
    expect(new Set(await keyIds())).toEqual(new Set(['k1']));
    for (const { id } of people) app.vault.forget(id);
    const ring = ringOf([K1, K2], 'k2');
    let isRotating = true;
    const write = async ({ client }: { client: (typeof people)[number]['client'] }, index: number) => {
      const statuses: number[] = [];
      const { status, body } = await client.rest('post', '/api/answers', { content: `Antwort ${index}` });
      statuses.push(status);
      for (let round = 0; isRotating || round < 2; round += 1) {
        const path = `/api/answers/${body.id}`;
        statuses.push((await client.rest('patch', path, { content: `Antwort ${index}.${round}` })).status);
        statuses.push((await client.rest('get', '/api/answers')).status);
      }
      return statuses;
    };
    const writing = Promise.all(people.map(write));
    const retired = await rotate(ring);
    isRotating = false;
    const statuses = (await writing).flat();
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
    expect(retired).toEqual(['k1']);
    expect(new Set(await keyIds())).toEqual(new Set(['k2']));

    const { vault, services } = instanceWith([K2], 'k2');
    await vault.check();
    for (const [index, { id }] of people.entries()) {
      const [answer] = (await services.diary.page(id)).nodes;
      expect(answer).toMatchObject({ isReadable: true });
      expect(answer?.content).toMatch(new RegExp(`^Antwort ${index}\\.\\d+$`));
    }
    expect(await services.feedback.list()).toMatchObject([{ comment: 'Alt', name: 'Anna' }]);
  });

  it('leaves every text unchanged, byte for byte', async () => {
    const { client } = await buildUser(app);
    await buildAnswer(client);
    const stored = () => app.db.all('SELECT id, encryptedContent, encryptionIv FROM answer');
    const before = await stored();
    await rotate(ringOf([K1, K2], 'k2'));
    expect(await stored()).toEqual(before);
  });

  it('happens automatically, once, for every active user', async () => {
    const seen = await buildUser(app);
    await buildAnswer(seen.client, 'Gesehen');
    await buildUser(app);
    const { services } = instanceWith([K1, K2], 'k2');
    expect((await services.diary.page(seen.id)).nodes).toMatchObject([{ content: 'Gesehen' }]);
    await until(async () => (await keyIds()).includes('k2'));
    expect(await keyIds()).toEqual(['k2', 'k1']);
    expect((await seen.client.rest('get', '/api/answers')).body).toMatchObject([{ content: 'Gesehen' }]);
  });

  it('does not overwrite a key that another instance has wrapped meanwhile', async () => {
    const { id } = await buildUser(app);
    const ring = ringOf([K1, K2], 'k2');
    await Promise.all([rotate(ring), rotate(ring), rotate(ring)]);
    expect(await keyIds()).toEqual(['k2']);
    await expect(instanceWith([K2], 'k2').vault.cipherOf(id)).resolves.toBeDefined();
  });

  it('still needs the old key until the last text has moved', async () => {
    await buildUser(app);
    await app.services.feedback.send({ comment: 'Alt' }, ORIGIN);
    const ring = ringOf([K1, K2], 'k2');
    const { vault } = instanceWith([K1, K2], 'k2');
    await vault.check();
    expect(await vault.retireKeys(['k1'])).toEqual([]);
    await new Vault({ db: app.db, ring, clock }).rewrapKeys(noProgress);
    await expect(instanceWith([K2], 'k2').vault.check()).rejects.toThrow('k1');
    expect(await rotate(ring)).toEqual(['k1']);
    await expect(instanceWith([K2], 'k2').vault.check()).resolves.toBeUndefined();
  });
});

describe('the check at the start', () => {
  it('stores a key check for every key in use, and refuses a ring without one of these keys', async () => {
    await buildUser(app);
    await app.db.write((tx) => tx.run('DELETE FROM key_check'));
    await expect(instanceWith([K2], 'k2').vault.check()).rejects.toThrow('k1');
    await instanceWith([K1, K2], 'k2').vault.check();
    const rows = await app.db.all<{ kekId: string }>('SELECT kekId FROM key_check ORDER BY kekId');
    expect(rows.map(({ kekId }) => kekId)).toEqual(['k1', 'k2']);
  });

  it('tells whether any instance has started with the new key', async () => {
    expect(await instanceWith([K1, K2], 'k2').vault.isActiveKeyKnown()).toBe(false);
    await instanceWith([K1, K2], 'k2').vault.check();
    expect(await instanceWith([K1, K2], 'k2').vault.isActiveKeyKnown()).toBe(true);
  });

  it('decrypts texts under an old key if the ring still contains it', async () => {
    const { id, client } = await buildUser(app);
    await buildAnswer(client, 'Aus dem Archiv');
    const { services } = instanceWith([K2, K1], 'k2');
    expect((await services.diary.page(id)).nodes).toMatchObject([{ content: 'Aus dem Archiv' }]);
  });
});
