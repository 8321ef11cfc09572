import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

export class Passkeys1795400400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant, table } = columnTypes(runner);
    // Up to 2³² − 1.
    const counter = runner.connection.options.type === 'mysql' ? 'integer unsigned' : 'integer';
    await runner.query(`CREATE TABLE passkey (
      credentialHash char(64) NOT NULL PRIMARY KEY,
      userId integer NOT NULL,
      credentialId varchar(1364) NOT NULL,
      publicKey varchar(1366) NOT NULL,
      counter ${counter} NOT NULL,
      isBackupEligible boolean NOT NULL DEFAULT 0,
      isBackedUp boolean NOT NULL DEFAULT 0,
      name varchar(60) NOT NULL,
      createdAt ${instant} NOT NULL,
      lastUsedAt ${instant},
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query('CREATE INDEX passkey_userId ON passkey (userId)');
    await runner.query(`CREATE TABLE passkey_user (
      userId integer NOT NULL PRIMARY KEY,
      userHandle char(43) NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkey_user');
    await runner.query('DROP TABLE passkey');
  }
}
