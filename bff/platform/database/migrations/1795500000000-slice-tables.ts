import type { ColumnTypes } from '../column-types.ts';

/** Creates the slices' tables; `user` comes first, because every foreign key references it. */
export function sliceTables({ serial, instant, longText, unsigned, table }: ColumnTypes): string[] {
  return [
    `CREATE TABLE user (
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
      consentedAt ${instant} NOT NULL,
      addressConfirmedAt ${instant},
      signInMethodsMailedAt ${instant},
      hasNotices boolean NOT NULL DEFAULT 1,
      newDeviceMailedAt ${instant},
      lockedAt ${instant},
      hasMemories boolean NOT NULL DEFAULT 1,
      sequenceFloor integer NOT NULL DEFAULT 0
    ) ${table}`,

    // answer: `live` is 1 or null, and null never collides: one live answer a day, any number of deleted ones
    `CREATE TABLE answer (
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
      isHiddenMemory boolean NOT NULL DEFAULT 0,
      importId char(36),
      sequence integer NOT NULL,
      UNIQUE (userId, day, live),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,
    'CREATE INDEX answer_isDeleted_updatedAt ON answer (isDeleted, updatedAt)',
    'CREATE UNIQUE INDEX answer_userId_sequence ON answer (userId, sequence)',
    `CREATE TABLE answer_storage (
      userId integer NOT NULL PRIMARY KEY,
      bytes integer NOT NULL,
      maxMb integer,
      countedAt ${instant} NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,

    // draft
    `CREATE TABLE draft (
      userId integer NOT NULL,
      encryptedContent ${longText} NOT NULL,
      encryptionIv varchar(16) NOT NULL,
      day date NOT NULL,
      updatedAt ${instant} NOT NULL,
      writerId varchar(22),
      PRIMARY KEY (userId, day),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,
    'CREATE INDEX draft_day ON draft (day)',

    // streak
    `CREATE TABLE milestone (
      userId integer NOT NULL PRIMARY KEY,
      entries integer NOT NULL,
      streak integer NOT NULL,
      streakDay date NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,

    // import
    `CREATE TABLE answer_import (
      userId integer NOT NULL,
      id char(36) NOT NULL,
      importedAt ${instant} NOT NULL,
      PRIMARY KEY (userId, id),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,
    'CREATE INDEX answer_import_importedAt ON answer_import (importedAt)',

    // account
    `CREATE TABLE consent_renewal (
      userId integer NOT NULL,
      version varchar(16) NOT NULL,
      consentedAt ${instant} NOT NULL,
      PRIMARY KEY (userId, version),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,

    // address
    `CREATE TABLE address_change (
      userId integer NOT NULL PRIMARY KEY,
      address varchar(254) NOT NULL,
      requestedAt ${instant} NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,
    'CREATE INDEX address_change_address ON address_change (address, requestedAt)',
    'CREATE INDEX address_change_requestedAt ON address_change (requestedAt)',
    `CREATE TABLE address_refusal (
      userId integer NOT NULL,
      address varchar(254) NOT NULL,
      refusedAt ${instant} NOT NULL,
      PRIMARY KEY (userId, address),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,
    `CREATE TABLE address_reservation (
      address varchar(254) NOT NULL PRIMARY KEY,
      userId integer NOT NULL,
      reservedAt ${instant} NOT NULL,
      confirmedAt ${instant},
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,
    'CREATE INDEX address_reservation_userId ON address_reservation (userId)',
    'CREATE INDEX address_reservation_reservedAt ON address_reservation (reservedAt)',

    // identity
    `CREATE TABLE user_identity (
      provider varchar(16) NOT NULL,
      subject varchar(255) NOT NULL,
      userId integer NOT NULL,
      createdAt ${instant} NOT NULL,
      encryptedToken ${longText},
      encryptionIv varchar(16),
      PRIMARY KEY (provider, subject),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,

    // reminder
    `CREATE TABLE reminder (
      userId integer NOT NULL PRIMARY KEY,
      minuteOfDay integer NOT NULL,
      weekdays integer NOT NULL,
      channel varchar(8) NOT NULL,
      nextAt ${instant},
      lastDueDay date,
      unansweredCount integer NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,
    'CREATE INDEX reminder_nextAt ON reminder (nextAt)',
    `CREATE TABLE push_subscription (
      endpointHash char(64) NOT NULL PRIMARY KEY,
      userId integer NOT NULL,
      sidHash char(64) NOT NULL,
      service varchar(100) NOT NULL,
      encryptedContent ${longText} NOT NULL,
      encryptionIv varchar(16) NOT NULL,
      dueAt ${instant},
      failures integer NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,
    'CREATE INDEX push_subscription_userId ON push_subscription (userId)',
    'CREATE INDEX push_subscription_sidHash ON push_subscription (sidHash)',
    'CREATE INDEX push_subscription_service_dueAt ON push_subscription (service, dueAt)',

    // passkey
    `CREATE TABLE passkey (
      credentialIdHash char(64) NOT NULL PRIMARY KEY,
      userId integer NOT NULL,
      credentialId varchar(1364) NOT NULL,
      publicKey varchar(1366) NOT NULL,
      counter ${unsigned} NOT NULL,
      isBackupEligible boolean NOT NULL DEFAULT 0,
      isBackedUp boolean NOT NULL DEFAULT 0,
      name varchar(60) NOT NULL,
      createdAt ${instant} NOT NULL,
      lastUsedAt ${instant},
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,
    'CREATE INDEX passkey_userId ON passkey (userId)',
    `CREATE TABLE passkey_user (
      userId integer NOT NULL PRIMARY KEY,
      userHandle char(43) NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,

    // recovery-code
    `CREATE TABLE recovery_code (
      userId integer NOT NULL PRIMARY KEY,
      codeHash char(64) NOT NULL,
      createdAt ${instant} NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,

    // api-token
    `CREATE TABLE api_token (
      id ${serial},
      userId integer NOT NULL,
      name varchar(60) NOT NULL,
      tokenHash char(64) NOT NULL UNIQUE,
      scopes varchar(64) NOT NULL,
      createdAt ${instant} NOT NULL,
      expiresAt ${instant} NOT NULL,
      lastUsedAt ${instant},
      lastUsedBy varchar(64),
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${table}`,
    'CREATE INDEX api_token_userId ON api_token (userId)',
    'CREATE INDEX api_token_expiresAt ON api_token (expiresAt)',

    // feedback
    `CREATE TABLE feedback (
      id ${serial},
      name ${longText},
      email ${longText},
      comment ${longText} NOT NULL,
      createdAt ${instant} NOT NULL,
      ipAddress varchar(45),
      userAgent varchar(64),
      answeredAt ${instant}
    ) ${table}`,
    'CREATE INDEX feedback_createdAt ON feedback (createdAt)',
  ];
}
