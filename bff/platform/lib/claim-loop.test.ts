import { until } from '../../workshop/testing/until.ts';
import { createClaimLoop } from './claim-loop.ts';

const FAULT = new Error('The database is away.');
const BATCH_SIZE = 3;

type Options = Partial<Parameters<typeof createClaimLoop<{ name: string }>>[0]>;

/** A loop over named rows that records its work; a held row stays in work until `release` is called. */
function stage(names: string[], options: Options = {}) {
  const due = new Set(names);
  const held = new Map<string, Promise<void>>();
  const worked: string[] = [];
  const failures: unknown[] = [];
  const counts = { looks: 0, inWork: 0, mostInWork: 0 };
  const loop = createClaimLoop({
    intervalMs: 60_000,
    lanes: 2,
    findDue: async () => {
      counts.looks += 1;
      return [...due].slice(0, BATCH_SIZE).map((name) => ({ name }));
    },
    work: async ({ name }) => {
      // The claim: a row in work is no longer due.
      if (!due.delete(name)) return;
      worked.push(name);
      counts.inWork += 1;
      counts.mostInWork = Math.max(counts.mostInWork, counts.inWork);
      await held.get(name);
      counts.inWork -= 1;
    },
    onFailure: (error) => failures.push(error),
    ...options,
  });
  const hold = (name: string) => {
    let release = () => {};
    held.set(name, new Promise((resolve) => (release = resolve)));
    return release;
  };
  return { loop, due, worked, failures, counts, hold };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a claim loop that is woken', () => {
  it('processes batch after batch, some rows in parallel, until no row is due', async () => {
    const { loop, due, worked, counts } = stage(['a', 'b', 'c', 'd', 'e']);
    await loop.wake();
    expect([...worked].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(due).toEqual(new Set());
    expect(counts).toEqual({ looks: 3, inWork: 0, mostInWork: 2 });
  });

  it.each([
    [0, ['a', 'b', 'c']],
    [0.5, ['b', 'c', 'a']],
    [0.999, ['c', 'b', 'a']],
  ])('processes the rows of a batch in random order: with %d %j', async (chance, order) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    const { loop, worked } = stage(['a', 'b', 'c'], { lanes: 1 });
    await loop.wake();
    expect(worked).toEqual(order);
  });

  it('runs once, however often it is woken, and looks again for new rows', async () => {
    const { loop, due, worked, counts, hold } = stage(['a']);
    const release = hold('a');
    const first = loop.wake();
    await until(() => counts.inWork === 1);
    due.add('b');
    const others = [loop.wake(), loop.wake()];
    expect([worked, counts.looks]).toEqual([['a'], 1]);
    release();
    await Promise.all([first, ...others]);
    expect([worked, counts.looks]).toEqual([['a', 'b'], 3]);
  });

  it('misses no wake, at any moment', async () => {
    for (let turns = 0; turns < 30; turns += 1) {
      const { loop, due, worked } = stage([]);
      void loop.wake();
      for (let turn = 0; turn < turns; turn += 1) await null;
      due.add('a');
      await loop.wake();
      expect(worked).toEqual(['a']);
    }
  });
});

describe('a claim loop that is started', () => {
  it('looks for rows at once and at every interval until stopped', async () => {
    const timers = jest.spyOn(globalThis, 'setInterval');
    const { loop, due, worked } = stage(['a'], { intervalMs: 1 });
    loop.start();
    await until(() => worked.length === 1);
    due.add('b');
    await until(() => worked.length === 2);
    const cleared = jest.spyOn(globalThis, 'clearInterval');
    await loop.stop();
    expect(cleared.mock.calls).toEqual(timers.mock.results.map(({ value }) => [value]));
  });

  it('finishes the rows in work when stopped, and claims no other row', async () => {
    const { loop, due, worked, counts, hold } = stage(['a', 'b', 'c', 'd'], { lanes: 1 });
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const release = hold('a');
    loop.start();
    await until(() => counts.inWork === 1);
    let isStopped = false;
    const stopped = loop.stop().then(() => {
      isStopped = true;
    });
    await new Promise(setImmediate);
    expect(isStopped).toBe(false);
    release();
    await stopped;
    await loop.wake();
    expect([worked, counts.inWork, counts.looks]).toEqual([['a'], 0, 1]);
    expect(due).toEqual(new Set(['b', 'c', 'd']));
  });
});

describe('a claim loop that is paused', () => {
  it('claims no further row of its batch, and continues when woken after the pause', async () => {
    let isPaused = true;
    const { loop, due, worked, counts, hold } = stage(['a', 'b'], { lanes: 1, isPaused: () => isPaused });
    jest.spyOn(Math, 'random').mockReturnValue(0);
    await loop.wake();
    expect([worked, counts.looks]).toEqual([[], 0]);
    isPaused = false;
    const release = hold('a');
    const running = loop.wake();
    await until(() => counts.inWork === 1);
    isPaused = true;
    release();
    await running;
    await loop.wake();
    expect([worked, due, counts.looks]).toEqual([['a'], new Set(['b']), 1]);
    isPaused = false;
    await loop.wake();
    expect(worked).toEqual(['a', 'b']);
  });
});

describe('a failure', () => {
  it('while finding rows is reported, and the next wake tries again', async () => {
    let isAway = true;
    const { loop, due, failures } = stage([], {
      findDue: async () => {
        if (isAway) throw FAULT;
        return [...due].map((name) => ({ name }));
      },
    });
    due.add('a');
    await loop.wake();
    expect([failures, due.size]).toEqual([[FAULT], 1]);
    isAway = false;
    await loop.wake();
    expect([failures, due.size]).toEqual([[FAULT], 0]);
  });

  it('of a row is reported after the other lanes have ended, and the next wake tries again', async () => {
    let fail = () => {};
    let release = () => {};
    const fault = new Promise<void>((_resolve, reject) => {
      fail = () => reject(FAULT);
    });
    const calm = new Promise<void>((resolve) => {
      release = resolve;
    });
    const works = [fault, calm];
    const { loop, failures, counts } = stage(['a', 'b'], {
      work: async () => {
        counts.inWork += 1;
        await works.shift();
        counts.inWork -= 1;
      },
    });
    const running = loop.wake();
    await until(() => counts.inWork === 2);
    fail();
    await new Promise(setImmediate);
    expect([failures, counts.looks]).toEqual([[], 1]);
    release();
    await running;
    expect([failures, counts.looks]).toEqual([[FAULT], 1]);
  });

  it('of a row with `onRowFailure` blocks no other row, and a batch without progress ends the run', async () => {
    const rowFailures: unknown[] = [];
    const worked: string[] = [];
    const { loop, due, failures, counts } = stage(['broken', 'a', 'b', 'c', 'd'], {
      work: async ({ name }) => {
        if (name === 'broken') throw FAULT;
        due.delete(name);
        worked.push(name);
      },
      onRowFailure: (error) => rowFailures.push(error),
    });
    await loop.wake();
    expect(worked.sort()).toEqual(['a', 'b', 'c', 'd']);
    expect([due, failures]).toEqual([new Set(['broken']), []]);
    expect([rowFailures, counts.looks]).toEqual([[FAULT, FAULT, FAULT], 3]);
  });
});
