import type { SqlValue } from './sql-value.ts';

export type Values = Record<string, SqlValue>;

/** Marks where LIMIT goes when it belongs to a subquery. */
export const LIMIT_MARKER = '/* limit */';

/**
 * Prepares a statement for `all`, `run` and `change`; a value is written as its name, such as `:userId`. `limit` becomes
 * part of the SQL, because MySQL cannot bind LIMIT.
 */
export function prepare<Named extends Values>(sql: string) {
  const name = /:([a-z]\w*)/gi;
  const names = [...sql.matchAll(name)].map(([, found = '']) => found);
  const [start = '', end = ''] = sql.replace(name, '?').split(LIMIT_MARKER);
  return (values: Named, limit?: number | null): [sql: string, values: SqlValue[]] => {
    const inOrder = names.map((found) => {
      const value = values[found];
      if (value === undefined) throw new Error(`The statement needs a value for ${found}.`);
      return value;
    });
    return [limit ? `${start} LIMIT ${Number(limit)}${end}` : start + end, inOrder];
  };
}

/** SQL: assigns columns the values of their names. */
export function assigned(columns: readonly string[]): string {
  return columns.map((column) => `${column} = :${column}`).join(', ');
}

/** SQL: inserts a row with values for these columns, and an SQL expression for each column of `computed`. */
export function insertInto(
  table: string,
  columns: readonly string[],
  computed: Readonly<Record<string, string>> = {},
): string {
  const values = [...columns.map((column) => `:${column}`), ...Object.values(computed)];
  return `INSERT INTO ${table} (${[...columns, ...Object.keys(computed)].join(', ')}) VALUES (${values.join(', ')})`;
}
