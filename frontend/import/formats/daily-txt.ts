import { dayOf } from '../calendar.ts';
import type { ImportCollector } from '../collector.ts';
import { listOf, numberOf, textOf } from '../json.ts';

/** Name of a file in an archive that is a month of DailyTxT. */
export const MONTH_OF_DAILY_TXT = /(?:^|\/)(\d{4})\/(\d{1,2})\.json$/u;

/** Name of a file in an archive of DailyTxT that shows that its texts are encrypted. */
export const LOCK_OF_DAILY_TXT = /(?:^|\/)user\.json$/u;

/** DailyTxT: a month of its unencrypted backup; the file name has year and month. */
export function readMonthOfDailyTxT(name: string, value: unknown, collector: ImportCollector): void {
  const [, year, month] = MONTH_OF_DAILY_TXT.exec(name) ?? [];
  for (const day of listOf(value, 'days')) {
    collector.leaveOut('tag', listOf(day, 'tags').length);
    collector.leaveOut('attachment', listOf(day, 'files').length);
    const text = textOf(day, 'text');
    // A day can have only a bookmark or a file.
    if (text !== '') collector.add(dayOf(Number(year), Number(month), numberOf(day, 'day')), text);
  }
}
