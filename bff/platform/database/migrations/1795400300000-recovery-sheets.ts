import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

export class RecoverySheets1795400300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant, table } = columnTypes(runner);
    await runner.query(`CREATE TABLE recovery_sheet (
      userId integer NOT NULL PRIMARY KEY,
      codeHash char(64) NOT NULL,
      createdAt ${instant} NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recovery_sheet');
  }
}
