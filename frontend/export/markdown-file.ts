import { asOneText } from '../../bff/answer/answer-content.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { entryCount } from '../lib/counts.ts';
import { longDate, monthOf, shortDate } from '../lib/dates.ts';
import type { GeneratedFile } from '../lib/download-file.ts';
import { DIARY_TITLE, diaryFileName, NOT_ENCRYPTED } from './export.wording.ts';
import type { Exported } from './fetch-export.ts';
import { markdownText } from './markdown-text.ts';

/** The number of entries on these days, oldest first, with the first and last day. */
function extentOf(days: string[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return 'Noch keine Einträge';
  const from = `${entryCount(days.length)} vom ${shortDate(first)}`;
  return days.length === 1 ? from : `${from} bis ${shortDate(last)}`;
}

/** Markdown: the entries under their months and days, oldest first. */
export function markdownFile({ answers }: Exported, day: string): GeneratedFile {
  const oldestFirst = answers.toReversed();
  const days = oldestFirst.map((answer) => answer.day);
  const origin = `Mitgenommen aus ${BRAND} am ${shortDate(day)}.`;
  const parts = [`# ${DIARY_TITLE}`, `${extentOf(days)}. ${origin} ${NOT_ENCRYPTED}`];
  let month = '';
  for (const answer of oldestFirst) {
    if (monthOf(answer.day) !== month) {
      month = monthOf(answer.day);
      parts.push(`## ${month}`);
    }
    parts.push(`### ${longDate(answer.day)}`, markdownText(asOneText(answer)));
  }
  return { name: diaryFileName(day, 'md'), text: `${parts.join('\n\n')}\n`, type: 'text/markdown' };
}
