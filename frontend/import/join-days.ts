import { UNREADABLE_CONTENT } from '../../bff/answer/answer.sentences.rules.ts';
import { ANSWER_TEXTS } from '../../bff/answer/answer-content.rules.ts';
import { FIRST_IMPORT_DAY } from '../../bff/import/import.numbers.rules.ts';
import { isBlank } from '../../bff/platform/lib/blank-text.rules.ts';
import { toNfc } from '../../bff/platform/lib/nfc.rules.ts';
import type { Viewer, When } from '../lib/written-day.ts';
import type { ImportCollector, LeftOut } from './collector.ts';
import { Refusal } from './refusal.ts';

/** An entry to send: one a day. */
export type Entry = { day: string; content: string; createdAt?: string | undefined };

/** Heading above the texts without a day in a file of texts that an import has left behind. */
export const UNDATED = '## Ohne lesbaren Tag';

/** A text that does not become part of an entry; `day` is null if the file has no readable day for it. */
export type Rest = { day: string | null; content: string };

export type Diary = {
  entries: Entry[];
  leftOut: ReadonlyMap<LeftOut, number>;
  /** Number of days with several texts, which became a single entry. */
  joinedDays: number;
  /** Days whose texts together exceed the maximum length. */
  cutDays: string[];
  rest: Rest[];
};

type Dated = { when: When; content: string };

const FIRST_INSTANT = Date.parse(FIRST_IMPORT_DAY);
const SEAM = '\n\n';
const MAX_CODE_POINTS = ANSWER_TEXTS.content.maxCodePoints;
const MAX_UNITS = 2 * MAX_CODE_POINTS;
const UNSTORABLE = /\p{Surrogate}|\0/gu;
const REPLACEMENT = '\uFFFD';

function fits(text: string): boolean {
  if (text.length <= MAX_CODE_POINTS || text.length > MAX_UNITS) return text.length <= MAX_CODE_POINTS;
  return [...text].length <= MAX_CODE_POINTS;
}

/** The length of the longest beginning that fits and ends after a complete word. */
function lengthThatFits(text: string): number {
  const whole = [...text.slice(0, MAX_UNITS)].slice(0, MAX_CODE_POINTS).join('');
  const end = Math.max(whole.lastIndexOf(' '), whole.lastIndexOf('\n'));
  return end > 0 ? end : whole.length;
}

/** Joins the texts of a day in order, with blank lines; `rest` is what exceeds the maximum length. */
function join(texts: Dated[]): { content: string; rest: string[] } {
  let content = '';
  const rest: string[] = [];
  for (const text of texts.toSorted((one, other) => (one.when.second ?? 0) - (other.when.second ?? 0))) {
    const joined = content === '' ? text.content : content + SEAM + text.content;
    if (fits(joined)) content = joined;
    else if (content !== '') rest.push(text.content);
    else {
      const length = lengthThatFits(joined);
      content = joined.slice(0, length).trim();
      rest.push(joined.slice(length).trim());
    }
  }
  return { content, rest };
}

function firstInstant(texts: Dated[], { now }: Viewer): string | undefined {
  const instants = texts.flatMap(({ when: { createdAt = Number.NaN } }) =>
    createdAt >= FIRST_INSTANT && createdAt <= now ? [createdAt] : [],
  );
  return instants.length > 0 ? new Date(Math.min(...instants)).toISOString() : undefined;
}

/** The texts as they would be stored, each text of a day once; counts blank texts. */
function distinctTexts(collector: ImportCollector) {
  const distinct = new Map<string, { when: When | null; content: string }>();
  for (const { when, content: found } of collector.texts) {
    const content = toNfc(found.replace(UNSTORABLE, REPLACEMENT)).trim();
    // Two exports of one diary differ in white space at most.
    const dayAndWords = `${when?.day} ${content.replace(/\s+/gu, ' ')}`;
    const held = distinct.get(dayAndWords);
    if (isBlank(content) || content === UNREADABLE_CONTENT) collector.leaveOut('blank', 1);
    // A copy that knows its instant is the more exact copy.
    else if (!held || (when?.createdAt && !held.when?.createdAt))
      distinct.set(dayAndWords, { when, content });
  }
  return distinct.values();
}

/** Makes an entry for each day; counts and keeps texts that no day of a diary can have. */
export function joinDays(collector: ImportCollector, viewer: Viewer): Diary {
  const byDay = new Map<string, Dated[]>();
  const rest: Rest[] = [];
  for (const { when, content } of distinctTexts(collector)) {
    const isOutside = when !== null && (when.day < FIRST_IMPORT_DAY || when.day > viewer.today);
    if (when === null || isOutside) {
      collector.leaveOut(isOutside ? 'outside' : 'undated', 1);
      rest.push({ day: when?.day ?? null, content });
    } else if (!byDay.get(when.day)?.push({ when, content })) byDay.set(when.day, [{ when, content }]);
  }
  const cutDays: string[] = [];
  const days = [...byDay].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const entries = days.map(([day, texts]): Entry => {
    const joined = join(texts);
    if (joined.rest.length > 0) cutDays.push(day);
    rest.push(...joined.rest.map((content) => ({ day, content })));
    return { day, content: joined.content, createdAt: firstInstant(texts, viewer) };
  });
  if (entries.length === 0 && rest.some((text) => text.day === null)) throw new Refusal('noReadableDay');
  if (entries.length === 0) throw new Refusal(rest.length > 0 ? 'allOutside' : 'noText');
  const joinedDays = days.filter(([, texts]) => texts.length > 1).length;
  return { entries, leftOut: collector.leftOut, joinedDays, cutDays, rest };
}
