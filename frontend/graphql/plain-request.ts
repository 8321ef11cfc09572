import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { failureOfReply } from '../lib/failure.ts';
import { ask } from './asked-ahead.ts';
import { timeLimit } from './time-limit.ts';

type PlainAnswer<Data> = { data?: Data | null; errors?: object[] };

/** The body of an operation's request. */
export function bodyOf<Data, Variables>(
  operation: DocumentTypeDecoration<Data, Variables>,
  variables: Variables,
): string {
  return JSON.stringify({ query: operation.toString(), variables });
}

function answerIn<Data>(body: string): PlainAnswer<Data> | null {
  try {
    return JSON.parse(body);
  } catch {
    // Something before the server has replied.
    return null;
  }
}

/**
 * Runs one GraphQL operation without Apollo, which the public pages do not load; rejects with an `AppError`.
 * `userId` restricts it to that user, as in `createApolloClient`.
 */
export async function plainRequest<Data, Variables>(
  operation: DocumentTypeDecoration<Data, Variables>,
  variables: Variables,
  userId: string | null = null,
): Promise<Data> {
  const response = await ask({
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
      'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(userId !== null && { 'X-User': userId }),
    },
    body: bodyOf(operation, variables),
    signal: timeLimit(),
  });
  const body = await response.text();
  const answer = answerIn<Data>(body);
  if (response.ok && answer?.data && !answer.errors) return answer.data;
  throw failureOfReply(response, body);
}
