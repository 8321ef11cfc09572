import { throttleQuery } from './throttle-query.ts';

describe('a query at a scrape', () => {
  it('resolves to undefined after the time limit, and is not repeated meanwhile', async () => {
    let asked = 0;
    const read = throttleQuery(() => {
      asked += 1;
      return new Promise<number>(() => undefined);
    });
    expect(await Promise.all([read(), read()])).toEqual([undefined, undefined]);
    expect([await read(), asked]).toEqual([undefined, 1]);
  });

  it('runs once for concurrent scrapes', async () => {
    let asked = 0;
    const read = throttleQuery(async () => {
      asked += 1;
      return asked;
    });
    expect([await read(), await read(), asked]).toEqual([1, 1, 1]);
  });

  it('resolves to undefined after an error', async () => {
    const read = throttleQuery(() => Promise.reject(new Error('away')));
    expect(await read()).toBeUndefined();
  });
});
