import * as z from 'zod/mini';
import { attempt } from '../platform/lib/attempt.ts';

const clientDataRule = z.object({ challenge: z.string(), crossOrigin: z.optional(z.boolean()) });

/** Returns the challenge in client data; null for invalid client data, or client data from a cross-origin frame. */
export function challengeIn(clientDataJSON: string): string | null {
  const json = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
  const clientData = clientDataRule.safeParse(attempt(() => JSON.parse(json)));
  return clientData.success && !clientData.data.crossOrigin ? clientData.data.challenge : null;
}
