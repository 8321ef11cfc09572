import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

const LONG_AGO = '2000-01-01 00:00:00.000';

/** What one of all instances does at its time: the backup of a day, which is due at once. */
export class Jobs1795400800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant, table } = columnTypes(runner);
    await runner.query(`CREATE TABLE job (
      name varchar(32) NOT NULL PRIMARY KEY,
      dueAt ${instant} NOT NULL,
      startedAt ${instant},
      failingSince ${instant}
    ) ${table}`);
    await runner.query(`INSERT INTO job (name, dueAt) VALUES ('backup', '${LONG_AGO}')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE job');
  }
}
