import { jsonFile } from './export-kinds.ts';
import { exported } from './exported.rows.ts';

const ACCOUNT = exported({ '2026-11-19': 'Sonne „im“ Flur\n☀️' });

test('names the product and the day', () => {
  expect(jsonFile(ACCOUNT, '2026-11-20').name).toBe('Aufwind-data-2026-11-20.json');
});

test('indents by two spaces and loses no character', () => {
  const { text } = jsonFile(ACCOUNT, '2026-11-20');
  expect(text).toContain('\n  "username": "anna@example.org"');
  expect(JSON.parse(text)).toEqual(ACCOUNT);
});
