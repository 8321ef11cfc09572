import { AppError } from './errors.ts';
import { LINK_REFUSED } from './link-token.rules.ts';
import { Signer, type SigningSettings } from './purpose-key.ts';
import { Service } from './service.ts';

/** Stored values that a token is signed with: a change of any value invalidates the token. */
export type LinkFacts = (string | number | Date | null)[];

/** Unverified content of a token, to be checked with `isGenuine`; `payload` is its signed part. */
export type LinkClaim = NonNullable<ReturnType<LinkTokens['claimOf']>>;

const TOKEN = /^([\w-]{8,50})\.([\w-]{43})$/;
const PAYLOAD = /^(\d{1,10})\|(\d{13})$/;

/** Creates the same error for every refused token: used, foreign, expired, truncated or forged. */
export function linkRefused(): AppError {
  return new AppError('BAD_USER_INPUT', LINK_REFUSED, { fields: { token: LINK_REFUSED } });
}

function signed(payload: string, facts: LinkFacts): string {
  return JSON.stringify([payload, ...facts]);
}

/**
 * Issues and verifies link tokens of one purpose without storing them. Each token is signed with stored values, and its
 * use changes one of them or is recorded in `UsedTokens`.
 */
export class LinkTokens extends Service<SigningSettings & { purpose: string; page: string }> {
  readonly #signer = new Signer({ ...this.deps, purpose: `link|${this.deps.purpose}` });

  /** Issues a token for a user, valid until `endsAt` while the stored values stay unchanged. */
  issue(userId: number, endsAt: Date, facts: LinkFacts): string {
    const payload = Buffer.from(`${userId}|${endsAt.getTime()}`).toString('base64url');
    return `${payload}.${this.#signer.sign(signed(payload, facts))}`;
  }

  /** Returns the URL of the purpose's page with a new token. */
  urlFor(...issued: Parameters<LinkTokens['issue']>): string {
    const { appOrigin, page } = this.deps;
    return appOrigin + page + this.issue(...issued);
  }

  /** Parses a token; returns null for an expired token and any other text. */
  claimOf(token: string) {
    const [, payload = '', signature = ''] = TOKEN.exec(token) ?? [];
    const [, userId, endsAt] = PAYLOAD.exec(Buffer.from(payload, 'base64url').toString('latin1')) ?? [];
    if (!userId || Number(endsAt) <= this.deps.clock().getTime()) return null;
    return { userId: Number(userId), endsAt: new Date(Number(endsAt)), payload, signature };
  }

  isGenuine({ payload, signature }: LinkClaim, facts: LinkFacts): boolean {
    return this.#signer.isGenuine(signed(payload, facts), signature);
  }
}

/** Creates link tokens; each purpose belongs to one slice. */
export class Links extends Service<SigningSettings> {
  readonly #taken = new Set<string>();
  /** The paths of all pages, without the leading slash; a token follows. */
  readonly secretPaths: string[] = [];

  /** Returns the tokens of a purpose; `page` is the path of the page that they open, up to the token. */
  forPurpose(purpose: string, page = ''): LinkTokens {
    if (this.#taken.has(purpose)) throw new Error(`Links for ${purpose} belong to another slice.`);
    this.#taken.add(purpose);
    if (page) this.secretPaths.push(new URL(page, this.deps.appOrigin).pathname.slice(1));
    return new LinkTokens({ ...this.deps, purpose, page });
  }
}
