import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { type Clock, DAY_MS } from '../lib/clock.ts';
import { hostCookie } from '../lib/host-cookie.ts';
import { pseudonym, purposeKeys } from '../lib/purpose-key.ts';

/** A browser stays known so long after its last log-in. */
const KNOWN_BROWSER_MS = 180 * DAY_MS;

const ID_BYTES = 18;
const VALUE = /^([\w-]{24})\.(\d{13})\.([\w-]{43})$/;

/** What knows browsers again: the clock, the origin that decides the cookie's flags, and the session secrets. */
export interface KnownBrowserDeps {
  clock: Clock;
  appOrigin: string;
  /** The first signs, all verify. */
  secrets: string[];
}

/** Name and flags of the cookie that remembers a browser; not a session: it opens nothing. */
export function knownBrowserCookie(appOrigin: string) {
  return hostCookie('dev', KNOWN_BROWSER_MS, appOrigin);
}

/**
 * Puts the cookie of a known browser behind the session's: programs that keep only the first cookie of an answer keep
 * the one that matters. It stands before the session's middleware, whose own cookie is set at the very last moment.
 */
export function sessionCookieFirst(appOrigin: string): RequestHandler {
  const { name } = knownBrowserCookie(appOrigin);
  return (_req, res, next) => {
    const writeHead = res.writeHead;
    res.writeHead = (...args: unknown[]) => {
      const cookies = res.getHeader('Set-Cookie');
      if (Array.isArray(cookies)) {
        const isLast = (line: string) => Number(line.startsWith(`${name}=`));
        res.setHeader(
          'Set-Cookie',
          cookies.toSorted((a, b) => isLast(a) - isLast(b)),
        );
      }
      return Reflect.apply(writeHead, res, args);
    };
    next();
  };
}

function cookieValue(req: Request, name: string): string {
  const pairs = (req.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

function areEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/**
 * Knows the browsers that an account has logged in from, by a signed cookie (`SECURITY` §2.4): a random id and an
 * expiry, signed together with the account, which itself is not in it. Nobody can lock such a browser out.
 */
export class KnownBrowsers {
  readonly #clock: Clock;
  readonly #appOrigin: string;
  readonly #keys: Buffer[];

  constructor({ clock, appOrigin, secrets }: KnownBrowserDeps) {
    this.#clock = clock;
    this.#appOrigin = appOrigin;
    this.#keys = purposeKeys(secrets, 'known-browser');
  }

  /** The id of this browser, if this account has logged in from it, else null. */
  idOf(req: Request, username: string): string | null {
    const [, id, expires, signature] =
      VALUE.exec(cookieValue(req, knownBrowserCookie(this.#appOrigin).name)) ?? [];
    if (!id || !expires || !signature || Number(expires) <= this.#clock().getTime()) return null;
    const isOurs = this.#keys.some((key) => areEqual(signature, sign(key, id, expires, username)));
    return isOurs ? id : null;
  }

  /** Remembers that this account has logged in from this browser. */
  remember(req: Request, res: Response, username: string): void {
    const { name, flags } = knownBrowserCookie(this.#appOrigin);
    const [key] = this.#keys;
    if (!key || (flags.secure && !req.secure)) return;
    const id = this.idOf(req, username) ?? randomBytes(ID_BYTES).toString('base64url');
    const expires = String(this.#clock().getTime() + KNOWN_BROWSER_MS);
    res.cookie(name, `${id}.${expires}.${sign(key, id, expires, username)}`, flags);
  }

  /** Takes the cookie back, when the account is deleted. */
  forget(res: Response): void {
    const { name, flags } = knownBrowserCookie(this.#appOrigin);
    const { maxAge: _maxAge, ...rest } = flags;
    res.clearCookie(name, rest);
  }
}

function sign(key: Buffer, id: string, expires: string, username: string): string {
  return pseudonym(key, `${id}|${expires}|${username}`);
}
