import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How a mutant ended: what noticed it, or null when nothing did. */
export type Noticed = 'types' | 'lint' | 'tests' | 'journeys' | null;

const JOURNEYS = 'frontend/workshop/e2e/journeys';

function passes(command: string, args: string[], limitMs: number, env: NodeJS.ProcessEnv = {}): boolean {
  const { status, error } = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: limitMs,
    env: { ...process.env, ...env },
  });
  // Tests that take too long have noticed nothing.
  return status === 0 || error !== undefined;
}

function jestPasses(args: string[], limitMs: number): boolean {
  return passes('npm', ['run', '--silent', 'test:bff', '--', '--bail', '--silent', ...args], limitMs);
}

/** The journeys whose name or text has the noun of this file's folder. */
function journeysOf(path: string): string[] {
  const [, noun = ''] = path.split('/');
  return readdirSync(JOURNEYS).filter((name) =>
    `${name} ${readFileSync(join(JOURNEYS, name), 'utf8')}`.includes(noun),
  );
}

/**
 * Runs what `npm test` has for a file that was changed, the nearest first: types, lint, the tests of its folder, those of all that
 * import it, and for the web app the journeys of its folder. No step takes longer than the limit.
 */
export function noticedBy(path: string, limitMs: number): Noticed {
  if (!passes('npm', ['run', '--silent', 'typecheck'], limitMs)) return 'types';
  if (!passes('npx', ['biome', 'lint', '--error-on-warnings', path], limitMs)) return 'lint';
  if (!jestPasses(['--passWithNoTests', dirname(path)], limitMs)) return 'tests';
  if (!jestPasses(['--passWithNoTests', '--findRelatedTests', path], limitMs)) return 'tests';
  if (!path.startsWith('frontend/')) return null;
  if (!passes('npm', ['run', '--silent', 'build:web'], limitMs)) return 'journeys';
  const journeys = journeysOf(path);
  if (journeys.length === 0) return null;
  const args = ['run', '--silent', 'test:frontend', '--', '--max-failures=1', ...journeys];
  return passes('npm', args, limitMs) ? null : 'journeys';
}
