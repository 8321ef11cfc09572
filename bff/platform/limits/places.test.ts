import { overloaded } from '../lib/errors.ts';
import { Places, type PlacesOptions } from './places.ts';

const HOUR_MS = 3_600_000;

/** Places whose takers are named in the order in which they get in. */
function stage(options: Partial<PlacesOptions<'account' | 'address'>> = {}) {
  const shares = { account: 2, address: 3 };
  const places = new Places({ shares, capacity: 10, waitMs: HOUR_MS, refuse: overloaded, ...options });
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

  it('let somebody pass whose keys are free, and count nothing for whoever waits', async () => {
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

  it('refuse whoever has waited too long, and whoever comes when as many wait as may', async () => {
    const { places, ask } = stage({ waitMs: 1, capacity: 1 });
    await ask('a1', 'a');
    await ask('a2', 'a');
    const waiting = ask('a3', 'a');
    await expect(ask('a4', 'a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(places.load).toEqual({ underWay: 2, waiting: 0 });
  });

  it('are left to others by whoever goes away, before or while waiting', async () => {
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
});
