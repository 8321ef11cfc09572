import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a person is shown memories, and which entries they do not want to meet there. */
export class Memories1795402200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user ADD COLUMN hasMemories boolean NOT NULL DEFAULT 1');
    await runner.query('ALTER TABLE answer ADD COLUMN isHiddenMemory boolean NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE answer DROP COLUMN isHiddenMemory');
    await runner.query('ALTER TABLE user DROP COLUMN hasMemories');
  }
}
