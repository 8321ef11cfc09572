import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

/** Keys for programs, each with what it allows and its end. */
export class ProgramKeys1795402500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { serial, instant, table } = columnTypes(runner);
    await runner.query(`CREATE TABLE program_key (
      id ${serial},
      userId integer NOT NULL,
      name varchar(60) NOT NULL,
      keyHash char(64) NOT NULL UNIQUE,
      scopes varchar(64) NOT NULL,
      createdAt ${instant} NOT NULL,
      expiresAt ${instant} NOT NULL,
      lastUsedAt ${instant} NULL,
      lastUsedBy varchar(64) NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query('CREATE INDEX program_key_userId ON program_key (userId)');
    await runner.query('CREATE INDEX program_key_expiresAt ON program_key (expiresAt)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE program_key');
  }
}
