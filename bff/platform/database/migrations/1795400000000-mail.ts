import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

export class Mail1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant, table } = columnTypes(runner);
    await runner.query(`CREATE TABLE mail (
      id char(36) NOT NULL PRIMARY KEY,
      kind varchar(32) NOT NULL,
      address varchar(254) NOT NULL,
      nonce char(22) NOT NULL,
      createdAt ${instant} NOT NULL,
      dueAt ${instant} NOT NULL,
      attempts integer NOT NULL
    ) ${table}`);
    await runner.query('CREATE INDEX mail_dueAt ON mail (dueAt)');
    await runner.query('CREATE INDEX mail_createdAt ON mail (createdAt)');
    await runner.query('CREATE INDEX mail_address_kind ON mail (address, kind)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail');
  }
}
