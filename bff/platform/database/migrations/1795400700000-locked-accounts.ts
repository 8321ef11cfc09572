import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

/** When an account was locked. */
export class LockedAccounts1795400700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant } = columnTypes(runner);
    await runner.query(`ALTER TABLE user ADD COLUMN lockedAt ${instant}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user DROP COLUMN lockedAt');
  }
}
