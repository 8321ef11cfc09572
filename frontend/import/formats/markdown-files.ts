import { DIARY_TITLE, NOT_ENCRYPTED } from '../../export/export.wording.ts';
import { hasLetters } from '../../lib/json-values.ts';
import { FENCE, markdownToText } from '../../lib/markdown-to-text.ts';
import { dayOf, parseWhen, type Viewer, type When } from '../../lib/written-day.ts';
import type { ImportCollector } from '../collector.ts';
import { UNDATED } from '../join-days.ts';

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]{0,20000}?)\r?\n---[^\S\n]*(?:\r?\n|$)/u;
const FIELD = /^([\p{L}\p{N}_ -]{1,60}):(?!\S)[^\S\n]*(.*(?:\n[ \t-].*)*)$/gmu;
const DAY_FIELDS = /^(?:date|day|datum|tag)$/iu;
const CREATION_FIELDS = /^(?:created(?:[_ ]?at)?|creation[_ ]?date)$/iu;
const TAG_FIELDS = /^(?:tags?|keywords|mood)$/iu;
/** A day in a path, such as `2024/02/2024-02-01 Ausflug.md`; the last day counts. */
const PATH_DAY = /(?:^|.*\D)(\d{4})[-_/. ]?(\d\d)[-_/. ]?(\d\d)(?!\d)[^/]*$/u;
const GERMAN_PATH_DAY = /(?:^|.*\D)(\d\d?)\.(\d\d?)\.(\d{4})(?!\d)[^/]*$/u;
const NO_TITLE = /^.*\/|\.\w{1,8}$|\d{4}[-_. ]?\d\d[-_. ]?\d\d(?:_\d+)?|\d\d?\.\d\d?\.\d{4}/gu;
const HEADING = /^(#{1,6}) +(.+?) *#*$/u;
const MAX_WORDS_OF_DAY = 8;
/** The lines of our own file above its entries and between its months. */
const OWN_LINES = new RegExp(`^(?:# ${DIARY_TITLE}|.*${NOT_ENCRYPTED}|## \\p{L}+ \\d{4})$`, 'gmu');
const PICTURE = /!\[[^[\]\n]*\]\((?!https?:)[^()\n]*\)|!\[\[[^[\]\n]*\]\]/gu;
/** Daily You begins a file with pictures and a line with the mood and the day. */
const OF_DAILY_YOU = /(?:^|\/)log_\d{4}-\d\d-\d\d(?:_\d+)?\.md$/u;
const HEAD_OF_DAILY_YOU = /^(?:!\[\]\(Images\/[^()\n]*\)\n)*[^\n]*(?:\n|$)/u;

/** A part of a file, with the day of its heading. */
type Section = { when: When | null; text: string };

/** A text as words between single spaces, for a comparison of whole words. */
function inWords(text: string): string {
  return ` ${text.match(/[\p{L}\p{N}]+/gu)?.join(' ')} `;
}

function dayInPath(path: string): When | null {
  const [, year, month, day] = PATH_DAY.exec(path) ?? [];
  const [, germanDay, germanMonth, germanYear] = GERMAN_PATH_DAY.exec(path) ?? [];
  const found = year
    ? dayOf(Number(year), Number(month), Number(day))
    : dayOf(Number(germanYear), Number(germanMonth), Number(germanDay));
  return found === null ? null : { day: found };
}

/** Reads the fields before the text; counts every field that is not a day or a title, and keeps other lines as text. */
function frontMatterOf(text: string, collector: ImportCollector, viewer: Viewer) {
  const [all = '', block = ''] = FRONT_MATTER.exec(text) ?? [];
  let [when, created, title]: [When | null, When | null, string] = [null, null, ''];
  for (const [, name = '', raw = ''] of block.matchAll(FIELD)) {
    const value = raw.trim().replace(/^(?:"(.*)"|'(.*)')$/u, '$1$2');
    const isCreation = CREATION_FIELDS.test(name);
    const day = isCreation || DAY_FIELDS.test(name) ? parseWhen(value, viewer) : null;
    if (isCreation) created ??= day;
    else when ??= day;
    if (/^title$/iu.test(name)) title = value;
    else if (TAG_FIELDS.test(name)) collector.leaveOut('tag', value.match(/[\p{L}\p{N}][^,\n]*/gu)?.length);
    else if (day === null && hasLetters(value)) collector.leaveOut(`field ${name}`, 1);
  }
  const others = block.replace(FIELD, '').trim();
  return { when, created, title, body: (others && `${others}\n`) + text.slice(all.length) };
}

/** The day at the beginning of a heading, and the words after it; a heading of several days has no day. */
function dayOfHeading(title: string, viewer: Viewer): { when: When | null; words: string } {
  const all = title.split(' ');
  for (let count = Math.min(all.length, MAX_WORDS_OF_DAY); count > 0; count -= 1) {
    const when = parseWhen(all.slice(0, count).join(' ').replace(/[:,]$/u, ''), viewer);
    const words = all
      .slice(count)
      .join(' ')
      .replace(/^[-–—:] /u, '');
    if (when) return /\d{4}/u.test(words) ? { when: null, words: '' } : { when, words };
  }
  return { when: null, words: '' };
}

/** Splits a text at headings with a day; a section ends at a heading above its own. */
function sectionsOf(body: string, viewer: Viewer): Section[] {
  let [depth, isCode] = [0, false];
  let section: { when: When | null; lines: string[] } = { when: null, lines: [] };
  const sections = [section];
  for (const line of body.split('\n')) {
    const [, marks = '', title = ''] = HEADING.exec(line) ?? [];
    const { when, words } = dayOfHeading(title, viewer);
    // In code `# ` begins a comment.
    if (line.search(FENCE) === 0) isCode = !isCode;
    if (when || (!isCode && marks !== '' && marks.length < depth)) {
      section = { when, lines: when ? [words] : [line] };
      sections.push(section);
      [depth, isCode] = [when ? marks.length : 0, false];
    } else section.lines.push(line);
  }
  return sections.map(({ when, lines }) => ({ when, text: lines.join('\n') }));
}

/** The day of a whole file; null if its headings have the days: it has several days, or begins with another day. */
function dayOfFile(
  { when, created }: Record<'when' | 'created', When | null>,
  path: string,
  sections: Section[],
) {
  const ofPath = dayInPath(path);
  const ofFile = when ?? (ofPath && ofPath.day !== created?.day ? ofPath : created);
  const days = new Set(sections.flatMap((section) => section.when?.day ?? []));
  const beginsWithDay = sections[0]?.text.trim() === '';
  const areOthers = ofFile && [...days].some((day) => day !== ofFile.day);
  return areOthers && (days.size > 1 || beginsWithDay) ? null : ofFile;
}

/** Adds a Markdown file by the day of its fields, its name or its headings; returns the app that wrote it. */
export function readMarkdown(path: string, text: string, collector: ImportCollector, viewer: Viewer): string {
  const { body, ...front } = frontMatterOf(text.replaceAll('\r\n', '\n'), collector, viewer);
  const isOwn = body.startsWith(`# ${DIARY_TITLE}\n`) && body.includes(NOT_ENCRYPTED);
  const [head = ''] = (OF_DAILY_YOU.test(path) && HEAD_OF_DAILY_YOU.exec(body)) || [];
  collector.leaveOut('rating', Number(/\p{Extended_Pictographic}/u.test(head)));
  collector.leaveOut('attachment', body.match(PICTURE)?.length);
  const ofFile = isOwn ? null : dayOfFile(front, path, sectionsOf(body, viewer));
  const name = ofFile && head === '' ? path.replace(NO_TITLE, '').replace(/^[\s_-]+|[\s_-]+$/gu, '') : '';
  const titles = [...new Set([front.title, name])].filter(
    (title) => hasLetters(title) && !inWords(body).includes(inWords(title)) && !parseWhen(title, viewer),
  );
  const whole = [...titles, body.slice(head.length)].join('\n');
  const sections = ofFile ? [{ when: ofFile, text: whole }] : sectionsOf(whole, viewer);
  for (const section of sections) {
    const ours = isOwn ? OWN_LINES : UNDATED;
    const words = markdownToText(section.when ? section.text : section.text.replaceAll(ours, ''));
    if (section.when || words !== '') collector.add(section.when, words);
  }
  if (isOwn) return 'Aufwind';
  return head === '' ? 'Markdown-Dateien' : 'Daily You';
}
