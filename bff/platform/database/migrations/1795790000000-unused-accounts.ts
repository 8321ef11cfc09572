import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

/** Adds the last use of an account, the questions to owners of unused accounts, and the runs that ask them. */
export class UnusedAccounts1795790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant, table } = columnTypes(runner);
    await runner.query(`ALTER TABLE user ADD COLUMN usedAt ${instant}`);
    await runner.query(`CREATE TABLE unused_account (
      userId integer NOT NULL PRIMARY KEY,
      acceptedMails integer NOT NULL,
      lastMailAt ${instant},
      nextAt ${instant} NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query('CREATE INDEX unused_account_due ON unused_account (acceptedMails, nextAt)');
    await runner.query(`CREATE TABLE unused_run (
      id integer NOT NULL PRIMARY KEY,
      ranAt ${instant} NOT NULL,
      quietUntil ${instant} NOT NULL,
      afterId integer NOT NULL,
      othersMailedAt ${instant}
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE unused_run');
    await runner.query('DROP TABLE unused_account');
    await runner.query('ALTER TABLE user DROP COLUMN usedAt');
  }
}
