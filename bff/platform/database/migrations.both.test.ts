import { randomUUID } from 'node:crypto';
import type { DataSource, EntitySchema } from 'typeorm';
import { UserEntity } from '../../account/user.entity.ts';
import { AddressChangeEntity, AddressRefusalEntity } from '../../address/address.entity.ts';
import { AnswerEntity, AnswerStorageEntity } from '../../answer/answer.entity.ts';
import { DraftEntity } from '../../draft/draft.entity.ts';
import { FeedbackEntity } from '../../feedback/feedback.entity.ts';
import { UserIdentityEntity } from '../../identity/user-identity.entity.ts';
import { AnswerImportEntity } from '../../import/answer-import.entity.ts';
import { PasskeyEntity, PasskeyUserEntity } from '../../passkey/passkey.entity.ts';
import { RecoveryCodeEntity } from '../../recovery-code/recovery-code.entity.ts';
import { MilestoneEntity } from '../../streak/milestone.entity.ts';
import { ACCOUNT_ROWS } from '../../workshop/testing/account-rows.ts';
import { REMINDER_ROWS } from '../../workshop/testing/reminder-rows.ts';
import {
  AT,
  buildAnswerRow,
  buildMessageRow,
  buildPasskeyRow,
  buildUserRow,
  SEALED,
} from '../../workshop/testing/rows.ts';
import { createTestDatabase, type TestDatabase } from '../../workshop/testing/test-database.ts';
import { UNUSED_ROWS } from '../../workshop/testing/unused-rows.ts';
import { JobEntity } from '../backup/job.entity.ts';
import { RateLimitEntity } from '../limits/rate-limit.entity.ts';
import { MailEntity } from '../mail/mail.entity.ts';
import { SessionEntity } from '../session/session.entity.ts';
import { UsedTokenEntity } from '../session/used-token.entity.ts';
import { KeyCheckEntity } from '../vault/key-check.entity.ts';
import { UserKeyEntity } from '../vault/user-key.entity.ts';

/** A user row without its optional values. */
const NOTHING = {
  name: null,
  appleId: null,
  lastLoginAt: null,
  timeZone: null,
  termsVersion: null,
  addressConfirmedAt: null,
  signInMethodsMailedAt: null,
};

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  source = database.source;
});
afterAll(() => database.remove());

async function tablesOf({
  options,
  query,
}: {
  options: DataSource['options'];
  query: (sql: string) => Promise<{ name: string }[]>;
}) {
  const sql =
    options.type === 'mysql'
      ? 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'";
  return (await query(sql)).map(({ name }) => name).sort();
}

const tables = (of: DataSource) => tablesOf({ options: of.options, query: (sql) => of.query(sql) });

async function insertUser(): Promise<number> {
  const { identifiers } = await source.getRepository(UserEntity).insert(buildUserRow());
  return Number(identifiers[0]?.id);
}

describe('the migrations', () => {
  it('create and drop every table, twice in a row', async () => {
    const own = await createTestDatabase();
    try {
      const built = await tables(own.source);
      expect(built).toEqual(
        [...own.source.entityMetadatas.map(({ tableName }) => tableName), 'migrations'].sort(),
      );
      for (const _migration of own.source.migrations) await own.source.undoLastMigration();
      expect(await tables(own.source)).toEqual(['migrations']);
      await own.source.runMigrations();
      expect(await tables(own.source)).toEqual(built);
      expect(await own.source.showMigrations()).toBe(false);
    } finally {
      await own.remove();
    }
  });
});

