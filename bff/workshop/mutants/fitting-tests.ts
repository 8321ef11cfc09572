import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const JOURNEYS = 'frontend/workshop/e2e/journeys';
const LONGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

function passes(command: string, args: string[], limitMs: number): boolean {
  const { status, error } = spawnSync(command, args, { stdio: 'ignore', timeout: limitMs });
  // Tests that take too long have noticed nothing.
  return status === 0 || error !== undefined;
}

/** Runs Jest without npm, because the limit ends the started process only. */
function jestPasses(args: string[], limitMs: number): boolean {
  return passes(process.execPath, ['node_modules/jest/bin/jest.js', ...args], limitMs);
}

function linesOf(command: string, args: string[]): string[] {
  return spawnSync(command, args, { encoding: 'utf8', maxBuffer: LONGEST_OUTPUT_BYTES }).stdout.split('\n');
}

/** The journeys whose name or text has the noun of this file's folder. */
function journeysOf(path: string): string[] {
  const [, noun = ''] = path.split('/');
  return readdirSync(JOURNEYS).filter((name) =>
    `${name} ${readFileSync(join(JOURNEYS, name), 'utf8')}`.includes(noun),
  );
}

/**
 * Runs types and lint once over files with a mistake each, and returns the files that they name. Unused names do not
 * count: a developer who removes a line also removes its import.
 */
export function noticedInSources(paths: string[]): Map<string, 'types' | 'lint'> {
  const noticed = new Map<string, 'types' | 'lint'>();
  const unused = ['Imports', 'Variables', 'FunctionParameters', 'PrivateClassMembers'];
  const skipped = unused.map((what) => `--skip=correctness/noUnused${what}`);
  const lint = linesOf('npx', [
    'biome',
    'lint',
    '--error-on-warnings',
    '--reporter=github',
    ...skipped,
    ...paths,
  ]);
  const compiler = 'tsc -p . --pretty false --noUnusedLocals false --noUnusedParameters false';
  const types = linesOf('npx', compiler.split(' '));
  for (const path of paths) {
    if (lint.some((line) => line.includes(`file=${path},`))) noticed.set(path, 'lint');
    if (types.some((line) => line.startsWith(`${path}(`))) noticed.set(path, 'types');
  }
  return noticed;
}

/**
 * Runs the tests of a changed file, nearest first: the tests of its folder, the tests of all files that import it, and
 * for the web app the journeys of its folder. No step takes longer than the limit.
 */
export function noticedByTests(path: string, limitMs: number): 'tests' | 'journeys' | null {
  if (!jestPasses(['--passWithNoTests', dirname(path)], limitMs)) return 'tests';
  if (!jestPasses(['--passWithNoTests', '--findRelatedTests', path], limitMs)) return 'tests';
  if (!path.startsWith('frontend/')) return null;
  if (!passes('npm', ['run', '--silent', 'build:web'], limitMs)) return 'journeys';
  const journeys = journeysOf(path);
  if (journeys.length === 0) return null;
  const args = ['run', '--silent', 'test:frontend', '--', '--max-failures=1', ...journeys];
  return passes('npm', args, limitMs) ? null : 'journeys';
}
