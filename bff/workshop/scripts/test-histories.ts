import { historyOf, play, retold } from '../../../frontend/workshop/histories/history.ts';

const MILLION = 1_000_000;
const REPORT_EVERY = 100_000;

const happened = new Map<string, number>();
let steps = 0;

/** `npm run test:histories [count] [first]`: plays histories of typing, and ends at the first that breaks a rule. */
async function playAll(count: number, first: number): Promise<string | null> {
  for (let seed = first; seed < first + count; seed += 1) {
    const history = historyOf(seed);
    const played = await play(history);
    if (played.violation) return retold(history);
    steps += history.steps.length;
    for (const [what, times] of played.happened) happened.set(what, (happened.get(what) ?? 0) + times);
    if ((seed - first + 1) % REPORT_EVERY === 0) console.log(`${seed - first + 1} histories`);
  }
  return null;
}

const [count = MILLION, first = 1] = process.argv.slice(2).map(Number);
const begin = performance.now();
const broken = await playAll(count, first);
const seconds = (performance.now() - begin) / 1000;
if (broken) console.error(broken);
else {
  console.log(`${count} histories, ${steps} events, ${seconds.toFixed(0)} s`);
  for (const [what, times] of happened) console.log(`${what}: ${times}`);
}
process.exitCode = broken ? 1 : 0;
