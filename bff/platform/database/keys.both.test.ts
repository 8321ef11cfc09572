import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { type User, UserEntity } from '../../account/user.entity.ts';
import { AnswerEntity } from '../../answer/answer.entity.ts';
import { DraftEntity } from '../../draft/draft.entity.ts';
import { UserIdentityEntity } from '../../identity/user-identity.entity.ts';
import { AT, buildAnswerRow, buildUserRow, SEALED } from '../../workshop/testing/rows.ts';
import { createTestDatabase, type TestDatabase } from '../../workshop/testing/test-database.ts';
import { SessionEntity } from '../session/session.entity.ts';
import { UserKeyEntity } from '../vault/user-key.entity.ts';
import { Database, isUniqueViolation } from './database.ts';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  source = database.source;
});
afterAll(() => database.remove());

async function insertUser(row: Omit<User, 'id'> = buildUserRow()): Promise<number> {
  const { identifiers } = await source.getRepository(UserEntity).insert({ ...row });
  return Number(identifiers[0]?.id);
}

describe('the database keys', () => {
  it('delete all rows of a deleted user, and no rows of other users', async () => {
    const owned = [UserIdentityEntity, UserKeyEntity, SessionEntity, AnswerEntity, DraftEntity];
    const ids = [await insertUser(), await insertUser()];
    for (const userId of ids) {
      await source
        .getRepository(UserIdentityEntity)
        .insert({ provider: 'apple', subject: randomUUID(), userId, createdAt: AT });
      await source
        .getRepository(UserKeyEntity)
        .insert({ userId, version: 1, kekId: 'k1', wrappedKey: 'w', createdAt: AT });
      await source.getRepository(SessionEntity).insert({
        sidHash: randomUUID().padEnd(64, '0'),
        userId,
        epoch: 1,
        signedInAt: AT,
        renewedAt: AT,
        expiresAt: AT,
      });
      await source.getRepository(AnswerEntity).insert(buildAnswerRow(userId));
      await source.getRepository(DraftEntity).insert({ userId, ...SEALED, day: '2028-02-29', updatedAt: AT });
    }
    const [gone, stays] = ids;
    await source.getRepository(UserEntity).delete({ id: gone });
    const left = async (userId: number | undefined) =>
      Promise.all(
        owned.map((entity) => source.getRepository<{ userId: number | null }>(entity).countBy({ userId })),
      );
    expect(await left(gone)).toEqual([0, 0, 0, 0, 0]);
    expect(await left(stays)).toEqual([1, 1, 1, 1, 1]);
  });

  it('refuse rows without an owner', async () => {
    await expect(source.getRepository(AnswerEntity).insert(buildAnswerRow(987_654_321))).rejects.toThrow();
  });

  it('refuse a second user with the same address or Apple id, but distinguish ä from a', async () => {
    const row = buildUserRow();
    await insertUser(row);
    for (const twin of [
      { ...row, appleId: null },
      { ...buildUserRow(), appleId: row.appleId },
    ]) {
      const fault = await insertUser(twin).catch((error: unknown) => error);
      expect(isUniqueViolation(fault)).toBe(true);
    }
    const id = randomUUID();
    await insertUser({ ...row, appleId: null, username: `a${id}` });
    await expect(insertUser({ ...row, appleId: null, username: `ä${id}` })).resolves.toBeGreaterThan(0);
    await expect(insertUser({ ...row, appleId: null, username: `A${id}` })).resolves.toBeGreaterThan(0);
  });

  it('refuse a second person with the same provider and subject', async () => {
    const identity = { provider: 'google', subject: randomUUID(), createdAt: AT } as const;
    const repository = source.getRepository(UserIdentityEntity);
    await repository.insert({ ...identity, userId: await insertUser() });
    const fault = await repository
      .insert({ ...identity, userId: await insertUser() })
      .catch((error: unknown) => error);
    expect(isUniqueViolation(fault)).toBe(true);
  });

  it('allow one live answer a day, and any number of deleted answers', async () => {
    const answers = source.getRepository(AnswerEntity);
    const userId = await insertUser();
    await answers.insert(buildAnswerRow(userId, { isDeleted: true }));
    await answers.insert(buildAnswerRow(userId, { isDeleted: true }));
    await answers.insert(buildAnswerRow(userId));
    await answers.insert(buildAnswerRow(userId, { day: '2028-03-01' }));
    await answers.insert(buildAnswerRow(await insertUser()));
    const fault = await answers.insert(buildAnswerRow(userId)).catch((error: unknown) => error);
    expect(isUniqueViolation(fault)).toBe(true);
  });

  it('never reuse the id of a deleted row', async () => {
    const id = await insertUser();
    await source.getRepository(UserEntity).delete({ id });
    expect(await insertUser()).toBeGreaterThan(id);
  });
});

describe('a unit of work', () => {
  it('keeps nothing when it throws', async () => {
    const db = new Database({ source });
    await db.connect();
    const row = buildUserRow();
    const unit = db.write(async (tx) => {
      await tx.manager.insert(UserEntity, row);
      throw new Error('halfway');
    });
    await expect(unit).rejects.toThrow('halfway');
    expect(await source.getRepository(UserEntity).countBy({ username: row.username })).toBe(0);
  });
});
