import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

export class LimitsAndDevices1795100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant, table } = columnTypes(runner);
    await runner.query(`CREATE TABLE rate_limit (
      bucket char(43) NOT NULL PRIMARY KEY,
      count integer NOT NULL,
      resetAt ${instant} NOT NULL,
      closedUntil ${instant}
    ) ${table}`);
    await runner.query('CREATE INDEX rate_limit_resetAt ON rate_limit (resetAt)');
    await runner.query('ALTER TABLE session ADD COLUMN browser varchar(64)');
    await runner.query('CREATE INDEX user_key_kekId ON user_key (kekId)');
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.connection.options.type === 'mysql';
    await runner.query(`DROP INDEX user_key_kekId ${isMysql ? 'ON user_key' : ''}`);
    await runner.query('ALTER TABLE session DROP COLUMN browser');
    await runner.query('DROP TABLE rate_limit');
  }
}
