import { overloaded } from '../lib/errors.ts';
import { Semaphore, type SemaphoreOptions } from './semaphore.ts';

const HOUR_MS = 3_600_000;

/** A semaphore whose requesters are recorded in the order in which they get their slots. */
function stage(options: Partial<SemaphoreOptions<'account' | 'address'>> = {}, maxWaiting = 10) {
  const quotas = { account: { slots: 2, maxWaiting }, address: { slots: 3, maxWaiting } };
  const semaphore = new Semaphore({ quotas, waitMs: HOUR_MS, refuse: overloaded, ...options });
  const inside: string[] = [];
  const releases = new Map<string, () => void>();
  const ask = async (name: string, account: string, address = name, signal?: AbortSignal) => {
    releases.set(name, await semaphore.acquire({ account, address }, signal));
    inside.push(name);
  };
  const leave = async (name: string) => {
    releases.get(name)?.();
    await new Promise(setImmediate);
  };
  return { semaphore, inside, ask, leave };
}

describe('slots by account and address', () => {
  it('are limited by the quota of each key, and passed on in order of arrival', async () => {
    const { semaphore, inside, ask, leave } = stage();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'a');
    await leave('nobody');
    expect([inside, semaphore.load]).toEqual([['a1', 'a2'], { active: 2, waiting: 2 }]);
    expect([semaphore.heldBy('account', 'a'), semaphore.heldBy('account', 'b')]).toEqual([2, 0]);
    await leave('a2');
    await leave('a1');
    expect([inside, semaphore.load]).toEqual([['a1', 'a2', 'a3', 'a4'], { active: 2, waiting: 0 }]);
    await leave('a3');
    await leave('a4');
    expect(semaphore.load).toEqual({ active: 0, waiting: 0 });
  });

  it('are given to requesters whose keys are free, while waiting requesters count for nothing', async () => {
    const { inside, ask, leave } = stage();
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a', 'home');
    void ask('b1', 'b', 'home');
    void ask('b2', 'b', 'home');
    void ask('c1', 'c', 'elsewhere');
    await leave('nobody');
    expect(inside).toEqual(['a1', 'a2', 'b1', 'c1']);
    await leave('b1');
    expect(inside).toEqual(['a1', 'a2', 'b1', 'c1', 'b2']);
    await leave('a1');
    expect(inside.at(-1)).toBe('a3');
  });

  it('are released once, even if released repeatedly', async () => {
    const { semaphore, ask, leave } = stage();
    await ask('a1', 'a');
    await ask('a2', 'a');
    await leave('a1');
    await leave('a1');
    await ask('a3', 'a');
    expect(semaphore.load.active).toBe(2);
  });

  it('are not limited for a missing key', async () => {
    const { semaphore } = stage();
    for (let index = 0; index < 3; index += 1) await semaphore.acquire({ address: 'home' });
    await semaphore.acquire({});
    expect(semaphore.load).toEqual({ active: 4, waiting: 0 });
  });

  it('are refused after the maximum wait, and at once if the queue is full', async () => {
    const { semaphore, ask } = stage({ waitMs: 1 }, 1);
    await ask('a1', 'a');
    await ask('a2', 'a');
    const waiting = ask('a3', 'a');
    await expect(ask('a4', 'a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(semaphore.load).toEqual({ active: 2, waiting: 0 });
  });

  it('are passed on when a requester aborts before or while waiting', async () => {
    const { semaphore, inside, ask, leave } = stage();
    const client = new AbortController();
    await ask('a1', 'a');
    await ask('a2', 'a');
    const gone = ask('a3', 'a', 'a3', client.signal);
    void ask('a4', 'a');
    client.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    await expect(ask('a5', 'b', 'a5', client.signal)).rejects.toThrow('gone');
    await leave('a1');
    expect([inside, semaphore.load]).toEqual([['a1', 'a2', 'a4'], { active: 2, waiting: 0 }]);
  });

  it('are refused at once without a queue, with the exceeded kind, and only to that key', async () => {
    const refused: string[] = [];
    const refuse = (kind: string) => {
      refused.push(kind);
      return overloaded();
    };
    const { inside, ask } = stage({ refuse }, 0);
    for (const name of ['a1', 'a2', 'b1']) await ask(name, name.slice(0, 1), 'home');
    await expect(ask('a3', 'a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(ask('b2', 'b', 'home')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await ask('c1', 'c');
    expect([inside, refused]).toEqual([
      ['a1', 'a2', 'b1', 'c1'],
      ['account', 'address'],
    ]);
  });

  it('are refused if the total queue is full', async () => {
    const { semaphore, ask, leave } = stage({ maxQueueLength: 1 });
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a');
    await ask('b1', 'b');
    await ask('b2', 'b');
    await expect(ask('b3', 'b')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await leave('nobody');
    expect(semaphore.load).toEqual({ active: 4, waiting: 1 });
  });

  it('are scaled like rate limits', async () => {
    const { inside, ask } = stage({ scale: (slots) => 2 * slots });
    for (const name of ['a1', 'a2', 'a3', 'a4']) await ask(name, 'a');
    expect(inside).toHaveLength(4);
  });

  it('are released after work that ends or fails', async () => {
    const { semaphore } = stage({}, 0);
    for (let round = 0; round < 10; round += 1) {
      const failing = semaphore.run({ account: 'a' }, () => Promise.reject(new Error('weg')));
      await expect(failing).rejects.toThrow('weg');
    }
    await expect(semaphore.run({ account: 'a' }, async () => 'ja')).resolves.toBe('ja');
    expect(semaphore.load).toEqual({ active: 0, waiting: 0 });
  });
});
