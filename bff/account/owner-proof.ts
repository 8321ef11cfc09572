import { AppError } from '../platform/lib/errors.ts';
import type { SecurityLog } from '../platform/lib/security-log.ts';
import type { Turns } from '../platform/limits/fair-queue.ts';
import { guessBucket } from '../platform/limits/log-in-limits.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import { FREE_FAILURES } from '../platform/limits/rate-limits.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { AccountService } from './account.service.ts';

const SIGN_IN_AGAIN = 'Bitte melde Dich zur Sicherheit erneut an.';
const CURRENT_PASSWORD_MISSING = 'Bitte geben Sie zur Sicherheit Ihr aktuelles Passwort ein.';
/** What a person reads whose current password is wrong. */
export const CURRENT_PASSWORD_WRONG = 'Das aktuelle Passwort ist nicht richtig.';

/** What somebody at an open session shows to be its owner. */
export type OwnerProof = { kind: 'recent-sign-in' } | GuessableProof;

/** A proof that can be wrong, and so can be guessed. */
export type GuessableProof = { kind: 'password'; password: string };

/** The session that a proof is shown in. */
export interface AskingSession {
  readonly hasRecentSignIn: boolean;
  /** Tells this session from the others of its user, also under a new id. */
  readonly signedInAt: number | null;
  end(): Promise<void>;
}

/** Who shows a proof, and where. */
export interface ProofRequest {
  user: CurrentUser;
  session: AskingSession;
  /** The turns in which a password is hashed. */
  turns: Turns;
}

/** The proof that an optional `currentPassword` makes. */
export function proofOf(currentPassword: string | null | undefined): OwnerProof {
  return typeof currentPassword === 'string'
    ? { kind: 'password', password: currentPassword }
    : { kind: 'recent-sign-in' };
}

/**
 * The gate before everything that only an account's owner may do at an open session. Wrong proofs of every kind and of all
 * sessions count together, in one row with failed log-ins, and the tenth of one session ends it.
 */
export class OwnerGate {
  readonly #account: AccountService;
  readonly #limiter: RateLimiter;
  readonly #events: SecurityLog;

  constructor(account: AccountService, limiter: RateLimiter, events: SecurityLog) {
    this.#account = account;
    this.#limiter = limiter;
    this.#events = events;
  }

  /** Throws `FORBIDDEN` for a wrong or missing proof, and `TOO_MANY_REQUESTS` after too many wrong ones. */
  async require(request: ProofRequest, proof: OwnerProof): Promise<void> {
    const { user, session } = request;
    if (proof.kind !== 'recent-sign-in') return this.#underLimits(request, proof);
    if (session.hasRecentSignIn) return;
    throw new AppError('FORBIDDEN', user.provider === 'local' ? CURRENT_PASSWORD_MISSING : SIGN_IN_AGAIN);
  }

  async #underLimits(request: ProofRequest, proof: GuessableProof): Promise<void> {
    const { user, session } = request;
    const ofAccount = {
      ...guessBucket(this.#limiter, 'ownerProof', user.username),
      waitsFrom: this.#limiter.scaled(FREE_FAILURES),
    };
    const inARow = guessBucket(this.#limiter, 'accountInARow', user.username);
    const subject = `${user.username}|${session.signedInAt}`;
    const ofSession = guessBucket(this.#limiter, 'ownerProofOfSession', subject);
    const buckets = [ofAccount, inARow, ofSession];
    try {
      await this.#limiter.guess({ counted: buckets, emptied: buckets }, 'FORBIDDEN', () =>
        this.#verify(request, proof),
      );
    } catch (error) {
      const isWrong = error instanceof AppError && error.code === 'FORBIDDEN';
      if (isWrong && !(await this.#limiter.isOpen([ofSession]))) {
        await session.end();
        this.#events.record('session-ended', { userId: user.id });
      }
      throw error;
    }
  }

  async #verify({ user, turns }: ProofRequest, proof: GuessableProof): Promise<void> {
    switch (proof.kind) {
      case 'password':
        if (await this.#account.hasPassword(user, proof.password, turns)) return;
        throw new AppError('FORBIDDEN', CURRENT_PASSWORD_WRONG);
    }
  }
}
