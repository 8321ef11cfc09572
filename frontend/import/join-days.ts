import { ANSWER_TEXTS } from '../../bff/answer/answer-content.rules.ts';
import { FIRST_IMPORT_DAY } from '../../bff/import/import.numbers.rules.ts';
import { toNfc } from '../../bff/platform/lib/nfc.rules.ts';
import type { Viewer } from './calendar.ts';
import type { FoundText, ImportCollector, LeftOut } from './collector.ts';
import { Refusal } from './refusal.ts';

/** An entry to send: one a day. */
export type Entry = { day: string; content: string; createdAt?: string };

/** The entries in a file. */
export type Diary = {
  entries: Entry[];
  leftOut: ReadonlyMap<LeftOut, number>;
  /** Number of days with several texts, which became a single entry. */
  joinedDays: number;
  /** Days whose joined text exceeds the maximum length, and was cut. */
  cutDays: string[];
};

const FIRST_INSTANT = Date.parse(FIRST_IMPORT_DAY);
const SEAM = '\n\n';
const MAX_CODE_POINTS = ANSWER_TEXTS.content.maxCodePoints;
const UNSTORABLE = /\p{Surrogate}|\0/gu;
const REPLACEMENT = '\uFFFD';

const MAX_UNITS = 2 * MAX_CODE_POINTS;

function fits(text: string): boolean {
  if (text.length <= MAX_CODE_POINTS || text.length > MAX_UNITS) return text.length <= MAX_CODE_POINTS;
  return [...text].length <= MAX_CODE_POINTS;
}

/** Cuts a text that is too long after the last complete word. */
function beginningOf(text: string): string {
  const whole = [...text.slice(0, MAX_UNITS)].slice(0, MAX_CODE_POINTS).join('');
  const end = Math.max(whole.lastIndexOf(' '), whole.lastIndexOf('\n'));
  return (end > 0 ? whole.slice(0, end) : whole).trim();
}

/** Joins the texts of a day in order, with blank lines, up to the maximum length. */
function join(texts: FoundText[]): { content: string; isCut: boolean } {
  let content = '';
  for (const text of texts.toSorted((one, other) => one.order - other.order)) {
    const next = toNfc(text.content.replace(UNSTORABLE, REPLACEMENT)).trim();
    const joined = content === '' ? next : content + SEAM + next;
    if (!fits(joined)) return { content: content || beginningOf(next), isCut: true };
    content = joined;
  }
  return { content, isCut: false };
}

function firstInstant(texts: FoundText[], { now }: Viewer): string | null {
  const instants = texts.flatMap(({ createdAt }) =>
    createdAt !== null && createdAt >= FIRST_INSTANT && createdAt <= now ? [createdAt] : [],
  );
  return instants.length > 0 ? new Date(Math.min(...instants)).toISOString() : null;
}

/** Makes an entry for each day; counts days that no diary can have. */
export function joinDays(collector: ImportCollector, viewer: Viewer): Diary {
  const byDay = new Map<string, FoundText[]>();
  for (const text of collector.texts) {
    if (text.day < FIRST_IMPORT_DAY || text.day > viewer.today) collector.leaveOut('outside');
    else if (!byDay.get(text.day)?.push(text)) byDay.set(text.day, [text]);
  }
  const cutDays: string[] = [];
  const days = [...byDay].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const entries = days.map(([day, texts]): Entry => {
    const { content, isCut } = join(texts);
    if (isCut) cutDays.push(day);
    const createdAt = firstInstant(texts, viewer);
    return { day, content, ...(createdAt !== null && { createdAt }) };
  });
  if (entries.length === 0) throw new Refusal('noText');
  const joinedDays = days.filter(([, texts]) => texts.length > 1).length;
  return { entries, leftOut: collector.leftOut, joinedDays, cutDays };
}
