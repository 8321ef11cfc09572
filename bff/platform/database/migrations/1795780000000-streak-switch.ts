import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the person's choice to see the streak. */
export class StreakSwitch1795780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user ADD COLUMN hasStreak boolean NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user DROP COLUMN hasStreak');
  }
}
