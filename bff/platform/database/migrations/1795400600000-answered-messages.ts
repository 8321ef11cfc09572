import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

/** When a message from the contact page was answered. */
export class AnsweredMessages1795400600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant } = columnTypes(runner);
    await runner.query(`ALTER TABLE feedback ADD COLUMN answeredAt ${instant}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE feedback DROP COLUMN answeredAt');
  }
}
