import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const page = readFileSync('.github/PROOFS.md', 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const rows = page.split('\n').filter((line) => /^\| (?!What|---)/.test(line));
const found = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, name = '']) => name);

describe('the page of proofs', () => {
  it('has a way to repeat, a seed, a result and a date in every row', () => {
    expect(rows.length).toBeGreaterThan(12);
    for (const row of rows)
      expect(row).toMatch(/^\| [^|]+ \| [`[][^|]+ \| [^|]+ \| [^|]+ \| 20\d\d-\d\d-\d\d(, record)? \|$/);
  });

  it('names only existing commands and files', () => {
    const commands = found(/npm run ([a-z][\w:-]*)/g);
    expect(commands).toContain('test:histories');
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const paths = found(/((?:bff|frontend)\/[\w./-]+)/g);
    expect(paths).toContain('bff/commands/backup');
    const isThere = (path: string) => execFileSync('git', ['ls-files', `${path}*`]).length > 0;
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});
