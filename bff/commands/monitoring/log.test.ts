import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BFF_DIR } from '../../platform/lib/paths.ts';

const [, lines = '', events = ''] = readFileSync('bff/commands/monitoring/LOG.md', 'utf8').split('\n## ');

/** The product's sources, in a single text. */
const SOURCES = readdirSync(BFF_DIR, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test|\.generated)\.ts$/.test(path) && !/^(workshop|released)\b/.test(path))
  .map((path) => readFileSync(join(BFF_DIR, path), 'utf8'))
  .join('\n');

/** A call of the logger up to its line; a line may continue with a sentence. */
const LOGGED = /logger\.(\w+)\([^;]*?,\s*['`]([^'`$]+?)(?:: \$[^`]*)?['`],?\s*\)/g;

/** A fault of a sign-in provider, which `provider.ts` logs as a warning. */
const PROVIDER_FAULT = /this\.fault\(['`]([^'`$]+?)(?:: \$[^`]*)?['`]/g;

/** Security events stand at `record`, or in a declaration that names its event; `default` is a milestone. */
const RECORDED = /(?:\brecord\(|\bevent: )'(?!default')([\w-]+)'/g;

/** The cells of a table's rows, without its head. */
function rowsOf(text: string): string[][] {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the page about the log', () => {
  it('lists exactly the log lines of the product, at their levels', () => {
    const written = [
      ...[...SOURCES.matchAll(LOGGED)].map(([, level, line]) => `${level}: ${line}`),
      ...[...SOURCES.matchAll(PROVIDER_FAULT)].map(([, line]) => `warn: ${line}`),
    ];
    const listed = rowsOf(lines).flatMap(([levels = '', line = '']) =>
      levels.split(', ').map((level) => `${level}: ${line.replaceAll('`', '')}`),
    );
    expect(listed.sort()).toEqual([...new Set(written)].sort());
  });

  it('lists exactly the security events', () => {
    const listed = rowsOf(events).map(([event = '']) => event.replaceAll('`', ''));
    const recorded = new Set([...SOURCES.matchAll(RECORDED)].map(([, event]) => event));
    expect(listed.sort()).toEqual([...recorded].sort());
  });

  it('names every kind of credential of the security events', () => {
    const used = [...SOURCES.matchAll(/\bcredential: '([\w-]+)'/g)].map(([, credential = '']) => credential);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((credential) => !events.includes(`\`${credential}\``))).toEqual([]);
  });

  it('explains the meaning of each and what to do', () => {
    const cells = [...rowsOf(lines), ...rowsOf(events)].map((row) => row.slice(-2));
    expect(cells.length).toBeGreaterThan(50);
    expect(cells.filter(([meaning, action]) => !meaning || !action)).toEqual([]);
  });
});
