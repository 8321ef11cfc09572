import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';
import { platformTables } from './1795500000000-platform-tables.ts';
import { sliceTables } from './1795500000000-slice-tables.ts';

function statementsFor(runner: QueryRunner): string[] {
  const types = columnTypes(runner);
  return [...sliceTables(types), ...platformTables(types)];
}

/** Creates all tables; `down` drops them. */
export class InitialSchema1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statementsFor(runner)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = statementsFor(runner).flatMap(
      (statement) => /^CREATE TABLE (\w+)/.exec(statement)?.[1] ?? [],
    );
    for (const table of tables.reverse()) await runner.query(`DROP TABLE ${table}`);
  }
}
