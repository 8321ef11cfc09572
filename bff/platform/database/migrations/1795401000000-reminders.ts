import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

/** When people want to be reminded, and the browsers that are registered for it. */
export class Reminders1795401000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { instant, longText, table } = columnTypes(runner);
    await runner.query(`CREATE TABLE reminder (
      userId integer NOT NULL PRIMARY KEY,
      minuteOfDay integer NOT NULL,
      weekdays integer NOT NULL,
      way varchar(8) NOT NULL,
      nextAt ${instant},
      lastDay date,
      unanswered integer NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query('CREATE INDEX reminder_nextAt ON reminder (nextAt)');
    await runner.query(`CREATE TABLE push_device (
      endpointHash char(64) NOT NULL PRIMARY KEY,
      userId integer NOT NULL,
      sidHash char(64) NOT NULL,
      service varchar(100) NOT NULL,
      encryptedContent ${longText} NOT NULL,
      encryptionIv varchar(16) NOT NULL,
      dueAt ${instant},
      failures integer NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query('CREATE INDEX push_device_userId ON push_device (userId)');
    await runner.query('CREATE INDEX push_device_sidHash ON push_device (sidHash)');
    await runner.query('CREATE INDEX push_device_service_dueAt ON push_device (service, dueAt)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE push_device');
    await runner.query('DROP TABLE reminder');
  }
}
