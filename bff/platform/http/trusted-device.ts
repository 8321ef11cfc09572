import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { DAY_MS } from '../lib/clock.ts';
import { hostCookie } from '../lib/host-cookie.ts';
import type { Signer, SigningSettings } from '../lib/purpose-key.ts';
import { TRUSTED_DEVICE_DAYS } from '../lib/retention.rules.ts';
import { Service } from '../lib/service.ts';

const TRUSTED_DEVICE_MS = TRUSTED_DEVICE_DAYS * DAY_MS;

const ID_BYTES = 18;
const VALUE = /^([\w-]{24})\.(\d{13})\.([\w-]{43})$/;

/** Account that trusts a device, until its session epoch changes. */
interface DeviceOwner {
  username: string;
  sessionEpoch: number;
}

export interface DeviceDeps extends Pick<SigningSettings, 'appOrigin' | 'clock'> {
  /** Signs the cookies of trusted devices. */
  deviceSigner: Signer;
  /** Finds the session epoch of the account of an e-mail address, or null if there is no account. */
  findSessionEpoch: (username: string) => Promise<number | null>;
}

/**
 * The device of a request. An account trusts it by a cookie with a random id and an expiry, signed together with account
 * and epoch.
 */
export class Device extends Service<DeviceDeps & { req: Request; res: Response }> {
  readonly #cookie = hostCookie('dev', TRUSTED_DEVICE_MS, this.deps.appOrigin);

  isTrustedBy(owner: DeviceOwner): boolean {
    return this.#idFor(owner) !== null;
  }

  /**
   * Returns the device id if the account of an e-mail address trusts this device, else null; runs the same statements
   * for every address.
   */
  async idAt(username: string): Promise<string | null> {
    const hasCookie = this.#parts().length > 0;
    const sessionEpoch = hasCookie ? await this.deps.findSessionEpoch(username) : null;
    return sessionEpoch === null ? null : this.#idFor({ username, sessionEpoch });
  }

  /** Trusts this device for an account whose owner is using it. */
  trust(owner: DeviceOwner): void {
    const { req, res, clock, deviceSigner } = this.deps;
    const { name, flags } = this.#cookie;
    if (flags.secure && !req.secure) return;
    const id = this.#idFor(owner) ?? randomBytes(ID_BYTES).toString('base64url');
    const expires = String(clock().getTime() + TRUSTED_DEVICE_MS);
    res.cookie(name, `${id}.${expires}.${deviceSigner.sign(signed(id, expires, owner))}`, flags);
  }

  forget(): void {
    const { name, flags } = this.#cookie;
    this.deps.res.clearCookie(name, flags);
  }

  #idFor(owner: DeviceOwner): string | null {
    const [, id, expires, signature] = this.#parts();
    if (!id || !expires || !signature || Number(expires) <= this.deps.clock().getTime()) return null;
    return this.deps.deviceSigner.isGenuine(signed(id, expires, owner), signature) ? id : null;
  }

  #parts(): string[] {
    const pairs = (this.deps.req.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
    const own = pairs.find((pair) => pair.startsWith(`${this.#cookie.name}=`)) ?? '';
    return VALUE.exec(own.slice(this.#cookie.name.length + 1)) ?? [];
  }
}

function signed(id: string, expires: string, { username, sessionEpoch }: DeviceOwner): string {
  return `${id}|${expires}|${username}|${sessionEpoch}`;
}
