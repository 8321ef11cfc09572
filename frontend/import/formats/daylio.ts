import { isHtml } from '../../lib/html-to-text.ts';
import { listOf, numberOf, ownValue, textOf } from '../../lib/json-values.ts';
import { dayOf, type When } from '../../lib/written-day.ts';
import type { ImportCollector } from '../collector.ts';
import { whenOf } from '../table.ts';
import type { JsonFormat, TableFormat } from './format.ts';

const FIELDS = ['id', 'note', 'note_title', 'tags', 'assets'];

/** Adds a note with its title; most moods have no note. */
function addNote(collector: ImportCollector, when: When | null, title: string, note: string): void {
  const text = [title, note].filter((part) => part.trim() !== '').join('\n');
  if (text !== '') collector.add(when, text, isHtml(text));
}

/** A CSV of Daylio. Only `full_date` has the same format in every language. */
export const daylio: TableFormat = {
  app: 'Daylio',
  needs: ['full_date', 'mood', 'activities', 'note'],
  knows: ['date', 'weekday', 'time', 'note_title'],
  isNewestFirst: true,
  read(row, collector, viewer) {
    const activities = row('activities').split('|');
    collector.leaveOut('rating', Number(row('mood') !== ''));
    collector.leaveOut('tag', activities.filter((activity) => activity.trim() !== '').length);
    addNote(collector, whenOf(row('full_date'), row('time'), viewer), row('note_title'), row('note'));
  },
};

/** A backup of Daylio (`.daylio`), unpacked. */
export const daylioBackup: JsonFormat = {
  app: 'Daylio',
  isOf: (value) => Array.isArray(ownValue(value, 'dayEntries')),
  read(value, collector) {
    for (const entry of listOf(value, 'dayEntries')) {
      const [year = Number.NaN, month = Number.NaN, date = Number.NaN, hour = 0, minute = 0, createdAt = 0] =
        ['year', 'month', 'day', 'hour', 'minute', 'datetime'].map((key) => numberOf(entry, key));
      const day = dayOf(year, month + 1, date);
      const second = (hour * 60 + minute) * 60;
      addNote(
        collector,
        day === null ? null : { day, second, createdAt },
        textOf(entry, 'note_title'),
        textOf(entry, 'note'),
      );
      collector.leaveOut('rating', Number(numberOf(entry, 'mood') > 0));
      collector.leaveOut('tag', listOf(entry, 'tags').length);
      collector.leaveOut('attachment', listOf(entry, 'assets').length);
      collector.leaveOutOthers(entry, FIELDS);
    }
    collector.leaveOut('field goals', listOf(value, 'goals').length);
  },
};
