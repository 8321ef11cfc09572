import { randomBytes } from 'node:crypto';
import { UserEntity } from '../../account/user.entity.ts';
import { createTestDatabase, type TestDatabase } from '../../workshop/testing/test-database.ts';
import { Database } from '../database/database.ts';
import { accountGone } from '../lib/errors.ts';
import { KeyCheckEntity } from './key-check.entity.ts';
import { KeyRing } from './key-ring.ts';
import { UserKeyEntity } from './user-key.entity.ts';
import { newUserKey, Vault } from './vault.ts';

const K1 = `k1:${randomBytes(32).toString('base64')}`;
const K2 = `k2:${randomBytes(32).toString('base64')}`;
const OTHER_K1 = `k1:${randomBytes(32).toString('base64')}`;
const PLACE = { purpose: 'draft', day: '2026-11-20' } as const;
const NOW = new Date('2026-11-20T18:00:00.000Z');

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = new Database({ source: database.source });
  await db.connect();
});
beforeEach(() =>
  db.write(async (tx) => {
    await tx.run('DELETE FROM user');
    await tx.run('DELETE FROM key_check');
  }),
);
afterAll(() => database.remove());

function ring(encryptionKeys: string[], encryptionKeyActive = 'k1'): KeyRing {
  return new KeyRing({ encryptionKeys, encryptionKeyActive, sessionSecrets: [] });
}

function vaultWith(keys: KeyRing): Vault {
  return new Vault({ db, ring: keys, clock: () => NOW });
}

/** Creates a user with a key of this vault. */
async function addUser(vault: Vault, username: string): Promise<number> {
  return db.write(async (tx) => {
    const { identifiers } = await tx.manager.insert(UserEntity, {
      username,
      password: '!',
      provider: 'local',
      createdAt: NOW,
      sessionEpoch: 1,
      consentVersion: 'test',
      consentedAt: NOW,
    });
    const id = Number(identifiers[0]?.id);
    await vault.createKey(tx, id);
    return id;
  });
}

describe('the check at the start', () => {
  it('passes for a new ring on an empty database, and stores one key check in total', async () => {
    const vault = vaultWith(ring([K1]));
    await vault.check();
    await vault.check();
    await Promise.all([vaultWith(ring([K1])).check(), vaultWith(ring([K1])).check()]);
    const keyChecks = await database.source.getRepository(KeyCheckEntity).find();
    expect(keyChecks.map(({ kekId }) => kekId)).toEqual(['k1']);
  });

  it('throws when the key of the database is missing', async () => {
    await vaultWith(ring([K1])).check();
    await expect(vaultWith(ring([K2], 'k2')).check()).rejects.toThrow(
      'The master key k1 is not in ENCRYPTION_KEYS.',
    );
  });

  it('throws when another key has the same id', async () => {
    await vaultWith(ring([K1])).check();
    await expect(vaultWith(ring([OTHER_K1])).check()).rejects.toThrow(
      'The master key k1 in ENCRYPTION_KEYS is not the one this database was written with.',
    );
  });

  it('passes when a new key is added, and remembers both keys', async () => {
    await vaultWith(ring([K1])).check();
    await vaultWith(ring([K1, K2], 'k2')).check();
    await expect(vaultWith(ring([K1])).check()).rejects.toThrow('k2');
    await expect(vaultWith(ring([K2], 'k2')).check()).rejects.toThrow('k1');
  });
});

describe("a user's key", () => {
  it('decrypts texts written before the active master key changed', async () => {
    const vault = vaultWith(ring([K1]));
    const id = await addUser(vault, 'rotation@example.org');
    const sealed = (await vault.cipherOf(id)).seal({ content: 'Alt' }, PLACE);
    const rotated = await vaultWith(ring([K1, K2], 'k2')).cipherOf(id);
    expect(rotated.open(sealed, PLACE)).toEqual({ content: 'Alt' });
  });

  it('cannot be unwrapped in the row of another user', async () => {
    const vault = vaultWith(ring([K1]));
    const one = await addUser(vault, 'eins@example.org');
    const two = await addUser(vault, 'zwei@example.org');
    const keys = database.source.getRepository(UserKeyEntity);
    const { wrappedKey } = await keys.findOneByOrFail({ userId: one });
    await keys.update({ userId: two }, { wrappedKey });
    await expect(vaultWith(ring([K1])).cipherOf(two)).rejects.toThrow();
    await expect(vaultWith(ring([K1])).cipherOf(one)).resolves.toBeDefined();
  });

  it('cannot be unwrapped under another master key with the same id, or without the key', async () => {
    const id = await addUser(vaultWith(ring([K1])), 'fremd@example.org');
    await expect(vaultWith(ring([OTHER_K1])).cipherOf(id)).rejects.toThrow();
    await expect(vaultWith(ring([K2], 'k2')).cipherOf(id)).rejects.toThrow('k1');
  });

  it('is random for each user', async () => {
    const vault = vaultWith(ring([K1]));
    const [one, two] = [await addUser(vault, 'a@example.org'), await addUser(vault, 'b@example.org')];
    const rows = await database.source.getRepository(UserKeyEntity).find();
    expect(new Set(rows.map(({ wrappedKey }) => wrappedKey)).size).toBe(2);
    const sealed = (await vault.cipherOf(one)).seal({ content: 'Geheim' }, PLACE);
    const other = await vault.cipherOf(two);
    expect(() => other.open(sealed, PLACE)).toThrow();
  });

  it('does not exist for an unknown user', async () => {
    await expect(vaultWith(ring([K1])).cipherOf(4_711)).rejects.toThrow(accountGone().message);
  });
});

describe('a key ring', () => {
  it.each([
    ['an active id that is not in it', [K1], 'k9', 'The master key k9 is not in ENCRYPTION_KEYS.'],
    ['an id that stands twice', [K1, OTHER_K1], 'k1', 'stands twice'],
    ['a key that is too short', [`k1:${randomBytes(16).toString('base64')}`], 'k1', 'is not 32 bytes long'],
    ['a key that is too long', [`k1:${randomBytes(33).toString('base64')}`], 'k1', 'is not 32 bytes long'],
    ['no key', [], 'k1', 'k1'],
  ])('cannot be created with %s', (_title, keys, active, message) => {
    expect(() => ring(keys, active)).toThrow(message);
  });

  it('unwraps only with the same associated data', () => {
    const keys = ring([K1]);
    const key = newUserKey();
    const wrapped = keys.wrap(key, 'u=1|kv=1');
    expect(keys.unwrap(wrapped, 'k1', 'u=1|kv=1').equals(key)).toBe(true);
    expect(() => keys.unwrap(wrapped, 'k1', 'u=2|kv=1')).toThrow();
    expect(() => keys.unwrap(wrapped, 'k1', 'key-check')).toThrow();
    expect(() => keys.unwrap('v1.AAAA', 'k1', 'u=1|kv=1')).toThrow('Not a packed ciphertext');
  });
});
