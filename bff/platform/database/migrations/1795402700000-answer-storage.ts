import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

/** How much each diary holds. The table stays empty here: counting ten million answers is left to the daily job. */
export class AnswerStorage1795402700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant, table } = columnTypes(runner);
    await runner.query(`CREATE TABLE answer_storage (
      userId integer NOT NULL PRIMARY KEY,
      bytes integer NOT NULL,
      maxMb integer NULL,
      countedAt ${instant} NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE answer_storage');
  }
}
