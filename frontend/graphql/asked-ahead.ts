import type { DocumentNode } from 'graphql';
import { unreachable } from '../lib/failure.ts';

declare global {
  /** The replies to the requests of `start.ts`, by request body. Taking a reply removes it. */
  var askedAhead: Map<string, Promise<Response>> | undefined;
}

/** The requests that a page sends before its app is loaded: their bodies and their time limit. */
export type Ahead = { bodies: string[]; limitMs: number };

/** The body of an operation's request, with the id that the build has given the document (`build/documents.mjs`). */
export function bodyOf(
  { __meta__ }: DocumentNode & { __meta__?: { documentId: string; operationName: string } },
  variables: object,
): string {
  return JSON.stringify({ ...__meta__, variables });
}

/**
 * Sends a request to the API and reads the whole reply, or takes the reply that this document has asked ahead, once.
 * Rejects as `unreachable` does, which tells a lost network from a fault of the program.
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
