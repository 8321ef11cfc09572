import { inFull } from '../../../bff/workshop/testing/volumes.ts';
import { historyOf, play, retold } from './history.ts';
import { MISTAKES } from './mistakes.ts';

const HISTORIES = inFull(100_000, 2_000);
// In full, the histories take two minutes on a quiet machine.
const LIMIT_MS = inFull(1_800_000, 120_000);
const MOST_UNTIL_FOUND = 10_000;

test(
  `in ${HISTORIES} histories nothing is lost, misdirected, overwritten unseen or claimed untruly`,
  async () => {
    for (let seed = 1; seed <= HISTORIES; seed += 1) {
      const history = historyOf(seed);
      const { violation } = await play(history);
      if (violation) throw new Error(await retold(history));
    }
  },
  LIMIT_MS,
);

test.each(Object.entries(MISTAKES))('the histories detect that %s', async (_name, spoil) => {
  for (let seed = 1; seed <= MOST_UNTIL_FOUND; seed += 1) {
    if ((await play(historyOf(seed), spoil)).violation) return;
  }
  expect(MOST_UNTIL_FOUND).toBe('enough to find it');
});
