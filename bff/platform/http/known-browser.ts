import { type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { type Clock, DAY_MS } from '../lib/clock.ts';
import { hostCookie } from '../lib/host-cookie.ts';
import { pseudonym, purposeKeys } from '../lib/purpose-key.ts';
import { KNOWN_BROWSER_DAYS } from '../lib/retention.rules.ts';

/** Life of a known browser after its last log-in. */
const KNOWN_BROWSER_MS = KNOWN_BROWSER_DAYS * DAY_MS;

const ID_BYTES = 18;
const VALUE = /^([\w-]{24})\.(\d{13})\.([\w-]{43})$/;

interface KnownBrowserDeps {
  clock: Clock;
  appOrigin: string;
  /** The first signs, all verify. */
  secrets: string[];
}

/** The account of a known browser, until its session epoch moves on. */
export interface KnownFor {
  username: string;
  sessionEpoch: number;
}

/** Knows an account's browsers by a cookie with a random id and an expiry, signed together with account and epoch. */
export class KnownBrowsers {
  readonly #clock: Clock;
  readonly #cookie: ReturnType<typeof hostCookie>;
  readonly #keys: KeyObject[];

  constructor({ clock, appOrigin, secrets }: KnownBrowserDeps) {
    this.#clock = clock;
    this.#cookie = hostCookie('dev', KNOWN_BROWSER_MS, appOrigin);
    this.#keys = purposeKeys(secrets, 'trusted-device');
  }

  /** Whether the request has a cookie of the right form. */
  isClaimed(req: Request): boolean {
    return this.#parts(req).length > 0;
  }

  /** The id of this browser if the account knows it, else null. */
  idOf(req: Request, knownFor: KnownFor): string | null {
    const [, id, expires, signature] = this.#parts(req);
    if (!id || !expires || !signature || Number(expires) <= this.#clock().getTime()) return null;
    // Both have the length that `VALUE` demands.
    const isOurs = this.#keys.some((key) =>
      timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, id, expires, knownFor))),
    );
    return isOurs ? id : null;
  }

  /** Makes this browser known for this account alone. */
  remember(req: Request, res: Response, knownFor: KnownFor): void {
    const { name, flags } = this.#cookie;
    const [key] = this.#keys;
    if (!key || (flags.secure && !req.secure)) return;
    const id = this.idOf(req, knownFor) ?? randomBytes(ID_BYTES).toString('base64url');
    const expires = String(this.#clock().getTime() + KNOWN_BROWSER_MS);
    res.cookie(name, `${id}.${expires}.${sign(key, id, expires, knownFor)}`, flags);
  }

  /** Takes the cookie back. */
  forget(res: Response): void {
    const { name, flags } = this.#cookie;
    const { maxAge: _maxAge, ...rest } = flags;
    res.clearCookie(name, rest);
  }

  #parts(req: Request): string[] {
    const pairs = (req.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
    const own = pairs.find((pair) => pair.startsWith(`${this.#cookie.name}=`)) ?? '';
    return VALUE.exec(own.slice(this.#cookie.name.length + 1)) ?? [];
  }
}

function sign(key: KeyObject, id: string, expires: string, { username, sessionEpoch }: KnownFor): string {
  return pseudonym(key, `${id}|${expires}|${username}|${sessionEpoch}`);
}
