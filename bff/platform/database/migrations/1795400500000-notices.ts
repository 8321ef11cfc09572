import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

/** Whether a person is told by mail what happens to their account, and when they were last told of a new browser. */
export class Notices1795400500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant } = columnTypes(runner);
    await runner.query('ALTER TABLE user ADD COLUMN hasNotices boolean NOT NULL DEFAULT 1');
    await runner.query(`ALTER TABLE user ADD COLUMN browserToldAt ${instant}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user DROP COLUMN browserToldAt');
    await runner.query('ALTER TABLE user DROP COLUMN hasNotices');
  }
}
