import type { ErrorCode } from './errors.ts';

/** Outcome of an operation: success, cancelled by the person, or an error code. */
export type Outcome = 'ok' | 'cancelled' | ErrorCode;

interface CounterRow {
  name: string;
  help: string;
  /** Names of labels; their values are words of the sources, so that nobody can fill the memory. */
  labels?: readonly string[];
}

export type CounterTable = Readonly<Record<string, CounterRow>>;

export const PLATFORM_COUNTERS = {
  rootField: {
    name: 'aufwind_root_fields_total',
    help: 'Root fields resolved by GraphQL or REST, by field and outcome: ok or the code of the refusal.',
    labels: ['field', 'outcome'],
  },
  signIn: {
    name: 'aufwind_sign_ins_total',
    help: 'Tries to sign in, by credential and outcome: ok, cancelled or the code of the refusal.',
    labels: ['credential', 'outcome'],
  },
  securityEvent: {
    name: 'aufwind_security_events_total',
    help: 'Lines of the security log, by event and outcome.',
    labels: ['event', 'outcome'],
  },
  unreadableText: {
    name: 'aufwind_unreadable_texts_total',
    help: 'Stored texts that could not be decrypted when they were read.',
  },
  limitMet: {
    name: 'aufwind_limits_met_total',
    help: 'Tries that a limit refused: a row of RATE_LIMITS, or hashes (HASH_QUOTAS).',
    labels: ['limit'],
  },
  loadShed: {
    name: 'aufwind_load_shed_total',
    help: 'Requests refused in an overload: too many requests, a late event loop, too many of one address or account, too many password hashes, no slot for a whole list.',
    labels: ['reason'],
  },
  responseEnded: {
    name: 'aufwind_answers_ended_total',
    help: 'Responses ended for their client: unread, too-slow or too-long.',
    labels: ['reason'],
  },
  databaseRetry: {
    name: 'aufwind_database_retries_total',
    help: 'Units of work that the database could not finish and that ran again.',
  },
  logLine: {
    name: 'aufwind_log_lines_total',
    help: 'Lines of the log by level; those below LOG_LEVEL are not written and not counted.',
    labels: ['level'],
  },
} as const satisfies CounterTable;

/** Every counter; slices add their own by declaration merging. */
export interface Counters extends Readonly<typeof PLATFORM_COUNTERS> {}

type LabelsOf<Row> = Row extends { labels: readonly (infer Label extends string)[] }
  ? Record<Label, string>
  : object;

export interface FinishedRequest {
  method: string;
  /** Route pattern; never the URL. */
  route: string;
  status: number;
  durationMs: number;
}

export interface Meter {
  count<Name extends keyof Counters>(name: Name, labels: LabelsOf<Counters[Name]>): void;
  observe(request: FinishedRequest): void;
  succeeded(job: string): void;
}

export const NO_METER: Meter = {
  count: () => undefined,
  observe: () => undefined,
  succeeded: () => undefined,
};
