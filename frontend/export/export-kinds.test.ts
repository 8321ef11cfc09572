import { textsOf } from '../../bff/answer/answer-content.rules.ts';
import { jsonFile } from './export-kinds.ts';
import type { Exported } from './fetch-export.ts';

const ACCOUNT: Exported = {
  username: 'anna@example.org',
  provider: 'local',
  createdAt: '2026-01-05T08:00:00.000Z',
  answers: [
    {
      ...textsOf({ content: 'Sonne „im“ Flur\n☀️' }),
      date: '2026-11-19T18:30:00.000Z',
      createdAt: '2026-11-19T18:30:00.000Z',
      updatedAt: '2026-11-19T18:31:00.000Z',
      day: '2026-11-19',
      timeZone: 'Europe/Berlin',
    },
  ],
};

test('names the product and the day', () => {
  expect(jsonFile(ACCOUNT, '2026-11-20').name).toBe('Aufwind-data-2026-11-20.json');
});

test('indents by two spaces and loses no character', () => {
  const { text } = jsonFile(ACCOUNT, '2026-11-20');
  expect(text).toContain('\n  "username": "anna@example.org"');
  expect(JSON.parse(text)).toEqual(ACCOUNT);
});
