export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

export type LogLineTable = Readonly<Record<string, LogLevel | readonly LogLevel[]>>;

/**
 * Log messages of the platform and the process; `bff/commands/monitoring/LOG.md` explains each message and what to do.
 */
export const PLATFORM_LOG_LINES = {
  'an unexpected fault ends the process': 'fatal',
  'security event': ['error', 'info'],
  'unexpected fault': 'error',
  'an answer broke off': 'error',
  'a job failed and is tried again in an hour': 'error',
  'THERE IS NO NEW BACKUP': 'error',
  'the job of the backup cannot be read or written': 'error',
  'a mail is given up': 'error',
  'a mail could not be sent, and is tried again': ['error', 'warn'],
  'the outbox cannot be read or written, and is looked into again': 'error',
  'the set-up has a fault': 'error',
  'waiting for the database': 'warn',
  'waiting for the migrations': 'warn',
  'the set-up has a weakness': 'warn',
  starting: 'info',
  'metrics are served': 'info',
  'registration is closed: nobody new gets an account': 'info',
  'mail is set up': 'info',
  'a backup is made': 'info',
  'the database is copied before its migration': 'info',
  request: 'info',
} as const;

/** Every log message; slices add their own by declaration merging. */
export interface LogLines extends Readonly<typeof PLATFORM_LOG_LINES> {}

type LevelOf<Levels> = Levels extends readonly (infer Level)[] ? Level : Levels;

export type LogLine<Level extends LogLevel> = {
  [Line in keyof LogLines]: Level extends LevelOf<LogLines[Line]> ? Line : never;
}[keyof LogLines];
