import type { DocumentNode } from 'graphql';
import { unreachable } from '../lib/failure.ts';

declare global {
  /** The replies to what `start.ts` has asked, by the bodies of the requests; who takes one takes it away. */
  var askedAhead: Map<string, Promise<Response>> | undefined;
}

/** What a page asks before its app is there: the bodies of its requests, and their time limit. */
export type Ahead = { bodies: string[]; limitMs: number };

/** The body of an operation's request, with the id that the build has given the document (`build/documents.mjs`). */
export function bodyOf(
  { __meta__ }: DocumentNode & { __meta__?: { documentId: string; operationName: string } },
  variables: object,
): string {
  return JSON.stringify({ ...__meta__, variables });
}

/**
 * Sends a request to the API and reads the reply whole; it is at hand, once, where this very document has asked the same
 * ahead. Rejects as `unreachable` does, which tells a lost network from a fault of the program.
 */
export async function ask(init: RequestInit): Promise<Response> {
  const body = String(init.body);
  const ahead = globalThis.askedAhead?.get(body);
  globalThis.askedAhead?.delete(body);
  const reply = await (ahead ?? fetch('/graphql', init)).catch(unreachable);
  return new Response((await reply.text().catch(unreachable)) || null, reply);
}

/** Whether a reply waits that this document has asked for ahead. */
export function isAnyAhead(): boolean {
  return Boolean(globalThis.askedAhead?.size);
}
