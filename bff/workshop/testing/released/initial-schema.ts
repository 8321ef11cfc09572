/** What the product of the initial migration has written: real texts under a real key, which is of no other use. */
export const INITIAL_SCHEMA = {
  migration: 'InitialSchema1795000000000',
  encryptionKeys: ['old:UCZeYM4TcRVyyWWvXYuON+SacFQvPwPJv1B0luaytfg='],
  user: { id: 7, username: 'anna@example.org', password: 'ein sicheres Wort', today: '2026-11-20' },
  answers: [
    { day: '2026-11-19', content: 'Zwei Zeilen,\nund ein ß' },
    { day: '2026-11-18', content: 'Der erste Schnee 👩‍🚀' },
  ],
  draft: 'Noch nicht fertig',
  feedback: 'Danke!',
  sql: [
    `INSERT INTO user (id, username, password, provider, createdAt, sessionEpoch, timeZone, consentVersion, consentAt)
     VALUES (7, 'anna@example.org',
     '$argon2id$v=19$m=65536,t=3,p=1$3zfQdriLBqc6pGCQHfHL3g$UUxcGse8leTC1BV+xvfXxl5aVPUUXUbnFMW4kST+xuQ',
     'local', '2026-11-18 17:00:00.000', 1, 'Europe/Berlin', '2026-11', '2026-11-18 17:00:00.000')`,
    `INSERT INTO key_canary (kekId, sealed) VALUES ('old', 'v1.JQsWyhROPYM/RcTE.TdL3ElgU+G/ir2e+hOMe08zNppKe0cY=')`,
    `INSERT INTO user_key (userId, version, kekId, wrappedKey, createdAt) VALUES (7, 1, 'old',
     'v1.MtnevgQ5Pp+y0uX5.HfpJYojSk/7b5Fw9YWCkgddzipcOPJADJ7MDvYHwLyyyCnLWbKjJeMgg3dlCilpS', '2026-11-18 17:00:00.000')`,
    `INSERT INTO user_identity (provider, subject, userId, createdAt)
     VALUES ('google', '1234567890', 7, '2026-11-18 17:00:00.000')`,
    `INSERT INTO session (sidHash, userId, epoch, authAt, renewedAt, expiresAt)
     VALUES ('${'0'.repeat(64)}', 7, 1, '2026-11-18 17:00:00.000', '2026-11-18 17:00:00.000', '2099-01-01 00:00:00.000')`,
    `INSERT INTO answer (id, uuid, userId, encryptedContent, encryptionIv, date, day, timeZone, createdAt, updatedAt,
     isDeleted) VALUES
     (3, '11111111-1111-4111-8111-111111111111', 7,
      'v1.1.2YBKRCd3b7AxZLHrJt2RajBi1o+fO9qK9Th2k+JVhz5r93LIysIDzUxySVU=', 'a4G2iJacwE4NZ185',
      '2026-11-18 18:00:00.000', '2026-11-18', 'Europe/Berlin', '2026-11-18 18:00:00.000', '2026-11-18 18:00:00.000', 0),
     (4, '22222222-2222-4222-8222-222222222222', 7,
      'v1.1.vHFVKsjSRErefSf66f3pmpMGQJXFkAAO6ECEGNHqkohxYPQ9EZlv', 'Qqv815xS3mvSgE9j',
      '2026-11-19 18:00:00.000', '2026-11-19', 'Europe/Berlin', '2026-11-19 18:00:00.000', '2026-11-19 18:00:00.001', 0),
     (5, '33333333-3333-4333-8333-333333333333', 7, NULL, NULL,
      '2026-11-17 18:00:00.000', '2026-11-17', 'Europe/Berlin', '2026-11-17 18:00:00.000', '2026-11-19 18:00:00.001', 1)`,
    `INSERT INTO draft (userId, encryptedContent, encryptionIv, day, updatedAt) VALUES (7,
     'v1.1.IZvwPn2zTEjENimzH7OBidUtZRevfc/kAEIitMrTWZZf', 'OC9tUJ7AIV0eGvwQ', '2026-11-20', '2026-11-20 06:00:00.000')`,
    `INSERT INTO feedback (id, comment, createdAt, userAgent) VALUES (1,
     'old.v1.XsGCCTwkSlLDxCyz.fHfLJPeMIgxZXSvy/7PFc7HeyLY7Bg==', '2026-11-18 18:00:00.000', 'Firefox')`,
  ],
};
