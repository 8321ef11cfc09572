import type { ColumnTypes } from '../column-types.ts';

/** Creates the platform's tables, in the order of the README's map. */
export function platformTables({ instant, table }: ColumnTypes): string[] {
  return [
    // vault
    `CREATE TABLE user_key (
      userId integer NOT NULL,
      version integer NOT NULL,
      kekId varchar(32) NOT NULL,
      wrappedKey varchar(128) NOT NULL,
      createdAt ${instant} NOT NULL,
      PRIMARY KEY (userId, version),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,
    'CREATE INDEX user_key_kekId ON user_key (kekId)',
    `CREATE TABLE key_check (
      kekId varchar(32) NOT NULL PRIMARY KEY,
      encryptedText varchar(128) NOT NULL
    ) ${table}`,

    // mail
    `CREATE TABLE mail (
      id char(36) NOT NULL PRIMARY KEY,
      kind varchar(32) NOT NULL,
      address varchar(254) NOT NULL,
      reference char(22) NOT NULL,
      createdAt ${instant} NOT NULL,
      dueAt ${instant} NOT NULL,
      attempts integer NOT NULL
    ) ${table}`,
    'CREATE INDEX mail_dueAt ON mail (dueAt)',
    'CREATE INDEX mail_createdAt ON mail (createdAt)',
    'CREATE INDEX mail_address_kind ON mail (address, kind)',

    // backup: the job is due at once
    `CREATE TABLE job (
      name varchar(32) NOT NULL PRIMARY KEY,
      dueAt ${instant} NOT NULL,
      startedAt ${instant},
      failingSince ${instant}
    ) ${table}`,
    "INSERT INTO job (name, dueAt) VALUES ('backup', '2000-01-01 00:00:00.000')",

    // limits
    `CREATE TABLE rate_limit (
      bucket char(43) NOT NULL PRIMARY KEY,
      count integer NOT NULL,
      resetAt ${instant} NOT NULL,
      blockedUntil ${instant}
    ) ${table}`,
    'CREATE INDEX rate_limit_resetAt ON rate_limit (resetAt)',

    // session
    `CREATE TABLE session (
      sidHash char(64) NOT NULL PRIMARY KEY,
      userId integer,
      epoch integer,
      signedInAt ${instant},
      renewedAt ${instant} NOT NULL,
      expiresAt ${instant} NOT NULL,
      browser varchar(64),
      signInAttempts varchar(2048),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,
    'CREATE INDEX session_expiresAt ON session (expiresAt)',
    'CREATE INDEX session_userId ON session (userId)',
    `CREATE TABLE used_token (
      tokenHash char(64) NOT NULL PRIMARY KEY,
      attemptId char(36) NOT NULL,
      expiresAt ${instant} NOT NULL
    ) ${table}`,
    'CREATE INDEX used_token_expiresAt ON used_token (expiresAt)',
  ];
}
