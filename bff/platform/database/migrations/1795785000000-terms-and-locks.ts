import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the version of the terms of use that a new account accepts, and the reason of a lock. */
export class TermsAndLocks1795785000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user ADD COLUMN termsVersion varchar(16)');
    await runner.query('ALTER TABLE user ADD COLUMN lockReason varchar(500)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user DROP COLUMN lockReason');
    await runner.query('ALTER TABLE user DROP COLUMN termsVersion');
  }
}
