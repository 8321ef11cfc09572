import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const steps = read('.github/ACCESSIBILITY.md');

describe('the page about accessibility', () => {
  it('names only journeys that exist', () => {
    const named = [...steps.matchAll(/journeys? ((?:`[\w.-]+`(?:, )?)+)/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([\w.-]+)`/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(20);
    const missing = named.filter(
      (name) => !existsSync(join(ROOT, `frontend/workshop/e2e/journeys/${name}.spec.ts`)),
    );
    expect(missing).toEqual([]);
  });

  it('was tested in the month that the statement names to people', () => {
    const tested = /^Last test: (\d{4}-\d{2})-\d{2}/m.exec(steps)?.[1] ?? '';
    const month = new Date(`${tested}-15`).toLocaleDateString('de-DE', { month: 'long', year: 'numeric' });
    expect(read('frontend/content/imprint-page.tsx').replace(/\s+/g, ' ')).toContain(`vom ${month}`);
  });

  it('leaves no step without a way and a result', () => {
    const rows = steps.split('\n').filter((line) => /^\| (\d|WCAG)/.test(line));
    expect(rows.length).toBeGreaterThan(55);
    for (const row of rows)
      expect(row).toMatch(/^\| [^|]+ \| [^|]+ \| [^|]+ \| (met|met, to be judged|n\/a) \|$/);
  });
});
