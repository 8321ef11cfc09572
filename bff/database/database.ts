import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';

/** What a statement can be given; dates are stored in UTC with milliseconds. */
export type SqlValue = string | number | boolean | Date | null;

/** Runs statements inside one transaction. */
export interface Transaction {
  /** Rows of a SELECT, as the driver gives them: `instant()` reads their dates. */
  all<Row extends object>(sql: string, values?: SqlValue[]): Promise<Row[]>;
  /** Runs a change; returns how many rows it matched and, after an INSERT, the new serial key. */
  run(sql: string, values?: SqlValue[]): Promise<{ matched: number; insertId: number }>;
  /** TypeORM's repositories, bound to this transaction. */
  manager: EntityManager;
}

const UNIQUE_VIOLATIONS = new Set([
  'ER_DUP_ENTRY',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
]);

/** Whether a statement failed because a unique key is taken. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { driverError } = error;
  return (
    'code' in driverError && typeof driverError.code === 'string' && UNIQUE_VIOLATIONS.has(driverError.code)
  );
}

/** A date as a raw row carries it: MySQL's driver hands out dates, the embedded engine its UTC text. */
export function instant(value: Date | string): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`);
}

function sqliteValue(value: SqlValue): string | number | null {
  if (value instanceof Date) return value.toISOString().replace('T', ' ').slice(0, -1);
  return typeof value === 'boolean' ? Number(value) : value;
}

/** The one door to the database: reads at any time, writes only as a transaction. */
export class Database {
  readonly isMysql: boolean;
  /** TypeORM's repositories for reading outside a transaction. */
  readonly manager: EntityManager;
  readonly #source: DataSource;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(source: DataSource) {
    this.#source = source;
    this.manager = source.manager;
    this.isMysql = source.options.type === 'mysql';
  }

  /** Rows of a SELECT, as the driver gives them: `instant()` reads their dates. */
  all<Row extends object>(sql: string, values: SqlValue[] = []): Promise<Row[]> {
    return this.#source.query<Row[]>(sql, this.#bind(values));
  }

  /**
   * Runs a unit of work as one transaction and returns what it returns; nothing is kept if it throws. The embedded
   * engine has a single connection, so there units wait for each other: a unit must not await anything but its own
   * statements, and never another `write`.
   */
  write<T>(unit: (tx: Transaction) => Promise<T>): Promise<T> {
    if (this.isMysql) return this.#transaction(unit);
    const result = this.#lastWrite.then(() => this.#transaction(unit));
    this.#lastWrite = result.catch(() => undefined);
    return result;
  }

  /** The clause that turns an INSERT into an update of these columns when the key is taken. */
  onDuplicate(key: string[], columns: string[]): string {
    return this.isMysql
      ? `ON DUPLICATE KEY UPDATE ${columns.map((column) => `${column} = VALUES(${column})`).join(', ')}`
      : `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
  }

  #bind(values: SqlValue[]): SqlValue[] {
    return this.isMysql ? values : values.map(sqliteValue);
  }

  #transaction<T>(unit: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#source.transaction((manager) =>
      unit({
        manager,
        all: (sql, values = []) => manager.query(sql, this.#bind(values)),
        run: async (sql, values = []) => {
          const result = await manager.queryRunner?.query(sql, this.#bind(values), true);
          const insertId = this.isMysql ? result?.raw.insertId : result?.raw;
          return { matched: result?.affected ?? 0, insertId: Number(insertId) };
        },
      }),
    );
  }
}
