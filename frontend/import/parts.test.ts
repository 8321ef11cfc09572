import { RATE_LIMITS } from '../../bff/platform/limits/rate-limits.ts';
import { importIdOf, partsOf } from './parts.ts';
import { LIMITS } from './refusal.ts';

const MAX_BYTES_OF_A_BODY = 100_000;
const entry = (at: number, content: string) => ({
  day: new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(0, 10),
  content,
});
const entriesWith = (count: number, content: string) =>
  Array.from({ length: count }, (_, at) => entry(at, content));
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('the parts of an import', () => {
  it.each([
    ['short ones', 300, 'x', 3],
    ['long ones', 5, 'x'.repeat(10_000), 1],
    ['long entries of emoji', 5, '🌻'.repeat(10_000), 3],
    ['long entries of characters that JSON escapes', 4, '\u0001'.repeat(10_000), 4],
    ['none', 0, 'x', 0],
  ])(
    'of %s stay below the request limits, and contain all entries in order',
    (_what, count, content, expected) => {
      const all = entriesWith(count, content);
      const parts = partsOf(all);
      expect(parts).toHaveLength(expected);
      expect(parts.flat()).toEqual(all);
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(128);
        expect(bytes(part)).toBeLessThan(MAX_BYTES_OF_A_BODY);
      }
    },
  );
});

describe('the largest file', () => {
  it('of entries of ordinary length can be imported twice within a rate limit window', () => {
    const parts = partsOf(entriesWith(LIMITS.texts, 'Auf dem Heimweg lag der erste Schnee. '.repeat(12)));
    expect(2 * parts.length).toBeLessThanOrEqual(RATE_LIMITS.bulk.count);
  });
});

describe('the id of an import', () => {
  const idsOf = (count: number) =>
    Promise.all(['x', 'x', 'y'].map((content) => importIdOf(entriesWith(count, content))));

  it.each([3, 129])('is a UUID, for %i entries', async (count) => {
    for (const id of await idsOf(count))
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('is the same for the same entries in several parts, and differs for other entries', async () => {
    const [one, same, other] = await idsOf(129);
    expect([same === one, other === one]).toEqual([true, false]);
  });

  it('is random for a single part, and reveals nothing of its entries', async () => {
    expect(new Set(await idsOf(128)).size).toBe(3);
  });
});
