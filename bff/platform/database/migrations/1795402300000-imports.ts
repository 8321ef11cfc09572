import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

/** Imports that can still be undone, and which answers came by them. */
export class Imports1795402300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant, table } = columnTypes(runner);
    await runner.query(`CREATE TABLE answer_import (
      userId integer NOT NULL,
      id char(36) NOT NULL,
      importedAt ${instant} NOT NULL,
      PRIMARY KEY (userId, id),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query('CREATE INDEX answer_import_importedAt ON answer_import (importedAt)');
    await runner.query('ALTER TABLE answer ADD COLUMN importId char(36)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE answer DROP COLUMN importId');
    await runner.query('DROP TABLE answer_import');
  }
}
