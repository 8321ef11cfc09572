import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

/** One draft a user and day, and which session wrote it. A rollback leaves the newest draft of each user. */
export class DraftsByDay1795338600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'mysql') {
      await runner.query(`ALTER TABLE draft ADD COLUMN sessionId varchar(22),
        DROP PRIMARY KEY, ADD PRIMARY KEY (userId, day)`);
      return;
    }
    await rebuild(
      runner,
      'sessionId varchar(22), PRIMARY KEY (userId, day)',
      'SELECT *, NULL FROM old_draft',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'mysql') {
      await runner.query(`DELETE draft FROM draft JOIN draft AS newer
        ON newer.userId = draft.userId AND newer.day > draft.day`);
      await runner.query(`ALTER TABLE draft DROP COLUMN sessionId,
        DROP PRIMARY KEY, ADD PRIMARY KEY (userId)`);
      return;
    }
    await rebuild(
      runner,
      'PRIMARY KEY (userId)',
      `SELECT userId, encryptedContent, encryptionIv, max(day), updatedAt FROM old_draft GROUP BY userId`,
    );
  }
}

/** The embedded engine cannot change a primary key: it copies the table. */
async function rebuild(runner: QueryRunner, ending: string, rows: string): Promise<void> {
  const { instant, longText } = columnTypes(runner);
  await runner.query('ALTER TABLE draft RENAME TO old_draft');
  await runner.query(`CREATE TABLE draft (
    userId integer NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    encryptedContent ${longText} NOT NULL,
    encryptionIv varchar(16) NOT NULL,
    day date NOT NULL,
    updatedAt ${instant} NOT NULL,
    ${ending}
  )`);
  await runner.query(`INSERT INTO draft ${rows}`);
  await runner.query('DROP TABLE old_draft');
}
