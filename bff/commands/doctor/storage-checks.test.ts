import { assessFreeSpace } from './storage-checks.ts';

const MB = 1_000_000;

describe('a disk', () => {
  it.each([
    ['fault', 199 * MB, 400 * MB],
    ['warning', 999 * MB, 2_000 * MB],
    ['warning', 9_000 * MB, 100_000 * MB],
    ['ok', 1_001 * MB, 9_000 * MB],
  ])('is assessed by its free space: %s for %i of %i bytes', (result, free, size) => {
    const room = { bavail: free / 1_000, blocks: size / 1_000, bsize: 1_000 };
    expect(assessFreeSpace('/data', room).result).toBe(result);
  });
});
