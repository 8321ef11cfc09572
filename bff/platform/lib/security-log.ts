import type { KeyObject } from 'node:crypto';
import { type Logger, requestFacts } from './logger.ts';
import { pseudonym, purposeKeys } from './purpose-key.ts';

const USER_REF_LENGTH = 12;

/** Every kind of event. */
export type SecurityEvent =
  | 'log-in'
  | 'provider-sign-in'
  | 'identity-change'
  | 'passkey-sign-in'
  | 'passkey-change'
  | 'passkey-counter'
  | 'recovery-sheet'
  | 'recovery'
  | 'register'
  | 'log-out'
  | 'log-out-everywhere'
  | 'password-change'
  | 'account-deletion'
  | 'address-confirmation'
  | 'address-refusal'
  | 'address-change'
  | 'address-change-undone'
  | 'password-reset-request'
  | 'password-reset'
  | 'notices-change'
  | 'session-ended'
  | 'data-export'
  | 'messages-read'
  | 'message-answered'
  | 'message-deletion'
  | 'operator-lookup'
  | 'operator-count'
  | 'operator-export-link'
  | 'operator-deletion'
  | 'operator-lock'
  | 'operator-unlock'
  | 'operator-log-out'
  | 'operator-way-in'
  | 'refusal'
  | 'foreign-request'
  | 'many-registrations'
  | 'unreadable-text';

/** The facts of an event: no body, query, cookie, address, e-mail or text fits in. */
export interface SecurityFacts {
  userId?: number | undefined;
  /** `ok`, `cancelled` by the person, or the error code of the refusal. */
  outcome?: string;
  /** Root field of the schema. */
  field?: string;
  /** Number of a row. */
  row?: number;
  /** The number of such events since the start, or of rows that were read. */
  count?: number;
}

/** Writes security events to the log; people appear under pseudonyms of the session secret. */
export class SecurityLog {
  readonly #logger: Logger;
  readonly #keys: KeyObject[];

  /** Takes the session secrets: the pseudonyms change with the first. */
  constructor(logger: Logger, secrets: string[]) {
    this.#logger = logger;
    this.#keys = purposeKeys(secrets, 'log');
  }

  /** The pseudonym of a user, under the first session secret. */
  userRef(userId: number): string {
    const [ref] = this.userRefs(userId);
    if (ref === undefined) throw new Error('There is no secret to make a pseudonym with.');
    return ref;
  }

  /** The pseudonyms of a user under every session secret, of which older lines of the log may hold any. */
  userRefs(userId: number): string[] {
    return this.#keys.map((key) => pseudonym(key, String(userId)).slice(0, USER_REF_LENGTH));
  }

  /** Writes one event, with its request and route. */
  record(event: SecurityEvent, { userId, ...facts }: SecurityFacts = {}): void {
    const line = {
      event,
      ...facts,
      route: requestFacts.getStore()?.route(),
      ...(userId !== undefined && { userRef: this.userRef(userId) }),
    };
    if (event === 'unreadable-text') this.#logger.error(line, 'security event');
    else this.#logger.info(line, 'security event');
  }
}
