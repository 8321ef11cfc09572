import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuild, WEB_DIR } from '../../workshop/testing/built-site.ts';

requireBuild();

const ROOT = join(import.meta.dirname, '../../..');
const PAGES = ['Impressum', 'Datenschutz', 'Nutzungsbedingungen'];

/** Words before a full stop that ends no sentence. */
const ABBREVIATION = /(?:Art|Abs|Nr|U\.S)\.$/;

const [, ...chapters] = readFileSync(join(ROOT, '.github/PROMISES.md'), 'utf8').split('\n## ');
const rows = new Map(
  chapters.map((chapter) => {
    const [page = '', ...lines] = chapter.split('\n');
    const cells = lines
      .filter((line) => /^\| (?!Sentence)/.test(line))
      .map((line) => line.slice(2, -2).split(' | '));
    return [page, cells.map(([start = '', keeper = '']) => ({ start, keeper }))];
  }),
);

/** The texts of a built page, with the label before each value; headings promise nothing. */
function textsOf(page: string): string[] {
  const [, main = ''] =
    /<main[^>]*>(.*)<\/main>/s.exec(readFileSync(join(WEB_DIR, `${page.toLowerCase()}.html`), 'utf8')) ?? [];
  return main
    .replace(/<!--.*?-->|<h[123][^>]*>.*?<\/h[123]>/gs, '')
    .replaceAll('</dt>', ': ')
    .replace(/<\/(?:p|li|dd|address|div|section)>|<br[^>]*>/g, '\n')
    .replace(/<[^>]+>|[\u2060\u00ad]/g, '')
    .split('\n')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

function sentencesOf(page: string): string[] {
  const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });
  return textsOf(page).flatMap((text) => {
    const sentences: string[] = [];
    for (const { segment } of segmenter.segment(text)) {
      const before = sentences.at(-1)?.trimEnd() ?? '';
      if (ABBREVIATION.test(before)) sentences.push(sentences.pop() + segment);
      else sentences.push(segment);
    }
    return sentences.map((sentence) => sentence.trim());
  });
}

describe.each(PAGES)('%s', (page) => {
  const promises = rows.get(page) ?? [];
  const sentences = sentencesOf(page);

  it('has no sentence without a row, and no row has no sentence or several', () => {
    const keepers = sentences.map((sentence) => promises.filter(({ start }) => sentence.startsWith(start)));
    expect(sentences.filter((_, at) => keepers[at]?.length !== 1)).toEqual([]);
    expect(promises.filter((row) => keepers.filter(([keeper]) => keeper === row).length !== 1)).toEqual([]);
  });

  it('says who or what keeps each sentence; what a number says needs more than words', () => {
    for (const { start, keeper } of promises)
      expect([start, keeper]).toEqual([start, expect.stringMatching(/^(test `|operator |law|nothing$)/)]);
    const counted = sentences.filter((sentence) => /\d/.test(sentence));
    const uncounted = promises.filter(({ keeper }) => keeper === 'nothing');
    expect(counted.filter((sentence) => uncounted.some(({ start }) => sentence.startsWith(start)))).toEqual(
      [],
    );
  });

  it('names only tests that exist', () => {
    const named = promises.flatMap(({ keeper }) => [
      ...keeper.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`(?: › ([^,;]+))?/g),
    ]);
    const missing = named.filter(([, path = '', title = '']) => {
      return !existsSync(join(ROOT, path)) || !readFileSync(join(ROOT, path), 'utf8').includes(title);
    });
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});
