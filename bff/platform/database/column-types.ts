import type { QueryRunner } from 'typeorm';

/**
 * The few words of a CREATE TABLE in which the two engines differ: a serial key that is never used twice, an instant
 * in UTC with milliseconds, a text of any length, and the table's own options.
 */
export function columnTypes(runner: QueryRunner) {
  return runner.connection.options.type === 'mysql'
    ? {
        serial: 'integer NOT NULL AUTO_INCREMENT PRIMARY KEY',
        instant: 'datetime(3)',
        longText: 'mediumtext',
        table: 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin',
      }
    : {
        serial: 'integer NOT NULL PRIMARY KEY AUTOINCREMENT',
        instant: 'datetime',
        longText: 'text',
        table: '',
      };
}
