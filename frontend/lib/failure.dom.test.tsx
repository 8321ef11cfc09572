import { createApolloClient } from '../graphql/apollo-client.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import { RecentSignInDocument } from '../session/recent-sign-in.generated.ts';
import { CurrentUserDocument } from '../session/session.plain.generated.ts';
import { type AppError, NO_CONNECTION, toFailure, UNKNOWN_FAILURE } from './failure.ts';

const fetched = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = fetched;
});

async function failureOf(reply: () => Promise<Response>): Promise<unknown> {
  globalThis.fetch = reply;
  return plainRequest(CurrentUserDocument, {}).catch((error: unknown) => error);
}

/** The failure of the same reply on a page with Apollo and on a page without. */
async function failuresOf(body: string | null, init: ResponseInit): Promise<AppError[]> {
  globalThis.fetch = async () => new Response(body, init);
  const client = createApolloClient({ onUnauthenticated: () => {}, userId: () => null });
  const requests = [
    client.query({ query: RecentSignInDocument, fetchPolicy: 'no-cache' }),
    plainRequest(CurrentUserDocument, {}),
  ];
  const replies = await Promise.allSettled(requests);
  return replies.map((reply) => toFailure(reply.status === 'rejected' ? reply.reason : undefined));
}

const JSON_HEADERS = { 'Content-Type': 'application/json' };
const refusal = JSON.stringify({
  errors: [
    {
      message: 'Satz.',
      extensions: { code: 'CONFLICT', fields: { name: 'Name.' } },
    },
  ],
});

describe('the failure of a request', () => {
  it.each([
    ['is not answered', () => Promise.reject(new TypeError('Load failed'))],
    ['takes too long', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
    [
      'is answered incompletely',
      async () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) })),
    ],
  ])('that %s is a network failure', async (_how, reply) => {
    const error = await failureOf(reply);
    expect(toFailure(error)).toMatchObject({ code: 'NETWORK', message: NO_CONNECTION });
  });

  it('that is a bug of the page is not a network failure', () => {
    const error = new TypeError('AbortSignal.any is not a function');
    expect(toFailure(error)).toMatchObject({ code: 'PROGRAM', message: UNKNOWN_FAILURE });
  });

  it.each<[what: string, body: string | null, init: ResponseInit, failure: Partial<AppError>]>([
    [
      'a refusal',
      refusal,
      { headers: JSON_HEADERS },
      { code: 'CONFLICT', message: 'Satz.', fields: { name: 'Name.' } },
    ],
    ['a refusal with a status', refusal, { status: 409, headers: JSON_HEADERS }, { code: 'CONFLICT' }],
    [
      'a refusal before GraphQL',
      '{"error":"Zu oft.","code":"TOO_MANY_REQUESTS"}',
      { status: 429, headers: JSON_HEADERS },
      { code: 'TOO_MANY_REQUESTS', message: 'Zu oft.' },
    ],
    ['the page of a proxy', '<h1>Weg</h1>', { status: 502 }, { code: 'HTTP', message: '502: <h1>Weg</h1>' }],
    [
      'a status with its text',
      null,
      { status: 502, statusText: 'Bad Gateway' },
      { message: '502: Bad Gateway' },
    ],
    ['a status alone', null, { status: 502 }, { code: 'HTTP', message: 'HTTP error! status: 502' }],
    ['the page of a hotel', '<h1>Hotel</h1>', {}, { code: 'HTTP', message: 'HTTP error! status: 200' }],
  ])('by %s is the same with and without Apollo', async (_what, body, init, failure) => {
    const [withApollo, without] = await failuresOf(body, init);
    expect(withApollo).toMatchObject(failure);
    expect({ ...without, message: without?.message }).toEqual({
      ...withApollo,
      message: withApollo?.message,
    });
  });
});
