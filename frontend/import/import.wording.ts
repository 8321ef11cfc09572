import { ANSWER_TEXTS } from '../../bff/answer/answer-content.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { markdownText } from '../export/markdown-text.ts';
import { entryCount, formatCount } from '../lib/counts.ts';
import { addDays, calendarDay, shortDate } from '../lib/dates.ts';
import type { GeneratedFile } from '../lib/download-file.ts';
import { succeeded, type Toast } from '../ui/toast-store.ts';
import type { LeftOut } from './collector.ts';
import { type Rest, UNDATED } from './join-days.ts';
import type { UnderstoodTable } from './read-file.ts';

const NUMBER = new Intl.NumberFormat('de-DE');
const INSTANT = new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const LIST = new Intl.ListFormat('de-DE');
const MAX_NAMED_DAYS = 5;

/** A date without line breaks. */
function dateInWords(day: string): string {
  return shortDate(day).replaceAll(' ', '\u00A0');
}

function dayInWords(day: string): string {
  const today = calendarDay(new Date());
  if (day === today) return 'heute';
  return day === addDays(today, -1) ? 'gestern' : dateInWords(day);
}

/** A period of days, such as '12. März 2021 bis gestern'. */
export function period(first: string, last: string): string {
  return first === last ? dayInWords(first) : `${dayInWords(first)} bis ${dayInWords(last)}`;
}

/** Names some days, and counts the rest. */
export function namedDays(days: readonly string[]): string {
  const named = days.slice(0, MAX_NAMED_DAYS).map(dateInWords);
  const rest = days.length - named.length;
  return LIST.format(rest > 0 ? [...named, formatCount(rest, 'weiterer Tag', 'weitere Tage')] : named);
}

/** Formats an instant as 'd. MMMM um HH:mm' in German. */
export function instant(at: string): string {
  return `${INSTANT.format(new Date(at))} Uhr`.replaceAll(/ (?!um)/g, '\u00A0');
}

const LEFT_OUT: Record<string, (count: number) => string> = {
  attachment: (count) => formatCount(count, 'Bild oder anderer Anhang', 'Bilder und andere Anhänge'),
  rating: (count) => formatCount(count, 'Stimmung', 'Stimmungen'),
  tag: (count) => formatCount(count, 'Schlagwort oder Aktivität', 'Schlagwörter und Aktivitäten'),
  place: (count) => `Ort und Wetter von ${formatCount(count, 'Eintrag', 'Einträgen')}`,
  blank: (count) => `${entryCount(count)} ohne Text`,
  undated: (count) => `${entryCount(count)} ohne lesbaren Tag`,
  outside: (count) => `${entryCount(count)} aus der Zukunft oder von vor 1900`,
};
const FIELD_NAMES: Record<string, string> = { goals: 'Ziele', music: 'Musik', scales: 'Skalen' };

/** Sentence for skipped content, by number. */
export function leftOutInWords(what: LeftOut, count: number): string {
  const [kind = '', ...words] = what.split(' ');
  const name = words.join(' ');
  if (kind === 'file') return `Die Datei „${name}“`;
  if (kind === 'field')
    return `${formatCount(count, 'Angabe', 'Angaben')} aus „${FIELD_NAMES[name] ?? name}“`;
  return LEFT_OUT[kind]?.(count) ?? '';
}

const SEPARATORS: Record<string, string> = {
  ';': 'Strichpunkten',
  ',': 'Kommas',
  '\t': 'Tabulatoren',
  '|': 'senkrechten Strichen',
};

/** Names in a row, such as 'Day One, Journey und Daylio'. */
export function listed(names: readonly string[]): string {
  return LIST.format(names);
}

/** Sentence for how a table was understood. */
export function tableInWords({ separator, day, texts }: UnderstoodTable): string {
  return `Aus einer Tabelle mit ${SEPARATORS[separator]}: der Tag aus „${day}“, der Text aus ${listed(texts.map((name) => `„${name}“`))}.`;
}

/** A file with the texts that stay behind, to import again; its name has no day, which would be the day of its texts. */
export function restFile(rest: readonly Rest[]): GeneratedFile {
  const parts = rest.map(
    ({ day, content }) => `${day ? `### ${day}` : UNDATED}\n\n${markdownText(content)}\n`,
  );
  return { name: `${BRAND}-nicht-mitgebracht.md`, text: parts.join('\n'), type: 'text/markdown' };
}

/** Sentence for days whose text was cut at the maximum length. */
export function cutInWords(days: readonly string[]): string {
  const most = NUMBER.format(ANSWER_TEXTS.content.maxCodePoints);
  return `Das Ende von ${formatCount(days.length, 'Tag', 'Tagen')} mit mehr als ${most} Zeichen: ${namedDays(days)}`;
}

/** Sentence for days that already have an answer. */
export function takenInWords(count: number): string {
  return count === 1
    ? '1\u00a0Tag ist schon belegt und bleibt, wie er ist.'
    : `${NUMBER.format(count)}\u00a0Tage sind schon belegt und bleiben, wie sie sind.`;
}

/** Toast after an import was undone. */
export function undone(removed: number, kept: number): Toast {
  const gone = `${entryCount(removed)} ${removed === 1 ? 'ist' : 'sind'} wieder weg.`;
  const stays = kept === 1 ? '1 geänderter ist noch da.' : `${NUMBER.format(kept)} geänderte sind noch da.`;
  return succeeded('Import rückgängig gemacht', kept > 0 ? `${gone} ${stays}` : gone);
}
