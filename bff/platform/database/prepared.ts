import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import type { SqlValue } from './sql-value.ts';

/** Named values of a statement. */
export type Values = Record<string, SqlValue>;

/** Binds values to a prepared statement, for `all`, `run` and `change`; a `limit` stands in it, because MySQL binds none. */
export type Prepared<Named extends Values> = (
  values: Named,
  limit?: number | null,
) => [sql: string, values: SqlValue[]];

type Names<Row> = readonly (keyof Row & string)[];

/** Begins statements on entities, in which a value is written as its name, such as `:userId`. */
export class StatementBuilder {
  readonly #manager: EntityManager;

  constructor(manager: EntityManager) {
    this.#manager = manager;
  }

  /** Selects columns under their own names, from the table under its own name. */
  select<Row extends ObjectLiteral>(entity: EntitySchema<Row>, columns: Names<Row>) {
    const { tableName = '' } = entity.options;
    const builder = this.#manager.createQueryBuilder(entity, tableName).select([]);
    for (const column of columns) builder.addSelect(`${tableName}.${column}`, column);
    return builder;
  }

  /** Inserts a row that has values for these columns. */
  insert<Row>(entity: EntitySchema<Row>, columns: Names<Row>) {
    const insert = this.#manager.createQueryBuilder().insert();
    return insert.into<ObjectLiteral>(entity, [...columns]).values(named(columns));
  }

  /** Gives these columns new values. */
  update<Row>(entity: EntitySchema<Row>, columns: Names<Row>) {
    return this.#manager.createQueryBuilder().update<ObjectLiteral>(entity).set(named(columns));
  }

  /** Gives these columns new values and empties every column that may be empty. */
  wipe<Row>(entity: EntitySchema<Row>, columns: Names<Row>) {
    const optional = this.#manager.dataSource
      .getMetadata(entity)
      .columns.filter(({ isNullable }) => isNullable);
    const empty = optional.map(({ propertyName }) => [propertyName, () => 'NULL']);
    return this.update(entity, columns).set({ ...named(columns), ...Object.fromEntries(empty) });
  }

  /** Deletes rows. */
  delete<Row extends ObjectLiteral>(entity: EntitySchema<Row>) {
    return this.#manager.createQueryBuilder().delete().from(entity);
  }
}

function named(columns: readonly string[]) {
  return Object.fromEntries(columns.map((column) => [column, () => `:${column}`]));
}

/** Turns a statement with named values into a prepared one, at its first use. */
export function prepare<Named extends Values>(build: () => string | { getQuery(): string }): Prepared<Named> {
  let written: ReturnType<typeof withPlaceholders> | undefined;
  return (values: Values, limit) => {
    written ??= withPlaceholders(build());
    const inOrder = written.names.map((name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The statement needs a value for ${name}.`);
      return value;
    });
    return [limit ? `${written.sql} LIMIT ${Number(limit)}` : written.sql, inOrder];
  };
}

function withPlaceholders(built: string | { getQuery(): string }) {
  const sql = typeof built === 'string' ? built : built.getQuery();
  const name = /:([a-z]\w*)/gi;
  return { sql: sql.replace(name, '?'), names: [...sql.matchAll(name)].map(([, found = '']) => found) };
}
