/** Every message of the log by level; `bff/commands/monitoring/LOG.md` says what each means and what to do. */
export const LOG_LINES = {
  fatal: ['an unexpected fault ends the process'],
  error: [
    'security event',
    'unexpected fault',
    'an answer broke off',
    'a job failed and is tried again in an hour',
    'THERE IS NO NEW BACKUP',
    'the job of the backup cannot be read or written',
    'a mail is given up',
    'a mail could not be sent, and is tried again',
    'the outbox cannot be read or written, and is looked into again',
    'reminders cannot be read, and are looked for again',
    'a reminder could not be passed on, and is tried again',
    'pushes cannot be read or written, and are looked for again',
    'a push is refused',
    'a refresh token could not be read, so it is not revoked',
    'a refresh token of a closed way in could not be revoked at Apple',
    'the set-up has a fault',
  ],
  warn: [
    'waiting for the database',
    'waiting for the migrations',
    'a mail could not be sent, and is tried again',
    'a push service has not answered, and is left alone for a while',
    'a push service takes no pushes, and is left alone for a while',
    'a code was not exchanged',
    'the identity provider does not answer',
    'the identity provider lacks an endpoint',
    'the identity provider has no readable keys',
    'the identity provider has no readable discovery document',
    'the identity provider names another issuer',
    'the identity provider has not exchanged a code',
    'the set-up has a weakness',
  ],
  info: [
    'starting',
    'metrics are served',
    'registration is closed: nobody new gets an account',
    'mail is set up',
    'a backup is made',
    'request',
    'security event',
  ],
} as const;

/** A level of the log that the product writes. */
export type LogLevel = keyof typeof LOG_LINES;

/** A message of a level. */
export type LogLine<Level extends LogLevel> = (typeof LOG_LINES)[Level][number];
