import type { FetcherOpts, FetcherParams } from '@graphiql/toolkit';

/** Placeholder in variables for the id of the last saved answer. */
export const ANSWER_ID = 'ANSWER_ID';

/** Placeholder in variables for the version of the last saved answer. */
export const ANSWER_VERSION = 'ANSWER_VERSION';

let saved = { id: ANSWER_ID, updatedAt: ANSWER_VERSION };

/** Sends an operation to the page's own origin; the browser adds the session cookie. */
export async function sendOperation(operation: FetcherParams, { headers }: FetcherOpts = {}) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(operation)
      .replace(`"${ANSWER_ID}"`, JSON.stringify(saved.id))
      .replace(`"${ANSWER_VERSION}"`, JSON.stringify(saved.updatedAt)),
  });
  const reply = await response.json();
  const { version, conflict } = reply.data?.saveAnswer ?? {};
  saved = version ?? conflict?.version ?? saved;
  return reply;
}
