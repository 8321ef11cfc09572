import { asOneText } from '../../bff/answer/answer-content.rules.ts';
import { longDate, monthOf } from '../lib/dates.ts';
import type { GeneratedFile } from '../lib/download-file.ts';
import { DIARY_TITLE, diaryFileName, exportedOn, extentOf, NOT_ENCRYPTED } from './export.wording.ts';
import type { Exported } from './fetch-export.ts';
import { markdownText } from './markdown-text.ts';

/** Markdown: the entries under their months and days, oldest first. */
export function markdownFile({ answers }: Exported, day: string): GeneratedFile {
  const oldestFirst = answers.toReversed();
  const days = oldestFirst.map((answer) => answer.day);
  const parts = [`# ${DIARY_TITLE}`, `${extentOf(days)}. ${exportedOn(day)} ${NOT_ENCRYPTED}`];
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
