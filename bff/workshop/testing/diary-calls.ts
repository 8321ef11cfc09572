import { rawJson, rawRequest } from './raw-request.ts';
import type { TestApp } from './test-app.ts';

type Headers = Record<string, string>;
/** Sends a request; returns `ok` or the code of the refusal. */
type Call = (app: TestApp, headers: Headers) => Promise<string>;

const codeOf = ({ status, body }: { status: number; body: { code?: string } }): string =>
  status < 300 ? 'ok' : (body.code ?? String(status));

function rest(method: string, path: string, body?: object): Call {
  return async (app, headers) =>
    codeOf(
      body
        ? await rawJson(app, method, path, body, headers)
        : await rawRequest(app, method, path, { headers }),
    );
}

/** Creates a GraphQL call that returns `ok` or the distinct codes of its errors. */
export function graphqlCall(query: string, variables: object = {}): Call {
  return async (app, headers) => {
    const { status, body } = await rawJson(app, 'POST', '/graphql', { query, variables }, headers);
    const errors: { extensions: { code: string } }[] = body.errors ?? [];
    if (status !== 200 && errors.length === 0) return codeOf({ status, body });
    return [...new Set(errors.map(({ extensions }) => extensions.code))].join(' ') || 'ok';
  };
}

/** The version that the GraphQL draft over a known version expects. */
export const DRAFT_VERSION = '2026-11-20T18:00:00.000Z';

/** The answer of yesterday, if an earlier attempt of the save has stored it. */
export const SAID_YESTERDAY = 'Antwort vom 2026-11-19';

/** Calls that read the diary, save a draft and save an answer, over GraphQL and REST, in all branches. */
export const DIARY_CALLS: Record<string, Call> = {
  'REST list': rest('GET', '/api/answers'),
  'REST draft': rest('POST', '/api/draft', { content: 'Spät getippt' }),
  'REST draft that is cleared': rest('POST', '/api/draft', { content: '' }),
  'REST draft of yesterday': rest('POST', '/api/draft', { content: 'Spät getippt', day: 'yesterday' }),
  'REST draft that is no text': rest('POST', '/api/draft', { content: 1 }),
  'REST draft of no day': rest('POST', '/api/draft', { content: 'Ja', day: 'tomorrow' }),
  'REST save': rest('POST', '/api/answers', { content: 'Spät gesagt' }),
  'REST save of yesterday': rest('POST', '/api/answers', { content: 'Spät gesagt', day: 'yesterday' }),
  'REST save of yesterday, repeated': rest('POST', '/api/answers', {
    content: SAID_YESTERDAY,
    day: 'yesterday',
  }),
  'REST save of nothing': rest('POST', '/api/answers', { content: '' }),
  'GraphQL list': graphqlCall('{ answers { nodes { content } } }'),
  'GraphQL page and number': graphqlCall('{ answers(first: 2) { nodes { content } } answerCount }'),
  'GraphQL page beyond the end': graphqlCall('{ answers(before: "1999-01-01") { nodes { content } } }'),
  'GraphQL draft over a version': graphqlCall(
    `mutation { saveDraft(input: { content: "Spät getippt", expectedUpdatedAt: "${DRAFT_VERSION}" }) { draft { updatedAt } } }`,
  ),
  'GraphQL draft over another version': graphqlCall(
    'mutation { saveDraft(input: { content: "Spät getippt", expectedUpdatedAt: "2026-11-19T18:00:00.000Z" }) { draft { updatedAt } } }',
  ),
  'GraphQL draft that knows of none': graphqlCall(
    'mutation { saveDraft(input: { content: "Spät getippt", expectedUpdatedAt: null }) { draft { updatedAt } } }',
  ),
  'GraphQL save of nothing': graphqlCall('mutation { saveAnswer(input: { content: "" }) { answer { id } } }'),
  'GraphQL save with a milestone': graphqlCall(
    'mutation { saveAnswer(input: { content: "Spät gesagt" }) { answer { id } milestone { text } } }',
  ),
};
