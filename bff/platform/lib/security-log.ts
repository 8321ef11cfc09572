import { type Logger, requestFacts } from './logger.ts';
import type { Meter, Outcome } from './meter.ts';
import { Signer } from './purpose-key.ts';
import { Service } from './service.ts';

const USER_REF_LENGTH = 12;

/** Fields of an event; there is no field for bodies, queries, cookies, addresses or texts. */
interface SecurityFacts {
  userId?: number | undefined;
  outcome?: Outcome;
  credential?: string | undefined;
  field?: string;
  row?: number | undefined;
  /** Number of such events since the start, or of rows read. */
  count?: number;
}

interface SecurityLogDeps {
  logger: Logger;
  /** The first secret determines the pseudonyms. */
  secrets: string[];
  meter?: Meter;
}

/** Logs and counts security events; people appear under pseudonyms derived from the session secret. */
export class SecurityLog extends Service<SecurityLogDeps> {
  readonly #signer = new Signer({ ...this.deps, purpose: 'log' });

  userRef(userId: number): string {
    return this.#signer.sign(String(userId)).slice(0, USER_REF_LENGTH);
  }

  /** Returns the pseudonyms of a user under all session secrets; older log lines may contain any of them. */
  userRefs(userId: number): string[] {
    return this.#signer.signatures(String(userId)).map((ref) => ref.slice(0, USER_REF_LENGTH));
  }

  /** Records an event; `bff/commands/monitoring/LOG.md` explains each event and what to do. */
  record(event: string, { userId, ...facts }: SecurityFacts = {}): void {
    const line = {
      event,
      ...facts,
      route: requestFacts.getStore()?.route(),
      ...(userId !== undefined && { userRef: this.userRef(userId) }),
    };
    const { outcome, credential } = facts;
    this.deps.meter?.count('securityEvent', { event, outcome: outcome ?? '' });
    if (credential && outcome) this.deps.meter?.count('signIn', { credential, outcome });
    if (event === 'unreadable-text') {
      this.deps.meter?.count('unreadableText', {});
      this.deps.logger.error(line, 'security event');
    } else this.deps.logger.info(line, 'security event');
  }
}