describe('every entity', () => {
  const makers: [EntitySchema<object>, (userId: number) => object][] = [
    [
      UserIdentityEntity,
      (userId) => ({
        provider: 'apple',
        subject: randomUUID(),
        userId,
        createdAt: AT,
        encryptedToken: SEALED.encryptedContent,
        encryptionIv: SEALED.encryptionIv,
      }),
    ],
    [PasskeyEntity, buildPasskeyRow],
    [PasskeyUserEntity, (userId) => ({ userId, userHandle: 'x'.repeat(43) })],
    [RecoveryCodeEntity, (userId) => ({ userId, codeHash: '0f'.repeat(32), createdAt: AT })],
    [UsedTokenEntity, () => ({ tokenHash: '0f'.repeat(32), attemptId: randomUUID(), expiresAt: AT })],
    [UserKeyEntity, (userId) => ({ userId, version: 7, kekId: 'k1', wrappedKey: 'v1.a.b', createdAt: AT })],
    [KeyCheckEntity, () => ({ kekId: randomUUID().slice(0, 32), encryptedText: 'v1.a.b' })],
    [
      SessionEntity,
      (userId) => ({
        sidHash: randomUUID().replaceAll('-', '').repeat(2),
        userId,
        epoch: 3,
        signedInAt: AT,
        renewedAt: AT,
        expiresAt: AT,
        signInAttempts: JSON.stringify({ connectAllowedAt: 1 }),
        browser: 'Samsung Internet',
      }),
    ],
    [AnswerEntity, (userId) => buildAnswerRow(userId)],
    [
      AnswerEntity,
      (userId) => ({
        ...buildAnswerRow(userId),
        encryptedContent: null,
        encryptionIv: null,
        isDeleted: true,
      }),
    ],
    [
      DraftEntity,
      (userId) => ({ userId, ...SEALED, day: '2028-02-29', updatedAt: AT, writerId: 'x'.repeat(22) }),
    ],
    [DraftEntity, (userId) => ({ userId, ...SEALED, day: '2028-02-29', updatedAt: AT, writerId: null })],
    [FeedbackEntity, () => ({ ...buildMessageRow(), comment: 'ä'.repeat(70_000), answeredAt: AT })],
    [
      FeedbackEntity,
      () => ({ ...buildMessageRow(), name: null, email: null, ipAddress: null, userAgent: null }),
    ],
    [
      MailEntity,
      () => ({
        id: randomUUID(),
        kind: 'account-deleted',
        address: `${'x'.repeat(242)}@example.org`,
        reference: 'x'.repeat(22),
        createdAt: AT,
        dueAt: AT,
        attempts: 3,
      }),
    ],
    [JobEntity, () => ({ name: 'x'.repeat(32), dueAt: AT, startedAt: AT, failingSince: AT })],
    [RateLimitEntity, () => ({ bucket: 'x'.repeat(43), count: 3, resetAt: AT, blockedUntil: AT })],
    [AddressChangeEntity, (userId) => ({ userId, address: 'neu@example.org', requestedAt: AT })],
    [AddressRefusalEntity, (userId) => ({ userId, address: 'fremd@example.org', refusedAt: AT })],
    [AnswerStorageEntity, (userId) => ({ userId, bytes: 2 ** 31 - 1, maxMb: 2_000, countedAt: AT })],
    [AnswerStorageEntity, (userId) => ({ userId, bytes: 0, maxMb: null, countedAt: AT })],
    [AnswerImportEntity, (userId) => ({ userId, id: randomUUID(), importedAt: AT })],
    [MilestoneEntity, (userId) => ({ userId, entries: 100, streak: 50, streakDay: '2028-02-29' })],
    ...ACCOUNT_ROWS,
    ...UNUSED_ROWS,
    ...REMINDER_ROWS,
    [UserEntity, () => buildUserRow()],
    [UserEntity, () => ({ ...buildUserRow(), ...NOTHING })],
  ];

  it.each(makers.map(([entity, make]) => ({ name: entity.options.name, entity, make })))(
    'is read back with every field as written → $name, case %#',
    async ({ entity, make }) => {
      const row = make(await insertUser());
      const repository = source.getRepository(entity);
      const { identifiers } = await repository.insert({ ...row });
      const found = await repository.findOneByOrFail({ ...identifiers[0] });
      expect(found).toEqual({ ...identifiers[0], ...row });
      const columns = Object.keys(entity.options.columns).sort();
      expect(Object.keys(found).sort()).toEqual(columns);
    },
  );

  it('has a round-trip case', () => {
    const tried = new Set(makers.map(([entity]) => entity.options.name));
    expect(source.entityMetadatas.map(({ name }) => name).sort()).toEqual([...tried].sort());
  });
});
