import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';

const MYSQL_COLUMNS = `SELECT table_name AS tableName, column_name AS columnName
  FROM information_schema.columns WHERE table_schema = DATABASE()`;
const SQLITE_COLUMNS = `SELECT m.name AS tableName, c.name AS columnName
  FROM sqlite_master AS m, pragma_table_xinfo(m.name) AS c WHERE m.type = 'table'`;

/** Returns the names of all tables, and of all columns behind the names of their tables. */
async function partsOf(source: DataSource): Promise<Set<string>> {
  const sql = source.options.type === 'mysql' ? MYSQL_COLUMNS : SQLITE_COLUMNS;
  const rows = await source.query<{ tableName: string; columnName: string }[]>(sql);
  return new Set(rows.flatMap(({ tableName, columnName }) => [tableName, `${tableName}.${columnName}`]));
}

/** Returns the names of the applied migrations, oldest first. */
export async function appliedMigrations(source: DataSource): Promise<string[]> {
  if (!(await partsOf(source)).has('migrations')) return [];
  const rows = await source.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY timestamp');
  return rows.map(({ name }) => name);
}

function migrationOf({ migrations }: DataSource, name: string): MigrationInterface | undefined {
  return migrations.find((known) => known.constructor.name === name);
}

/** Returns the names of migrations that the database lacks, and of applied migrations that only a newer version knows. */
export async function migrationState(source: DataSource) {
  const applied = await appliedMigrations(source);
  const known = source.migrations.map((migration) => migration.constructor.name);
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

async function statementsOf(
  source: DataSource,
  way: (recorder: QueryRunner) => Promise<unknown>,
): Promise<string[]> {
  const statements: string[] = [];
  const record = async (sql: string) => {
    statements.push(sql);
    return [];
  };
  // Wrap the query runner, because the embedded engine has a single runner that must stay unchanged.
  const recorder = new Proxy(source.createQueryRunner(), {
    get: (runner, name) => (name === 'query' ? record : Reflect.get(runner, name)),
  });
  await way(recorder);
  return statements;
}

/**
 * Returns tables and columns of entities that the database lacks, as after a partly applied or partly undone migration.
 */
export async function missingParts(source: DataSource): Promise<string[]> {
  const there = await partsOf(source);
  return source.entityMetadatas.flatMap(({ tableName, columns }) =>
    there.has(tableName)
      ? columns.map(({ databaseName }) => `${tableName}.${databaseName}`).filter((name) => !there.has(name))
      : [tableName],
  );
}

function partsMadeBy(statement: string): string[] {
  const [, table] = /^CREATE TABLE (\w+)/.exec(statement) ?? [];
  const [, owner = ''] = /^ALTER TABLE (\w+)/.exec(statement) ?? [];
  const columns = [...statement.matchAll(/ADD COLUMN (\w+)/g)].map(([, name]) => `${owner}.${name}`);
  return table === undefined ? columns : [table];
}

/** Returns tables and columns of a pending migration that already exist: MySQL keeps the part of a failed migration. */
export async function partsDone(source: DataSource, name: string): Promise<string[]> {
  const migration = migrationOf(source, name);
  if (source.options.type !== 'mysql' || !migration) return [];
  const statements = await statementsOf(source, (recorder) => migration.up(recorder));
  const there = await partsOf(source);
  return statements.flatMap(partsMadeBy).filter((part) => there.has(part));
}

/** The newest applied migration, and the data that undoing it would lose. */
export interface LastStep {
  name: string;
  losses: string[];
}

async function rowsOf(source: DataSource, table: string): Promise<number | undefined> {
  if (!(await partsOf(source)).has(table)) return undefined;
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

/**
 * Undoes the newest migration after the caller's confirmation, and returns its name. The migration that created the
 * accounts stays while accounts exist.
 */
export async function rollBack(
  source: DataSource,
  confirm: (step: LastStep) => Promise<boolean>,
): Promise<string | undefined> {
  const name = (await appliedMigrations(source)).at(-1);
  if (name === undefined) return undefined;
  const migration = migrationOf(source, name);
  if (!migration) throw new Error(`${name} was applied by a newer version: undo it with that one.`);
  if (!(await confirm({ name, losses: await lossesOf(source, migration) }))) {
    throw new Error('Nothing is changed.');
  }
  await source.undoLastMigration();
  return name;
}
