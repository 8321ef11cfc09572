import type { Clock } from './clock.ts';
import { AppError } from './errors.ts';
import { LINK_OVER } from './link-token.rules.ts';
import { Signer } from './purpose-key.ts';

/** The stored facts that a token depends on: the token is void once a fact changes. */
export type LinkFacts = (string | number | Date | null)[];

/** The claim of a token, which says nothing until `isGenuine` has proved it. */
export interface LinkClaim {
  userId: number;
  endsAt: Date;
  /** The part that is signed. */
  payload: string;
  signature: string;
}

const TOKEN = /^([\w-]{8,50})\.([\w-]{43})$/;
const PAYLOAD = /^(\d{1,10})\|(\d{13})$/;

/** The same refusal for every bad token: spent, foreign, expired, cut off or forged. */
export function linkOver(): AppError {
  return new AppError('BAD_USER_INPUT', LINK_OVER, { fields: { token: LINK_OVER } });
}

function signed(payload: string, facts: LinkFacts): string {
  return JSON.stringify([payload, ...facts]);
}

/**
 * Makes and verifies the tokens in links of a purpose. No row stores a token: it is signed together with stored facts,
 * and its use changes a fact or is recorded in `UsedTokens`.
 */
export class LinkTokens {
  readonly #clock: Clock;
  readonly #signer: Signer;

  /** Takes the session secrets: the first signs, all verify. */
  constructor(secrets: string[], purpose: string, clock: Clock) {
    this.#clock = clock;
    this.#signer = new Signer(secrets, `link|${purpose}`);
  }

  /** The token of a user, good until an instant and while the facts stay. */
  issue(userId: number, endsAt: Date, facts: LinkFacts): string {
    const payload = Buffer.from(`${userId}|${endsAt.getTime()}`).toString('base64url');
    return `${payload}.${this.#signer.sign(signed(payload, facts))}`;
  }

  /** The claim of a token that has not ended, or null for any other text. */
  claimOf(token: string): LinkClaim | null {
    const [, payload = '', signature = ''] = TOKEN.exec(token) ?? [];
    const [, userId, endsAt] = PAYLOAD.exec(Buffer.from(payload, 'base64url').toString('latin1')) ?? [];
    if (!userId || Number(endsAt) <= this.#clock().getTime()) return null;
    return { userId: Number(userId), endsAt: new Date(Number(endsAt)), payload, signature };
  }

  /** Whether this product has signed the claim for this purpose with these facts. */
  isGenuine({ payload, signature }: LinkClaim, facts: LinkFacts): boolean {
    return this.#signer.isGenuine(signed(payload, facts), signature);
  }
}

/** Makes the tokens in links. Each purpose belongs to a single slice. */
export class Links {
  readonly #secrets: string[];
  readonly #clock: Clock;
  readonly #taken = new Set<string>();

  /** Takes the session secrets: the first signs, all verify. */
  constructor(secrets: string[], clock: Clock) {
    this.#secrets = secrets;
    this.#clock = clock;
  }

  /** The tokens of a purpose; throws when they were given out before. */
  of(purpose: string): LinkTokens {
    if (this.#taken.has(purpose)) throw new Error(`Links for ${purpose} belong to another slice.`);
    this.#taken.add(purpose);
    return new LinkTokens(this.#secrets, purpose, this.#clock);
  }
}
