import type { QueryRunner } from 'typeorm';

/**
 * The few words of a CREATE TABLE in which the two engines differ: a serial key that is never used twice, an instant
 * in UTC with milliseconds, a text of any length, a number up to 2³² − 1, and the table's own options.
 */
export function columnTypes(runner: QueryRunner) {
  return runner.connection.options.type === 'mysql'
    ? {
        serial: 'integer NOT NULL AUTO_INCREMENT PRIMARY KEY',
        instant: 'datetime(3)',
        longText: 'mediumtext',
        unsigned: 'integer unsigned',
        table: 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin',
      }
    : {
        serial: 'integer NOT NULL PRIMARY KEY AUTOINCREMENT',
        instant: 'datetime',
        longText: 'text',
        unsigned: 'integer',
        table: '',
      };
}

/** The words of one engine. */
export type ColumnTypes = ReturnType<typeof columnTypes>;
