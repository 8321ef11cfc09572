import { expect, test } from '@jest/globals';
import { textsOf } from '../../bff/platform/lib/answer-texts.rules.ts';
import type { DataExportQuery } from '../graphql/operations.generated.ts';
import { exportFile } from './export-file.ts';

const ACCOUNT: DataExportQuery['dataExport'] = {
  username: 'anna@example.org',
  provider: 'local',
  createdAt: '2026-01-05T08:00:00.000Z',
  answers: [
    {
      ...textsOf({ content: 'Sonne „im“ Flur\n☀️' }),
      date: '2026-11-19T18:30:00.000Z',
      createdAt: '2026-11-19T18:30:00.000Z',
      updatedAt: '2026-11-19T18:31:00.000Z',
    },
  ],
};

test('names the product and the day', () => {
  expect(exportFile(ACCOUNT, '2026-11-20').name).toBe('Aufwind-data-2026-11-20.json');
});

test('indents by two spaces and loses no character', () => {
  const { text } = exportFile(ACCOUNT, '2026-11-20');
  expect(text).toContain('\n  "username": "anna@example.org"');
  expect(JSON.parse(text)).toEqual(ACCOUNT);
});

test('leaves out what the client library adds', () => {
  const withTypenames = {
    ...ACCOUNT,
    __typename: 'DataExport',
    answers: ACCOUNT.answers.map((answer) => ({ ...answer, __typename: 'Answer' })),
  };
  expect(exportFile(withTypenames, '2026-11-20').text).not.toContain('__typename');
});
