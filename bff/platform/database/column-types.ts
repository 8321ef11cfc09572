import type { QueryRunner } from 'typeorm';

/**
 * Maps the column types that differ between the two engines. `serial` never reuses a key, `instant` is UTC with
 * milliseconds, and `unsigned` goes up to 2³² − 1.
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
