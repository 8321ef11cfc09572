import { execFileSync } from 'node:child_process';

const GROWN_MB = 32;

/** Keeps what it makes, in a process of its own, and prints how large the young generation is then, in MB. */
const SCRIPT = `
  import { getHeapSpaceStatistics } from 'node:v8';
  import { setImmediate as turn } from 'node:timers/promises';
  const young = () => getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size / 1_048_576;
  const alive = [];
  const keep = async (turns) => {
    for (let done = 0; done < turns; done += 1) {
      alive.push(Array.from({ length: 2_000 }, (_, index) => ({ index, text: String(index) })));
      await turn();
    }
    return young();
  };
  const before = young();
  const { growWithRequests } = await import('./bff/platform/lib/heap.ts');
  const imported = Math.max(before, young());
  const loaded = await keep(400);
  growWithRequests();
  process.stdout.write(JSON.stringify({ imported, loaded, served: await keep(1_200) }));`;

it('keeps the young generation as it is while code is loaded, and lets it grow with requests', () => {
  const options = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT];
  const { imported, loaded, served } = JSON.parse(
    execFileSync(process.execPath, options, { encoding: 'utf8' }),
  );
  expect(loaded).toBeLessThanOrEqual(imported);
  expect(loaded).toBeLessThan(GROWN_MB);
  expect(served).toBeGreaterThanOrEqual(GROWN_MB);
});
