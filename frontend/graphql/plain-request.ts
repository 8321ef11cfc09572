type PlainAnswer<Data> = { data?: Data | null; errors?: { message: string }[]; error?: string };

/** What a person reads when a request did not get through. */
export const NO_CONNECTION = 'Keine Verbindung zum Server. Bitte prüfen Sie Ihre Internetverbindung.';

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
  }).catch(() => {
    throw new Error(NO_CONNECTION);
  });
  const answer: PlainAnswer<Data> | null = await response.json().catch(() => null);
  const sentence = answer?.errors?.[0]?.message ?? answer?.error;
  if (sentence !== undefined) throw new Error(sentence);
  if (!response.ok || !answer?.data) throw new Error(`HTTP error! status: ${response.status}`);
  return answer.data;
}
