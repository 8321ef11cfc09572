import { ask, NO_CONNECTION } from './asked-ahead.ts';
import { toFailure } from './error-message.ts';
import { plainFailure } from './plain-failure.ts';
import { UNKNOWN_FAILURE } from './plain-request.ts';

const fetched = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = fetched;
});

async function failureOf(reply: () => Promise<Response>): Promise<unknown> {
  globalThis.fetch = reply;
  return ask({ method: 'POST', body: '{}' }).catch((error: unknown) => error);
}

describe('the failure of a request', () => {
  it.each([
    ['is not answered', () => Promise.reject(new TypeError('Load failed'))],
    ['takes too long', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
    [
      'is answered by half',
      async () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) })),
    ],
  ])('that %s is one of the network', async (_how, reply) => {
    const error = await failureOf(reply);
    expect(toFailure(error)).toMatchObject({ code: 'NETWORK', message: NO_CONNECTION, isTemporary: true });
    expect(plainFailure(error)).toMatchObject({ code: 'NETWORK', message: NO_CONNECTION });
  });

  it('that the program makes itself is no fault of the network, and may pass with another version', () => {
    const error = new TypeError('AbortSignal.any is not a function');
    expect(toFailure(error)).toMatchObject({ code: 'PROGRAM', message: UNKNOWN_FAILURE, isTemporary: true });
    expect(plainFailure(error)).toMatchObject({ code: 'PROGRAM', message: UNKNOWN_FAILURE });
  });

  it('leaves the reply whole, with its status and its head', async () => {
    globalThis.fetch = async () => new Response('{"data":1}', { status: 503, headers: { 'X-Kind': 'own' } });
    const reply = await ask({ body: '{}' });
    expect([reply.status, reply.headers.get('X-Kind'), await reply.json()]).toEqual([
      503,
      'own',
      { data: 1 },
    ]);
  });
});
