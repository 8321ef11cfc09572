import type { Request } from 'express';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import * as z from 'zod/mini';
import type { Clock } from '../lib/clock.ts';
import { purposeKey, purposeKeys } from '../lib/purpose-key.ts';

/** The header with the token of `npm run doctor`, which asks how the product sees a request. */
export const DOCTOR_HEADER = 'X-Doctor-Token';

const PURPOSE = 'doctor';
const ALGORITHM = 'HS256';
const TOKEN_LIFETIME_MS = 5 * 60_000;

/** A request as the product sees it behind its proxies. */
export const seenRequestRule = z.object({
  /** The address that limits count. */
  client: z.string(),
  /** The addresses on its way, the farthest first: those of `X-Forwarded-For`, and the one that has connected. */
  chain: z.array(z.string()),
  protocol: z.string(),
});

export type SeenRequest = z.infer<typeof seenRequestRule>;

/** The session secrets of an instance, its origin and its clock. */
interface DoctorSecrets {
  secrets: string[];
  appOrigin: string;
  clock: Clock;
}

/** A token that proves for five minutes that its sender knows the session secret. */
export function doctorToken({ secrets, appOrigin, clock }: DoctorSecrets): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(appOrigin)
    .setExpirationTime(new Date(clock().getTime() + TOKEN_LIFETIME_MS))
    .sign(purposeKey(secrets, PURPOSE));
}

/** Tells the holder of a token how the product sees the request, and everybody else nothing. */
export function requestSeer({ secrets, appOrigin, clock }: DoctorSecrets) {
  const keys = purposeKeys(secrets, PURPOSE);
  const isGenuine = (token: string) => {
    const expected = { algorithms: [ALGORITHM], audience: appOrigin, requiredClaims: ['exp'] };
    const tries = keys.map((key) => jwtVerify(token, key, { ...expected, currentDate: clock() }));
    return Promise.any(tries).then(
      () => true,
      () => false,
    );
  };
  return async (req: Request): Promise<SeenRequest | undefined> => {
    const token = req.get(DOCTOR_HEADER);
    if (token === undefined || !(await isGenuine(token))) return undefined;
    const forwarded = req.get('X-Forwarded-For')?.split(',') ?? [];
    const chain = [...forwarded.map((address) => address.trim()), req.socket.remoteAddress ?? ''];
    return { client: req.ip ?? '', chain, protocol: req.protocol };
  };
}
