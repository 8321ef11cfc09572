import { eachText } from '../../bff/answer/answer-content.rules.ts';
import type { GeneratedFile } from '../lib/download-file.ts';
import { guarded } from '../lib/formula-guard.ts';
import { diaryFileName } from './export.wording.ts';
import type { Exported } from './fetch-export.ts';

const COLUMNS = [
  'day',
  ...Object.values(eachText((field) => field)),
  'timeZone',
  'date',
  'createdAt',
  'updatedAt',
] as const;

/** The byte order mark tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function line(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** CSV (RFC 4180): a line for each entry, oldest first, with the column names of the JSON file. */
export function csvFile({ answers }: Exported, day: string): GeneratedFile {
  const entries = answers.toReversed().map((answer) => line(COLUMNS.map((column) => answer[column])));
  return {
    name: diaryFileName(day, 'csv'),
    text: [BYTE_ORDER_MARK, line(COLUMNS), ...entries].join(''),
    type: 'text/csv',
  };
}
