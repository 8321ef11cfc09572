import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

/** Consents to wordings that have changed since an account was made. */
export class ConsentRenewals1795402400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant, table } = columnTypes(runner);
    await runner.query(`CREATE TABLE consent_renewal (
      userId integer NOT NULL,
      version varchar(16) NOT NULL,
      consentedAt ${instant} NOT NULL,
      PRIMARY KEY (userId, version),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE consent_renewal');
  }
}
