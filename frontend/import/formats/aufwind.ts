import { asOneText, eachText } from '../../../bff/answer/answer-content.rules.ts';
import { unguarded } from '../../lib/formula-guard.ts';
import { listOf, ownValue, textOf } from '../../lib/json-values.ts';
import { parseWhen, type Viewer, whenIn } from '../../lib/written-day.ts';
import type { ImportCollector } from '../collector.ts';
import type { JsonFormat, TableFormat } from './format.ts';

const APP = 'Aufwind';
const FIELDS = ['day', 'timeZone', 'date', 'createdAt', 'updatedAt', ...Object.keys(eachText(String))];
/** A spreadsheet may write `05.03.2025 19:30` instead, in which `Date.parse` takes the day for the month. */
const ISO_INSTANT = /^\d{4}-\d\d-\d\dT/u;

/** Adds an entry by its cells, which have the same names in both files. */
function add(collector: ImportCollector, viewer: Viewer, cellOf: (name: string) => string): void {
  const when = parseWhen(cellOf('day'), viewer);
  const instant = cellOf('createdAt') || cellOf('date');
  const written = ISO_INSTANT.test(instant) ? whenIn(Date.parse(instant), viewer) : null;
  collector.add(when && { ...written, ...when }, asOneText(eachText(cellOf)));
}

export const aufwind: JsonFormat = {
  app: APP,
  isOf: (value) => Array.isArray(ownValue(value, 'answers')),
  read(value, collector, viewer) {
    for (const answer of listOf(value, 'answers')) {
      add(collector, viewer, (key) => textOf(answer, key));
      collector.leaveOutOthers(answer, FIELDS);
    }
  },
};

/** The app's own CSV export, whose cells are guarded against formulas. */
export const aufwindTable: TableFormat = {
  app: APP,
  needs: ['day', 'content', 'createdAt', 'updatedAt'],
  knows: FIELDS,
  read: (row, collector, viewer) => add(collector, viewer, (column) => unguarded(row(column))),
};
