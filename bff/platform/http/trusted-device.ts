import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { DAY_MS } from '../lib/clock.ts';
import { hostCookie } from '../lib/host-cookie.ts';
import { Signer, type SigningSettings } from '../lib/purpose-key.ts';
import { TRUSTED_DEVICE_DAYS } from '../lib/retention.rules.ts';
import { Service } from '../lib/service.ts';

const TRUSTED_DEVICE_MS = TRUSTED_DEVICE_DAYS * DAY_MS;

const ID_BYTES = 18;
const VALUE = /^([\w-]{24})\.(\d{13})\.([\w-]{43})$/;

/** Account that trusts a device, until its session epoch changes. */
export interface DeviceOwner {
  username: string;
  sessionEpoch: number;
}

/** Recognises trusted devices by a cookie with a random id and an expiry, signed together with account and epoch. */
export class TrustedDevices extends Service<SigningSettings> {
  readonly #cookie = hostCookie('dev', TRUSTED_DEVICE_MS, this.deps.appOrigin);
  readonly #signer = new Signer({ ...this.deps, purpose: 'trusted-device' });

  hasCookie(req: Request): boolean {
    return this.#parts(req).length > 0;
  }

  /** Returns the device id if the account trusts this device, else null. */
  idOf(req: Request, knownFor: DeviceOwner): string | null {
    const [, id, expires, signature] = this.#parts(req);
    if (!id || !expires || !signature || Number(expires) <= this.deps.clock().getTime()) return null;
    return this.#signer.isGenuine(signed(id, expires, knownFor), signature) ? id : null;
  }

  remember(req: Request, res: Response, knownFor: DeviceOwner): void {
    const { name, flags } = this.#cookie;
    if (flags.secure && !req.secure) return;
    const id = this.idOf(req, knownFor) ?? randomBytes(ID_BYTES).toString('base64url');
    const expires = String(this.deps.clock().getTime() + TRUSTED_DEVICE_MS);
    res.cookie(name, `${id}.${expires}.${this.#signer.sign(signed(id, expires, knownFor))}`, flags);
  }

  forget(res: Response): void {
    const { name, flags } = this.#cookie;
    res.clearCookie(name, flags);
  }

  #parts(req: Request): string[] {
    const pairs = (req.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
    const own = pairs.find((pair) => pair.startsWith(`${this.#cookie.name}=`)) ?? '';
    return VALUE.exec(own.slice(this.#cookie.name.length + 1)) ?? [];
  }
}

function signed(id: string, expires: string, { username, sessionEpoch }: DeviceOwner): string {
  return `${id}|${expires}|${username}|${sessionEpoch}`;
}
