import { type PushServiceStandIn, startPushService } from '../../workshop/testing/push-service.ts';
import { PushPost, retryAfterMs } from './push-post.ts';
import { newVapidKey, VapidKey } from './vapid.ts';

const NOW = new Date('2026-11-20T18:00:00.000Z');
const MESSAGE = { text: '{}', until: new Date('2026-11-20T18:00:30.000Z') };
const IMPATIENT_MS = 500;

let service: PushServiceStandIn;
let post: PushPost;
function newPost(limits: { timeoutMs?: number } = {}) {
  const vapid = new VapidKey(newVapidKey());
  return new PushPost({ vapid, contact: 'mailto:a@example.org', clock: () => NOW, ...limits });
}

beforeEach(async () => {
  service = await startPushService();
  post = newPost();
});
afterEach(() => service.close());

const send = (isOperators = true) =>
  post.send({ name: service.host, isOperators }, service.subscribe(), MESSAGE);

describe('a push', () => {
  it('has an unknown outcome when the service does not reply in time', async () => {
    service.answer = 'hang';
    post = newPost({ timeoutMs: IMPATIENT_MS });
    expect(await send()).toMatchObject({ is: 'unknown' });
    expect(service.arrived).toHaveLength(1);
  });

  it('is unsent when the connection is refused', async () => {
    await service.close();
    expect(await send()).toEqual({ is: 'unsent', code: 'ECONNREFUSED' });
    await service.restart();
  });

  it('is not sent to a host in the private network, unless the operator has added it', async () => {
    const named = { ...service.subscribe() };
    named.endpoint = named.endpoint.replace('127.0.0.1', 'localhost');
    expect(await post.send({ name: 'x', isOperators: false }, named, MESSAGE)).toEqual({
      is: 'unsent',
      code: 'EPRIVATE',
    });
    expect(service.arrived).toEqual([]);
  });

  it('expires when delivery is pointless', async () => {
    await send();
    expect(service.arrived[0]?.headers.ttl).toBe('30');
  });
});

describe('a requested wait', () => {
  it.each([
    ['seconds', '120', 120_000],
    ['a date', 'Fri, 20 Nov 2026 18:01:00 GMT', 60_000],
    ['a date that is over', 'Fri, 20 Nov 2026 17:00:00 GMT', 0],
    ['nonsense', 'bald', null],
    ['nothing', undefined, null],
  ])('is parsed from %s', (_what, header, expected) => {
    expect(retryAfterMs(header, NOW)).toBe(expected);
  });
});
