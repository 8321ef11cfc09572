import fc from 'fast-check';
import { UNREADABLE_CONTENT } from '../../bff/answer/answer.sentences.rules.ts';
import { csvFile } from '../export/csv-file.ts';
import { jsonFile } from '../export/export-kinds.ts';
import { exported } from '../export/exported.rows.ts';
import { markdownFile } from '../export/markdown-file.ts';
import { importedFiles } from './samples.rows.ts';

const TODAY = '2026-11-22';
const RISKY = [
  '*',
  '_',
  '`',
  '#',
  '>',
  '-',
  '1.',
  '[x](y)',
  '![a](b)',
  '[[c]]',
  '~~',
  '==',
  '&amp;',
  '<b>',
  '\\',
  '|',
  '"',
  "'",
  ';',
  ',',
  '\n',
  ' ',
  'ä',
  '🌻',
  '### 2024-02-01',
  '- [ ] ',
  '```',
];

const line = fc
  .array(fc.constantFrom(...RISKY), { minLength: 1, maxLength: 8 })
  .map((parts) => `${parts.join('')}x`);
const text = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));

/** Markdown keeps neither the white space at an end of a line nor tells a tab from spaces. */
const asInMarkdown = (content: string) => content.replace(/[^\S\n]+$/gmu, '').trim();

describe('our own export, imported again, is the same diary', () => {
  it.each([
    ['JSON', jsonFile, (content: string) => content.trim()],
    ['CSV', csvFile, (content: string) => content.trim()],
    ['Markdown', markdownFile, asInMarkdown],
  ])('as %s', async (_kind, make, normal) => {
    await fc.assert(
      fc.asyncProperty(text, text, async (one, other) => {
        const file = make(exported({ '2026-11-21': one, '2025-02-28': other }), TODAY);
        const { apps, entries, leftOut } = await importedFiles({ [file.name]: file.text });
        expect(entries.map(({ day, content }) => [day, normal(content)])).toEqual([
          ['2025-02-28', normal(other)],
          ['2026-11-21', normal(one)],
        ]);
        expect([apps, leftOut]).toEqual([['Aufwind'], {}]);
      }),
      { seed: 44, numRuns: 300 },
    );
  });

  it.each([
    ['JSON', jsonFile],
    ['CSV', csvFile],
    ['Markdown', markdownFile],
  ])(
    'as %s, without the sentence in place of a text that the server could not decrypt',
    async (_kind, make) => {
      const file = make(exported({ '2026-11-21': 'Tee', '2025-02-28': UNREADABLE_CONTENT }), TODAY);
      const { entries, leftOut } = await importedFiles({ [file.name]: file.text });
      expect([entries.map(({ content }) => content), leftOut]).toEqual([['Tee'], { blank: 1 }]);
    },
  );
});
