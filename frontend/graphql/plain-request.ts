type PlainAnswer<Data> = { data?: Data | null; errors?: { message: string }[] };

/** One GraphQL operation by plain fetch, for the public pages, which do not load Apollo; rejects with a German sentence. */
export async function plainRequest<Data>(
  query: string,
  operationName: string,
  variables?: Record<string, unknown>,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
      'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    body: JSON.stringify({ query, operationName, variables }),
  });
  const answer: PlainAnswer<Data> | null = await response.json().catch(() => null);
  const [error] = answer?.errors ?? [];
  if (error) throw new Error(error.message);
  if (!response.ok || !answer?.data) throw new Error(`HTTP error! status: ${response.status}`);
  return answer.data;
}
