import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { enterOwnCheckout } from '../mutants/checkout.ts';
import { chooseMutants, type Mutant } from '../mutants/choice.ts';
import { noticedByTests, noticedInSources } from '../mutants/fitting-tests.ts';
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

function titleOf({ path, line, start, end, replacement }: Mutant): string {
  return `${path}:${line}  ${short(readFileSync(path, 'utf8').slice(start, end))} → ${short(replacement)}`;
}

/** Plants a mistake and returns the function that removes it. */
function plant(mutant: Mutant): () => void {
  const source = readFileSync(mutant.path, 'utf8');
  writeFileSync(mutant.path, mutated(source, mutant));
  return () => writeFileSync(mutant.path, source);
}

/** `npm run test:mutants`: plants mistakes at places that a seed draws, and tells which of them no test notices. */
function main(): void {
  enterOwnCheckout();
  const mutants = chooseMutants(Number(values.count), Number(values.seed)).filter(({ path }) =>
    path.startsWith(values.only),
  );
  const titles = new Map(mutants.map((mutant) => [mutant, titleOf(mutant)]));
  if (values.list) {
    console.log([...titles.values()].join('\n'));
    return;
  }
  const restore = mutants.map(plant);
  const inSources = noticedInSources(mutants.map(({ path }) => path));
  for (const takeOut of restore) takeOut();

  const survivors: string[] = [];
  for (const [mutant, title] of titles) {
    const takeOut = plant(mutant);
    const noticed =
      inSources.get(mutant.path) ?? noticedByTests(mutant.path, Number(values.minutes) * MINUTE_MS);
    takeOut();
    console.log(`${(noticed ?? 'SURVIVED').padEnd(8)}  ${title}`);
    if (!noticed) survivors.push(title);
  }
  console.log(`\n${mutants.length - survivors.length} of ${mutants.length} noticed. Survived:`);
  for (const title of survivors) console.log(title);
}

process.once('SIGINT', () => process.exit(1));
main();
