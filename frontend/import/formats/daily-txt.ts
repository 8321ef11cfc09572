import { dayOf } from '../calendar.ts';
import type { ImportCollector } from '../collector.ts';
import { listOf, numberOf, textOf } from '../json.ts';

const MONTH = /(?:^|\/)(\d{4})\/(\d{1,2})\.json$/u;
const LOCK = /(?:^|\/)user\.json$/u;

/** Whether a file in an archive is a month of DailyTxT. */
export function isMonthOfDailyTxT(name: string): boolean {
  return MONTH.test(name);
}

/** Whether a file in an archive of DailyTxT shows that its texts are encrypted. */
export function isLockOfDailyTxT(name: string): boolean {
  return LOCK.test(name);
}

/** DailyTxT: a month of its unencrypted backup; the file name has year and month. */
export function readMonthOfDailyTxT(name: string, value: unknown, collector: ImportCollector): void {
  const [, year, month] = MONTH.exec(name) ?? [];
  for (const day of listOf(value, 'days')) {
    collector.leaveOut('tag', listOf(day, 'tags').length);
    collector.leaveOut('attachment', listOf(day, 'files').length);
    const text = textOf(day, 'text');
    // A day can have only a bookmark or a file.
    if (text !== '') collector.add(dayOf(Number(year), Number(month), numberOf(day, 'day')), text);
  }
}
