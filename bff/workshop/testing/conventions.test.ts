import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const MAX_LINES = 250;

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'bff', 'frontend'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.(ts|tsx|mts|mjs|css|graphql)$/.test(path) && !path.includes('.generated.'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function pathsWith(pattern: RegExp, allowed: RegExp): string[] {
  return sources
    .filter(({ path, text }) => !allowed.test(path) && pattern.test(text))
    .map(({ path }) => path);
}

describe('the conventions of the code', () => {
  it('finds the sources it is about', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it('keeps every file short enough to read whole', () => {
    const long = sources.filter(({ text }) => text.split('\n').length > MAX_LINES + 1);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('reads the environment in one place', () => {
    expect(
      pathsWith(
        /process\.env/,
        /^bff\/(platform\/env\/env\.ts|commands\/|workshop\/)|\.test\.ts$|^frontend\/workshop\//,
      ),
    ).toEqual([]);
  });

  it('asks for its own location in one place a side', () => {
    expect(
      pathsWith(
        /import\.meta/,
        /^bff\/(platform\/lib\/paths\.ts|commands\/)|^frontend\/(env\.ts|workshop\/)|\.test\.ts$/,
      ),
    ).toEqual([]);
  });

  it('has no barrels', () => {
    expect(sources.filter(({ path }) => /\/index\.tsx?$/.test(path))).toEqual([]);
  });

  it('silences no check', () => {
    expect(
      pathsWith(/@ts-ignore|@ts-expect-error|eslint-disable|\bas any\b|: any\b/, /conventions\.test\.ts$/),
    ).toEqual([]);
  });
});
