import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

export class ProviderSignIn1795182000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant, longText, table } = columnTypes(runner);
    await runner.query(`CREATE TABLE used_token (
      hash char(64) NOT NULL PRIMARY KEY,
      claim char(36) NOT NULL,
      expiresAt ${instant} NOT NULL
    ) ${table}`);
    await runner.query('CREATE INDEX used_token_expiresAt ON used_token (expiresAt)');
    await runner.query('ALTER TABLE session ADD COLUMN attempts varchar(2048)');
    await runner.query(`ALTER TABLE user_identity ADD COLUMN encryptedToken ${longText}`);
    await runner.query('ALTER TABLE user_identity ADD COLUMN encryptionIv varchar(16)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user_identity DROP COLUMN encryptionIv');
    await runner.query('ALTER TABLE user_identity DROP COLUMN encryptedToken');
    await runner.query('ALTER TABLE session DROP COLUMN attempts');
    await runner.query('DROP TABLE used_token');
  }
}
