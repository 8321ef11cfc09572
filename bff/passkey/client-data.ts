import * as z from 'zod/mini';

const clientDataRule = z.object({ challenge: z.string(), crossOrigin: z.optional(z.boolean()) });

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Returns the challenge in client data; null for invalid client data, or client data from a cross-origin frame. */
export function challengeIn(clientDataJSON: string): string | null {
  const json = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
  const clientData = clientDataRule.safeParse(parsed(json));
  return clientData.success && !clientData.data.crossOrigin ? clientData.data.challenge : null;
}
