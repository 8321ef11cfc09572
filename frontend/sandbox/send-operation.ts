import type { FetcherOpts, FetcherParams } from '@graphiql/toolkit';

/** Sends an operation to the address this page came from; the browser adds the session cookie. */
export async function sendOperation(operation: FetcherParams, { headers }: FetcherOpts = {}) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(operation),
  });
  return response.json();
}
