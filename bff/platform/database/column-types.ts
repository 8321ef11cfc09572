import type { QueryRunner } from 'typeorm';

/**
 * The parts of CREATE TABLE in which the two engines differ: a serial key that is never reused, an instant in UTC with
 * milliseconds, unbounded text, a number up to 2³² − 1, and table options.
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

export type ColumnTypes = ReturnType<typeof columnTypes>;
