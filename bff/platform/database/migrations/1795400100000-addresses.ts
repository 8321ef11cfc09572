import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

/** Confirmed addresses, changes of them, and claims to them; addresses that a provider verified count as confirmed. */
export class Addresses1795400100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant, table } = columnTypes(runner);
    await runner.query(`ALTER TABLE user ADD COLUMN addressConfirmedAt ${instant}`);
    await runner.query(`ALTER TABLE user ADD COLUMN waysInToldAt ${instant}`);
    await runner.query(`UPDATE user SET addressConfirmedAt = createdAt
      WHERE provider <> 'local' AND username NOT LIKE '%@users.invalid'`);
    await runner.query(`CREATE TABLE address_change (
      userId integer NOT NULL PRIMARY KEY,
      address varchar(254) NOT NULL,
      requestedAt ${instant} NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query('CREATE INDEX address_change_address ON address_change (address, requestedAt)');
    await runner.query('CREATE INDEX address_change_requestedAt ON address_change (requestedAt)');
    await runner.query(`CREATE TABLE address_refusal (
      userId integer NOT NULL,
      address varchar(254) NOT NULL,
      refusedAt ${instant} NOT NULL,
      PRIMARY KEY (userId, address),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query(`CREATE TABLE address_reservation (
      address varchar(254) NOT NULL PRIMARY KEY,
      userId integer NOT NULL,
      reservedAt ${instant} NOT NULL,
      confirmedAt ${instant},
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query('CREATE INDEX address_reservation_userId ON address_reservation (userId)');
    await runner.query('CREATE INDEX address_reservation_reservedAt ON address_reservation (reservedAt)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE address_reservation');
    await runner.query('DROP TABLE address_refusal');
    await runner.query('DROP TABLE address_change');
    await runner.query('ALTER TABLE user DROP COLUMN waysInToldAt');
    await runner.query('ALTER TABLE user DROP COLUMN addressConfirmedAt');
  }
}
