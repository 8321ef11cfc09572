import { parseDay } from '../calendar.ts';
import type { TableFormat } from './format.ts';

export const presently: TableFormat = {
  app: 'Presently',
  isOf: (columns) => columns.join() === 'entryDate,entryContent',
  read(rows, collector) {
    for (const row of rows) collector.add(parseDay(row('entryDate')), row('entryContent'));
  },
};
