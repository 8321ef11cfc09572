import { sampled } from './sampled.ts';

describe('a question of a scrape', () => {
  it('is left without a value when it has no answer in time, and is not asked again meanwhile', async () => {
    let asked = 0;
    const read = sampled(() => {
      asked += 1;
      return new Promise<number>(() => undefined);
    });
    expect(await Promise.all([read(), read()])).toEqual([undefined, undefined]);
    expect([await read(), asked]).toEqual([undefined, 1]);
  });

  it('is asked once for scrapes of the same moment', async () => {
    let asked = 0;
    const read = sampled(async () => {
      asked += 1;
      return asked;
    });
    expect([await read(), await read(), asked]).toEqual([1, 1, 1]);
  });

  it('is left without a value when it fails', async () => {
    const read = sampled(() => Promise.reject(new Error('away')));
    expect(await read()).toBeUndefined();
  });
});
