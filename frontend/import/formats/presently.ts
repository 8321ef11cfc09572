import { parseWhen } from '../../lib/written-day.ts';
import type { TableFormat } from './format.ts';

export const presently: TableFormat = {
  app: 'Presently',
  needs: ['entryDate', 'entryContent'],
  knows: [],
  read: (row, collector, viewer) => collector.add(parseWhen(row('entryDate'), viewer), row('entryContent')),
};
