import type { Request } from 'express';
import * as z from 'zod/mini';
import { Signer, type SigningSettings } from '../lib/purpose-key.ts';

/** Header with the token of `npm run doctor`, which asks how the product sees a request. */
export const DOCTOR_HEADER = 'X-Doctor-Token';

const PURPOSE = 'doctor';
const TOKEN_LIFETIME_MS = 5 * 60_000;
const TOKEN = /^(\d{13})\.([\w-]{43})$/;

/** A request as the product sees it behind its proxies. */
export const seenRequestRule = z.object({
  /** Address that rate limits count. */
  client: z.string(),
  /** Addresses on the way, farthest first: `X-Forwarded-For`, then the connected address. */
  chain: z.array(z.string()),
  protocol: z.string(),
});

export type SeenRequest = z.infer<typeof seenRequestRule>;

/** Creates a token that proves for five minutes that its sender knows the session secret. */
export function doctorToken({ secrets, appOrigin, clock }: SigningSettings): string {
  const endsAt = String(clock().getTime() + TOKEN_LIFETIME_MS);
  return `${endsAt}.${new Signer({ secrets, purpose: PURPOSE }).sign(`${endsAt}|${appOrigin}`)}`;
}

/** Creates the function that describes a request to the holder of a valid token; undefined for all other requests. */
export function requestInspector({ secrets, appOrigin, clock }: SigningSettings) {
  const signer = new Signer({ secrets, purpose: PURPOSE });
  return (req: Request): SeenRequest | undefined => {
    const [, endsAt, signature = ''] = TOKEN.exec(req.get(DOCTOR_HEADER) ?? '') ?? [];
    const isGood =
      Number(endsAt) > clock().getTime() && signer.isGenuine(`${endsAt}|${appOrigin}`, signature);
    if (!isGood) return undefined;
    const forwarded = req.get('X-Forwarded-For')?.split(',') ?? [];
    const chain = [...forwarded.map((address) => address.trim()), req.socket.remoteAddress ?? ''];
    return { client: req.ip ?? '', chain, protocol: req.protocol };
  };
}
