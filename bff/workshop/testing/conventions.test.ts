import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';

const MAX_LINES = 250;
const LISTING = ['ls-files', '--cached', '--others', '--exclude-standard', 'bff', 'frontend'];

const sources = execFileSync('git', LISTING, { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|mts|mjs|css|graphql)$/.test(path) && !path.includes('.generated.'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function pathsWith(pattern: RegExp, allowed: RegExp): string[] {
  const paths = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  // A pattern that is found nowhere finds nothing wrong either.
  expect(paths).toContainEqual(expect.stringMatching(allowed));
  return paths.filter((path) => !allowed.test(path));
}

/** Conventions that `biome.json` and the import rules cannot express. */
describe('the conventions of the code', () => {
  it('keeps every file short enough to read whole, style sheets and schemas as well', () => {
    expect(sources.map(({ path }) => path.replace(/.*\./, ''))).toEqual(
      expect.arrayContaining(['ts', 'tsx', 'css', 'graphql']),
    );
    const written = sources.filter(({ path }) => !path.startsWith('bff/released/'));
    const long = written.filter(({ text }) => text.split('\n').length > MAX_LINES + 1);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('uses import.meta in a single place per side', () => {
    const askers =
      /^bff\/(platform\/lib\/paths\.ts|commands\/)|^frontend\/(app\/(register-worker\.ts|pages\.tsx)|workshop\/)|\.test\.tsx?$/;
    expect(pathsWith(/import\.meta/, askers)).toEqual([]);
  });

  it('creates a database in tests of pages only if they run with both engines', () => {
    const ofPages = /^frontend\/(?!workshop\/e2e\/).*\.test\.tsx?$/;
    const withBothEngines = /^frontend\/.*\.both\.test\.ts$|^bff\//;
    const paths = pathsWith(/workshop\/testing\/(?!processor-time|volumes|zip-archive)/, withBothEngines);
    expect(paths.filter((path) => ofPages.test(path))).toEqual([]);
  });

  it('has import rules that read TypeScript, because the tool passes without a TypeScript parser', async () => {
    const { output } = await cruise(['bff/year'], { includeOnly: '^bff/year/' });
    const { modules } = typeof output === 'string' ? JSON.parse(output) : output;
    expect(modules).toContainEqual(
      expect.objectContaining({
        source: 'bff/year/year.slice.ts',
        dependencies: expect.arrayContaining([
          expect.objectContaining({ resolved: 'bff/year/year.resolvers.ts' }),
        ]),
      }),
    );
  });

  it('has no suppressed type errors', () => {
    const self = /conventions\.test\.ts$/;
    expect(pathsWith(/@ts-expect-error|@ts-nocheck/, self)).toEqual([]);
  });
});
