import type { DataSource, MigrationInterface } from 'typeorm';
import type { Logger } from '../lib/logger.ts';
import type { DatabasePlace } from './data-source.ts';
import { hasTable, statementsOf } from './schema-state.ts';
import { withSource } from './startup.ts';

/** The newest migration that is applied, and what is lost when it is undone. */
export interface LastStep {
  name: string;
  losses: string[];
}

async function rowsOf(source: DataSource, table: string): Promise<number | undefined> {
  if (!(await hasTable(source, table))) return undefined;
  const [row] = await source.query<{ total: number }[]>(`SELECT count(*) AS total FROM ${table}`);
  return Number(row?.total);
}

async function lossesOf(source: DataSource, migration: MigrationInterface): Promise<string[]> {
  const losses: string[] = [];
  for (const statement of await statementsOf(source, (runner) => migration.down(runner))) {
    const [, table] = /^DROP TABLE (\w+)/.exec(statement) ?? [];
    const [, owner, column] = /^ALTER TABLE (\w+) DROP COLUMN (\w+)/.exec(statement) ?? [];
    const [, rewritten] = /^(?:DELETE FROM|DELETE|INSERT INTO) (\w+)/.exec(statement) ?? [];
    const rows = table === undefined ? undefined : await rowsOf(source, table);
    if (table === 'user' && rows) {
      throw new Error(`This would drop the diary of ${rows} people. Nothing is changed.`);
    }
    if (rows !== undefined) losses.push(`table ${table} (${rows} rows)`);
    if (column !== undefined) losses.push(`column ${owner}.${column}`);
    if (rewritten !== undefined) losses.push(`rows of ${rewritten} that the older schema has no room for`);
  }
  return losses;
}

/** Takes the schema one step back when the caller confirms it, never the step that made the accounts while there are any; returns the step's name. */
export function rollBack(
  place: DatabasePlace,
  logger: Logger,
  confirm: (step: LastStep) => Promise<boolean>,
): Promise<string | undefined> {
  return withSource(place, logger, async (source) => {
    if ((await rowsOf(source, 'migrations')) === undefined) return undefined;
    const [last] = await source.query<{ name: string }[]>(
      'SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1',
    );
    if (!last) return undefined;
    const { name } = last;
    const migration = source.migrations.find((known) => known.constructor.name === name);
    if (!migration) throw new Error(`${name} was applied by a newer version: undo it with that one.`);
    if (!(await confirm({ name, losses: await lossesOf(source, migration) }))) {
      throw new Error('Nothing is changed.');
    }
    await source.undoLastMigration();
    return name;
  });
}
