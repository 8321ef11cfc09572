import { parseDay } from '../calendar.ts';
import type { TableFormat } from './format.ts';

/** Presently: an entry a day. */
export const presently: TableFormat = {
  app: 'Presently',
  isOf: (columns) => columns.join() === 'entryDate,entryContent',
  read(rows, finds) {
    for (const row of rows) finds.add(parseDay(row('entryDate')), row('entryContent'));
  },
};
