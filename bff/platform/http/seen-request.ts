import type { Request } from 'express';
import * as z from 'zod/mini';
import { Challenges } from '../lib/challenges.ts';
import type { SigningSettings } from '../lib/purpose-key.ts';

/** Header with the token of `npm run doctor`, which asks how the product sees a request. */
export const DOCTOR_HEADER = 'X-Doctor-Token';

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
export function doctorToken({ appOrigin, ...settings }: SigningSettings): string {
  return new Challenges(settings).issue(`doctor|${appOrigin}`);
}

/** Creates the function that describes a request to the holder of a valid token; undefined for all other requests. */
export function requestInspector(challenges: Challenges, appOrigin: string) {
  return (req: Request): SeenRequest | undefined => {
    if (!challenges.expiryOf(req.get(DOCTOR_HEADER) ?? '', `doctor|${appOrigin}`)) return undefined;
    const forwarded = req.get('X-Forwarded-For')?.split(',') ?? [];
    const chain = [...forwarded.map((address) => address.trim()), req.socket.remoteAddress ?? ''];
    return { client: req.ip ?? '', chain, protocol: req.protocol };
  };
}
