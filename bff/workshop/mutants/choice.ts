import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chances } from '../testing/chances.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

/** A planted mistake in a file. */
export interface Mutant extends Mutation {
  path: string;
}

const PRODUCT = /^(bff|frontend)\/.+\.(ts|tsx)$/;
const NO_PRODUCT =
  /\.test\.|\.generated\.|\.d\.ts$|\/workshop\/|\/migrations\/|\.entity\.ts$|\.wording\.ts$|^frontend\/(content|sandbox)\//;

/** Chooses mistakes by a seed, at most one for each file. All lines that can have a mistake are equally likely. */
export function chooseMutants(count: number, seed: number): Mutant[] {
  const paths = execFileSync('git', ['ls-files', 'bff', 'frontend'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => PRODUCT.test(path) && !NO_PRODUCT.test(path));
  const lines = new Map<string, Mutant[]>();
  for (const path of paths) {
    for (const mutation of mutationsOf(readFileSync(path, 'utf8'))) {
      const place = `${path}:${mutation.line}`;
      lines.set(place, [...(lines.get(place) ?? []), { ...mutation, path }]);
    }
  }
  const chance = chances(seed);
  const drawn = [...lines.values()].map((mutants) => ({ mutants, order: chance() }));
  const chosen = new Map<string, Mutant>();
  for (const { mutants } of drawn.toSorted((one, other) => one.order - other.order)) {
    const mutant = mutants[Math.floor(chance() * mutants.length)];
    if (mutant && !chosen.has(mutant.path)) chosen.set(mutant.path, mutant);
    if (chosen.size === count) break;
  }
  return [...chosen.values()];
}
