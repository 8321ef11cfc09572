import type { EntityMetadata, Table } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../workshop/testing/test-database.ts';

/** Column types of migrations that an entity, the same on both engines, names differently. */
const SAME_TYPE: Readonly<Record<string, string>> = {
  // A text of fixed length; TypeORM's `String` has a maximum length.
  char: 'varchar',
  // A server's `text` ends at 64 kB.
  mediumtext: 'text',
  // Different names of one type.
  int: 'integer',
  tinyint: 'boolean',
};

/** Parts of the migrations that no entity names, with the reason. */
const ON_PURPOSE = new Set([
  // Generated column: TypeORM's expressions differ from those of both engines.
  'answer.live',
]);

let database: TestDatabase;
let migrated: Table[];
beforeAll(async () => {
  database = await createTestDatabase();
  // TypeORM reads a generated column only with its own metadata table, which no migration creates.
  const columns = ['type', 'database', 'schema', 'table', 'name', 'value'];
  const { driver } = database.source;
  await database.source.query(
    `CREATE TABLE typeorm_metadata (${columns.map((name) => `${driver.escape(name)} varchar(255)`).join(', ')})`,
  );
  const runner = database.source.createQueryRunner();
  migrated = await runner.getTables(database.source.entityMetadatas.map(({ tableName }) => tableName));
  await runner.release();
});
afterAll(() => database.remove());

interface ColumnFacts {
  type: string;
  length: string;
  isNullable: boolean;
  isPrimary: boolean;
}

function factsOf({ type, length, isNullable, isPrimary }: ColumnFacts) {
  // The embedded engine returns `char(36)` as one string.
  const [, word = type, size = length] = /^(\w+)(?:\((\d+)\))?$/.exec(type) ?? [];
  const known = SAME_TYPE[word] ?? word;
  return { type: known, length: known === 'varchar' ? size : '', isNullable, isPrimary };
}

function ofMigrations({ name, columns }: Table) {
  const table = name.split('.').at(-1) ?? name;
  return columns
    .filter((column) => !ON_PURPOSE.has(`${table}.${column.name}`))
    .map((column) => [`${table}.${column.name}`, factsOf(column)] as const);
}

function ofEntity({ tableName, columns }: EntityMetadata) {
  const { driver } = database.source;
  return columns.map(({ databaseName, length, isNullable, isPrimary, ...column }) => {
    const type = driver.normalizeType(column);
    return [`${tableName}.${databaseName}`, factsOf({ type, length, isNullable, isPrimary })] as const;
  });
}

describe('the schema', () => {
  // Not TypeORM's `schemaBuilder.log()`, which would change every nullable column on MariaDB and recreate SQLite
  // tables.
  it('has exactly the columns that the entities declare', () => {
    const made = Object.fromEntries(migrated.flatMap(ofMigrations));
    const said = Object.fromEntries(database.source.entityMetadatas.flatMap(ofEntity));
    expect(Object.keys(made).length).toBeGreaterThan(50);
    expect(made).toEqual(said);
  });
});
