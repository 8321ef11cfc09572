import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chooseMutants, type Mutant } from '../mutants/choice.ts';
import { noticedBy } from '../mutants/fitting-tests.ts';
import { mutated } from '../mutants/mutations.ts';

const MINUTE_MS = 60_000;
const LONGEST_SHOWN = 60;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
});

const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, LONGEST_SHOWN);

function described({ path, line, start, end, replacement }: Mutant, source: string): string {
  return `${path}:${line}  ${short(source.slice(start, end))} → ${short(replacement)}`;
}

/** `npm run test:mutants`: plants mistakes at places that a seed draws, and tells which of them no test notices. */
function main(): void {
  if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '')
    throw new Error('Commit first: a mistake is planted in the checkout and taken out again.');
  const mutants = chooseMutants(Number(values.count), Number(values.seed)).filter(({ path }) =>
    path.startsWith(values.only),
  );
  const survivors: string[] = [];
  for (const mutant of mutants) {
    const source = readFileSync(mutant.path, 'utf8');
    const title = described(mutant, source);
    if (values.list) {
      console.log(title);
      continue;
    }
    const restore = () => writeFileSync(mutant.path, source);
    process.once('exit', restore);
    writeFileSync(mutant.path, mutated(source, mutant));
    const noticed = noticedBy(mutant.path, Number(values.minutes) * MINUTE_MS);
    restore();
    process.off('exit', restore);
    console.log(`${(noticed ?? 'SURVIVED').padEnd(8)}  ${title}`);
    if (!noticed) survivors.push(title);
  }
  if (values.list) return;
  console.log(`\n${mutants.length - survivors.length} of ${mutants.length} noticed. Survived:`);
  for (const title of survivors) console.log(title);
}

process.once('SIGINT', () => process.exit(1));
main();
