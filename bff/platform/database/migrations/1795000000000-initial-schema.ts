import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

export class InitialSchema1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { serial, instant, longText, table } = columnTypes(runner);
    await runner.query(`CREATE TABLE user (
      id ${serial},
      username varchar(254) NOT NULL UNIQUE,
      password varchar(255) NOT NULL,
      provider varchar(16) NOT NULL DEFAULT 'local',
      createdAt ${instant} NOT NULL,
      name varchar(100),
      apple_id varchar(255) UNIQUE,
      last_login_at ${instant},
      sessionEpoch integer NOT NULL,
      timeZone varchar(64),
      consentVersion varchar(16) NOT NULL,
      consentAt ${instant} NOT NULL
    ) ${table}`);
    await runner.query(`CREATE TABLE user_identity (
      provider varchar(16) NOT NULL,
      subject varchar(255) NOT NULL,
      userId integer NOT NULL,
      createdAt ${instant} NOT NULL,
      PRIMARY KEY (provider, subject),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query(`CREATE TABLE user_key (
      userId integer NOT NULL,
      version integer NOT NULL,
      kekId varchar(32) NOT NULL,
      wrappedKey varchar(128) NOT NULL,
      createdAt ${instant} NOT NULL,
      PRIMARY KEY (userId, version),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query(`CREATE TABLE key_canary (
      kekId varchar(32) NOT NULL PRIMARY KEY,
      sealed varchar(128) NOT NULL
    ) ${table}`);
    await runner.query(`CREATE TABLE session (
      sidHash char(64) NOT NULL PRIMARY KEY,
      userId integer,
      epoch integer,
      authAt ${instant},
      renewedAt ${instant} NOT NULL,
      expiresAt ${instant} NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query('CREATE INDEX session_expiresAt ON session (expiresAt)');
    await runner.query('CREATE INDEX session_userId ON session (userId)');
    // `live` is 1 or null, and null never collides: one live answer a day, any number of deleted ones.
    await runner.query(`CREATE TABLE answer (
      id ${serial},
      uuid char(36) NOT NULL,
      userId integer NOT NULL,
      content ${longText},
      encryptedContent ${longText},
      encryptionIv varchar(16),
      date ${instant} NOT NULL,
      day date NOT NULL,
      timeZone varchar(64) NOT NULL,
      createdAt ${instant} NOT NULL,
      updatedAt ${instant} NOT NULL,
      isDeleted boolean NOT NULL DEFAULT 0,
      live integer GENERATED ALWAYS AS (CASE WHEN isDeleted THEN NULL ELSE 1 END) STORED,
      UNIQUE (userId, day, live),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query(`CREATE TABLE draft (
      userId integer NOT NULL PRIMARY KEY,
      encryptedContent ${longText} NOT NULL,
      encryptionIv varchar(16) NOT NULL,
      day date NOT NULL,
      updatedAt ${instant} NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`);
    await runner.query(`CREATE TABLE feedback (
      id ${serial},
      name ${longText},
      email ${longText},
      comment ${longText} NOT NULL,
      createdAt ${instant} NOT NULL,
      ipAddress varchar(45),
      userAgent varchar(64)
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'feedback',
      'draft',
      'answer',
      'session',
      'key_canary',
      'user_key',
      'user_identity',
      'user',
    ]) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
