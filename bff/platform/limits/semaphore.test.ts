import { overloaded } from '../lib/errors.ts';
import { Semaphore, type SemaphoreOptions } from './semaphore.ts';

const HOUR_MS = 3_600_000;

/** Semaphore whose takers are named in the order in which they get in. */
function stage(options: Partial<SemaphoreOptions<'account' | 'address'>> = {}, waiting = 10) {
  const quotas = { account: { most: 2, waiting }, address: { most: 3, waiting } };
  const places = new Semaphore({ quotas, waitMs: HOUR_MS, refuse: overloaded, ...options });
  const inside: string[] = [];
  const frees = new Map<string, () => void>();
  const ask = async (name: string, account: string, address = name, signal?: AbortSignal) => {
    frees.set(name, await places.take({ account, address }, signal));
    inside.push(name);
  };
  const leave = async (name: string) => {
    frees.get(name)?.();
    await new Promise(setImmediate);
  };
  return { places, inside, ask, leave };
}

describe('places by account and address', () => {
  it('are held by as many as the share of each key, and given on in the order of coming', async () => {
    const { places, inside, ask, leave } = stage();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'a');
    await leave('nobody');
    expect([inside, places.load]).toEqual([['a1', 'a2'], { underWay: 2, waiting: 2 }]);
    expect([places.heldBy('account', 'a'), places.heldBy('account', 'b')]).toEqual([2, 0]);
    await leave('a2');
    await leave('a1');
    expect([inside, places.load]).toEqual([['a1', 'a2', 'a3', 'a4'], { underWay: 2, waiting: 0 }]);
    await leave('a3');
    await leave('a4');
    expect(places.load).toEqual({ underWay: 0, waiting: 0 });
  });

  it('let a request pass whose keys are free, and count nothing for waiting requests', async () => {
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

  it('are freed once, however often they are given back', async () => {
    const { places, ask, leave } = stage();
    await ask('a1', 'a');
    await ask('a2', 'a');
    await leave('a1');
    await leave('a1');
    await ask('a3', 'a');
    expect(places.load.underWay).toBe(2);
  });

  it('are not counted for a key that somebody does not have', async () => {
    const { places } = stage();
    for (let index = 0; index < 3; index += 1) await places.take({ address: 'home' });
    await places.take({});
    expect(places.load).toEqual({ underWay: 4, waiting: 0 });
  });

  it('refuse a request that has waited too long, and a new request when the queue is full', async () => {
    const { places, ask } = stage({ waitMs: 1 }, 1);
    await ask('a1', 'a');
    await ask('a2', 'a');
    const waiting = ask('a3', 'a');
    await expect(ask('a4', 'a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(places.load).toEqual({ underWay: 2, waiting: 0 });
  });

  it('are left to others by a request that ends, before or while waiting', async () => {
    const { places, inside, ask, leave } = stage();
    const client = new AbortController();
    await ask('a1', 'a');
    await ask('a2', 'a');
    const gone = ask('a3', 'a', 'a3', client.signal);
    void ask('a4', 'a');
    client.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    await expect(ask('a5', 'b', 'a5', client.signal)).rejects.toThrow('gone');
    await leave('a1');
    expect([inside, places.load]).toEqual([['a1', 'a2', 'a4'], { underWay: 2, waiting: 0 }]);
  });

  it('are refused at once where nobody may wait, by the kind that is full, and to nobody else', async () => {
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

  it('are refused once so many wait in all', async () => {
    const { places, ask, leave } = stage({ mostWaiting: 1 });
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a');
    await ask('b1', 'b');
    await ask('b2', 'b');
    await expect(ask('b3', 'b')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await leave('nobody');
    expect(places.load).toEqual({ underWay: 4, waiting: 1 });
  });

  it('are more where limits are multiplied', async () => {
    const { inside, ask } = stage({ scaled: (most) => 2 * most });
    for (const name of ['a1', 'a2', 'a3', 'a4']) await ask(name, 'a');
    expect(inside).toHaveLength(4);
  });

  it('are freed by work that ends, also by work that fails', async () => {
    const { places } = stage({}, 0);
    for (let round = 0; round < 10; round += 1) {
      const failing = places.run({ account: 'a' }, () => Promise.reject(new Error('weg')));
      await expect(failing).rejects.toThrow('weg');
    }
    await expect(places.run({ account: 'a' }, async () => 'ja')).resolves.toBe('ja');
    expect(places.load).toEqual({ underWay: 0, waiting: 0 });
  });
});
