import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { failureOfReply, parsed, unreachable } from '../lib/failure.ts';
import { timeZone } from '../lib/time-zone.ts';
import { recordDocument } from './outdated.ts';
import { bodyOf } from './prefetched.ts';
import { firstOf, TIME_LIMIT_MS } from './time-limit.ts';

const MAX_KEPT_ALIVE_BYTES = 60_000;

type PlainAnswer<Data> = { data?: Data | null; errors?: { extensions?: { isUnknownDocument?: true } }[] };

/**
 * Runs a GraphQL operation, for Apollo and for the public pages, which do not load Apollo; uses the prefetched reply,
 * once, if there is one. Rejects with an `AppError`. With `userId` the request never reaches another user's account.
 */
export async function plainRequest<Data, Variables extends object>(
  operation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  userId: string | null = null,
  ...signals: AbortSignal[]
): Promise<Data> {
  const body = bodyOf(operation, variables);
  // A request of a leaving page outlives the page, if the body is within the browser's limit.
  const isLeaving = document.visibilityState === 'hidden';
  const request: RequestInit = {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
      'X-Time-Zone': timeZone(),
      ...(userId !== null && { 'X-User': userId }),
    },
    body,
    signal: firstOf(...signals, AbortSignal.timeout(TIME_LIMIT_MS)),
    keepalive: isLeaving && new Blob([body]).size < MAX_KEPT_ALIVE_BYTES,
  };
  const ahead = globalThis.prefetched?.get(body);
  globalThis.prefetched?.delete(body);
  const response = await (ahead ?? fetch('/graphql', request)).catch(unreachable);
  const text = await response.text().catch(unreachable);
  // Undefined if a proxy replied, not the server.
  const answer = parsed<PlainAnswer<Data>>(text);
  if (response.ok && answer?.data && !answer.errors) {
    recordDocument(true);
    return answer.data;
  }
  // The server runs another version.
  if (answer?.errors?.[0]?.extensions?.isUnknownDocument) recordDocument(false);
  throw failureOfReply(response, text);
}
