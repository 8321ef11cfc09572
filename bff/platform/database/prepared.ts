import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import { Service } from '../lib/service.ts';
import type { SqlValue } from './sql-value.ts';

export type Values = Record<string, SqlValue>;

/** Marks where LIMIT goes when it belongs to a subquery. */
export const LIMIT_MARKER = '/* limit */';

/**
 * Binds named values for `all`, `run` and `change`. `limit` becomes part of the SQL, because MySQL cannot bind LIMIT.
 */
export type Prepared<Named extends Values> = (
  values: Named,
  limit?: number | null,
) => [sql: string, values: SqlValue[]];

type Names<Row> = readonly (keyof Row & string)[];
type Computed<Row> = { readonly [Name in keyof Row & string]?: string };

/** Builds statements on entities; a value is written as its name, such as `:userId`. */
export class StatementBuilder extends Service<{ manager: EntityManager }> {
  /** Selects columns under their own names, from the table under its own name. */
  select<Row extends ObjectLiteral>(entity: EntitySchema<Row>, columns: Names<Row>) {
    const { tableName = '' } = entity.options;
    const builder = this.deps.manager.createQueryBuilder(entity, tableName).select([]);
    for (const column of columns) builder.addSelect(`${tableName}.${column}`, column);
    return builder;
  }

  /** Inserts a row with values for these columns, and SQL expressions for `computed`. */
  insert<Row>(entity: EntitySchema<Row>, columns: Names<Row>, computed: Computed<Row> = {}) {
    const insert = this.deps.manager.createQueryBuilder().insert();
    return insert
      .into<ObjectLiteral>(entity, [...columns, ...Object.keys(computed)])
      .values({ ...named(columns), ...raw(computed) });
  }

  /** Updates these columns by value, and `computed` by SQL expression. */
  update<Row>(entity: EntitySchema<Row>, columns: Names<Row>, computed: Computed<Row> = {}) {
    const update = this.deps.manager.createQueryBuilder().update<ObjectLiteral>(entity);
    return update.set({ ...named(columns), ...raw(computed) });
  }

  /** Like `update`, but also sets all other nullable columns to NULL. */
  wipe<Row>(entity: EntitySchema<Row>, columns: Names<Row>, computed: Computed<Row> = {}) {
    const optional = this.deps.manager.dataSource
      .getMetadata(entity)
      .columns.filter(({ isNullable }) => isNullable);
    const empty = Object.fromEntries(optional.map(({ propertyName }) => [propertyName, 'NULL']));
    return this.update(entity, columns, { ...empty, ...computed });
  }

  delete<Row extends ObjectLiteral>(entity: EntitySchema<Row>) {
    return this.deps.manager.createQueryBuilder().delete().from(entity);
  }
}

function raw(computed: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(computed).map(([column, sql]) => [column, () => sql ?? 'NULL']));
}

function named(columns: readonly string[]) {
  return raw(Object.fromEntries(columns.map((column) => [column, `:${column}`])));
}

/** Compiles a statement with named values into a prepared statement at its first use. */
export function prepare<Named extends Values>(build: () => string | { getQuery(): string }): Prepared<Named> {
  let written: ReturnType<typeof withPlaceholders> | undefined;
  return (values: Values, limit) => {
    written ??= withPlaceholders(build());
    const inOrder = written.names.map((name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The statement needs a value for ${name}.`);
      return value;
    });
    const { start, end } = written;
    return [limit ? `${start} LIMIT ${Number(limit)}${end}` : start + end, inOrder];
  };
}

function withPlaceholders(built: string | { getQuery(): string }) {
  const sql = typeof built === 'string' ? built : built.getQuery();
  const name = /:([a-z]\w*)/gi;
  const [start = '', end = ''] = sql.replace(name, '?').split(LIMIT_MARKER);
  return { start, end, names: [...sql.matchAll(name)].map(([, found = '']) => found) };
}
