import type { DocumentNode } from 'graphql';

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
