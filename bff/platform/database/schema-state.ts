import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the database has a table of this name. */
export async function hasTable(source: DataSource, table: string): Promise<boolean> {
  const runner = source.createQueryRunner();
  try {
    return await runner.hasTable(table);
  } finally {
    await runner.release();
  }
}

/** The names of the migrations that this version has and the database has not, and of those of a newer version. */
export interface MigrationState {
  pending: string[];
  unknown: string[];
}

/** The names of the applied migrations, oldest first. */
export async function appliedMigrations(source: DataSource): Promise<string[]> {
  if (!(await hasTable(source, 'migrations'))) return [];
  const rows = await source.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY timestamp');
  return rows.map(({ name }) => name);
}

/** Compares the migrations of this version with those that the database says were applied. */
export async function migrationState(source: DataSource): Promise<MigrationState> {
  const applied = await appliedMigrations(source);
  const known = source.migrations.map((migration) => migration.constructor.name);
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

/** The statements of one way of a migration, none of which is run. */
export async function statementsOf(
  source: DataSource,
  way: (recorder: QueryRunner) => Promise<unknown>,
): Promise<string[]> {
  const statements: string[] = [];
  const record = async (sql: string) => {
    statements.push(sql);
    return [];
  };
  // The embedded engine has a single runner, so it must stay as it is.
  const recorder = new Proxy(source.createQueryRunner(), {
    get: (runner, name) => (name === 'query' ? record : Reflect.get(runner, name)),
  });
  await way(recorder);
  return statements;
}

const MYSQL_COLUMNS = `SELECT table_name AS tableName, column_name AS columnName
  FROM information_schema.columns WHERE table_schema = DATABASE()`;
const SQLITE_COLUMNS = `SELECT m.name AS tableName, c.name AS columnName
  FROM sqlite_master AS m, pragma_table_xinfo(m.name) AS c WHERE m.type = 'table'`;

/** The tables, and the columns as `table.column`, that the database has. */
async function partsOf(source: DataSource): Promise<Set<string>> {
  const isMysql = source.options.type === 'mysql';
  const rows = await source.query<{ tableName: string; columnName: string }[]>(
    isMysql ? MYSQL_COLUMNS : SQLITE_COLUMNS,
  );
  return new Set(rows.flatMap(({ tableName, columnName }) => [tableName, `${tableName}.${columnName}`]));
}

/** The tables and columns of the entities that the database lacks: what was applied was applied in part, or undone. */
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

/** The tables and columns of a pending migration that are there already; a server keeps what a failed one has done. */
export async function partsDone(source: DataSource, name: string): Promise<string[]> {
  const migration = source.migrations.find((known: MigrationInterface) => known.constructor.name === name);
  if (source.options.type !== 'mysql' || !migration) return [];
  const statements = await statementsOf(source, (recorder) => migration.up(recorder));
  const there = await partsOf(source);
  return statements.flatMap(partsMadeBy).filter((part) => there.has(part));
}
