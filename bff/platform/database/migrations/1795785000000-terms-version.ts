import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the version of the terms of use that a new account accepts. */
export class TermsVersion1795785000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user ADD COLUMN termsVersion varchar(16)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user DROP COLUMN termsVersion');
  }
}
