import type { DataSource, MigrationInterface } from 'typeorm';

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

/** Returns the statements that would undo a migration. */
async function undoOf(source: DataSource, migration: MigrationInterface): Promise<string[]> {
  const statements: string[] = [];
  const record = async (sql: string) => {
    statements.push(sql);
    return [];
  };
  // Wrap the query runner, because the embedded engine has a single runner that must stay unchanged.
  const recorder = new Proxy(source.createQueryRunner(), {
    get: (runner, name) => (name === 'query' ? record : Reflect.get(runner, name)),
  });
  await migration.down(recorder);
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

/** Returns the table or the column, behind the name of its table, that a statement drops. */
function droppedBy(statement: string) {
  const [, table] = /^DROP TABLE (\w+)/.exec(statement) ?? [];
  const [, owner, name] = /^ALTER TABLE (\w+) DROP COLUMN (\w+)/.exec(statement) ?? [];
  return { table, column: name && `${owner}.${name}` };
}

/** Returns tables and columns of a pending migration that already exist: MySQL keeps the part of a failed migration. */
export async function partsDone(source: DataSource, name: string): Promise<string[]> {
  const migration = migrationOf(source, name);
  if (source.options.type !== 'mysql' || !migration) return [];
  const undone = (await undoOf(source, migration)).map(droppedBy);
  const there = await partsOf(source);
  return undone.flatMap(({ table, column }) => table ?? column ?? []).filter((part) => there.has(part));
}

/** The newest applied migration, and the data that undoing it would lose. */
export interface LastStep {
  name: string;
  losses: string[];
}

async function lossesOf(source: DataSource, migration: MigrationInterface): Promise<string[]> {
  const losses: string[] = [];
  for (const statement of await undoOf(source, migration)) {
    const { table, column } = droppedBy(statement);
    const [, rewritten] = /^(?:DELETE FROM|DELETE|INSERT INTO) (\w+)/.exec(statement) ?? [];
    if (table !== undefined) {
      const [row] = await source.query<{ total: number }[]>(`SELECT count(*) AS total FROM ${table}`);
      const rows = Number(row?.total);
      if (table === 'user' && rows > 0)
        throw new Error(`This would drop the diary of ${rows} people. Nothing is changed.`);
      losses.push(`table ${table} (${rows} rows)`);
    }
    if (column !== undefined) losses.push(`column ${column}`);
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
