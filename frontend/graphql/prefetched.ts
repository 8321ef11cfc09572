import type { DocumentNode } from 'graphql';
import { unreachable } from '../lib/failure.ts';

declare global {
  /** Replies to the requests of `load-app.ts`, by request body; reading a reply removes it. */
  var prefetched: Map<string, Promise<Response>> | undefined;
}

/** Requests that a page sends before its app has loaded, and their time limit. */
export type Prefetch = { bodies: string[]; limitMs: number };

/** The body of an operation's request, with the document id of the build (`build/documents.mjs`). */
export function bodyOf(
  { __meta__ }: DocumentNode & { __meta__?: { documentId: string; operationName: string } },
  variables: object,
): string {
  return JSON.stringify({ ...__meta__, variables });
}

/**
 * Sends a request to the API and reads the complete reply; uses the prefetched reply, once, if there is one. Rejects
 * with the NETWORK failure if the network is lost.
 */
export async function sendRequest(init: RequestInit): Promise<Response> {
  const body = String(init.body);
  const ahead = globalThis.prefetched?.get(body);
  globalThis.prefetched?.delete(body);
  const reply = await (ahead ?? fetch('/graphql', init)).catch(unreachable);
  return new Response((await reply.text().catch(unreachable)) || null, reply);
}
