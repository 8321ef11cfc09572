import { listOf, numberOf, ownValue, textOf } from '../../lib/json-values.ts';
import { dayOf } from '../../lib/written-day.ts';
import type { JsonFormat } from './format.ts';

/** Name of a file in an archive that is a month of DailyTxT. */
export const MONTH_OF_DAILY_TXT = /(?:^|\/)(\d{4})\/(\d{1,2})\.json$/u;

/** Name of a file in an archive of DailyTxT that shows that its texts are encrypted. */
export const LOCK_OF_DAILY_TXT = /(?:^|\/)user\.json$/u;

/** DailyTxT: a month of its unencrypted backup; the file name has year and month. */
export const dailyTxt: JsonFormat = {
  app: 'DailyTxT',
  isOf: (value, path) => MONTH_OF_DAILY_TXT.test(path) && Array.isArray(ownValue(value, 'days')),
  read(value, collector, _viewer, path) {
    const [, year, month] = MONTH_OF_DAILY_TXT.exec(path) ?? [];
    for (const entry of listOf(value, 'days')) {
      collector.leaveOut('tag', listOf(entry, 'tags').length);
      collector.leaveOut('attachment', listOf(entry, 'files').length);
      collector.leaveOutOthers(entry, ['day', 'text', 'tags', 'files', 'date_written']);
      const text = textOf(entry, 'text');
      const day = dayOf(Number(year), Number(month), numberOf(entry, 'day'));
      // A day can have only a bookmark or a file.
      if (text !== '') collector.add(day === null ? null : { day }, text);
    }
  },
};
