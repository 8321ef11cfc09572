import type { KeyObject } from 'node:crypto';
import { type Logger, requestFacts } from './logger.ts';
import { type Meter, NO_METER, type Outcome } from './meter.ts';
import { pseudonym, purposeKeys } from './purpose-key.ts';
import type { Credential, SecurityEvent } from './security-events.ts';

const USER_REF_LENGTH = 12;

/** The facts of an event: no body, query, cookie, address, e-mail or text fits in. */
export interface SecurityFacts {
  userId?: number | undefined;
  outcome?: Outcome;
  /** The credential that was tried. */
  credential?: Credential | undefined;
  /** Root field of the schema. */
  field?: string;
  /** Number of a row. */
  row?: number;
  /** The number of such events since the start, or of rows that were read. */
  count?: number;
}

/** Writes security events to the log and counts them; people appear under pseudonyms of the session secret. */
export class SecurityLog {
  readonly #logger: Logger;
  readonly #meter: Meter;
  readonly #keys: KeyObject[];

  /** Takes the session secrets: the pseudonyms change with the first. */
  constructor(logger: Logger, secrets: string[], meter: Meter = NO_METER) {
    this.#logger = logger;
    this.#meter = meter;
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

  /** Records an event with its request and route. */
  record(event: SecurityEvent, { userId, ...facts }: SecurityFacts = {}): void {
    const line = {
      event,
      ...facts,
      route: requestFacts.getStore()?.route(),
      ...(userId !== undefined && { userRef: this.userRef(userId) }),
    };
    const { outcome, credential } = facts;
    this.#meter.count('securityEvent', { event, outcome: outcome ?? '' });
    if (credential && outcome) this.#meter.count('signIn', { credential, outcome });
    if (event === 'unreadable-text') {
      this.#meter.count('unreadableText', {});
      this.#logger.error(line, 'security event');
    } else this.#logger.info(line, 'security event');
  }
}
