import { PAGE_FULL_BYTES, PAGE_MAX_ENTRIES } from './answer.numbers.rules.ts';
import { textsOf } from './answer-content.rules.ts';
import { pageMeasure } from './answer-page.rules.ts';

const entries = (count: number, content: string) => Array.from({ length: count }, () => textsOf({ content }));
const AROUND = JSON.stringify(textsOf({ content: '' })).length;

describe('pageMeasure, for the last of these answers', () => {
  it.each<[string, ReturnType<typeof entries>, number | undefined, boolean]>([
    ['nothing', [], undefined, false],
    ['one answer', entries(1, 'Da.'), undefined, false],
    ['fewer than asked for', entries(2, 'Da.'), 3, false],
    ['as many as asked for', entries(3, 'Da.'), 3, true],
    ['two such pages', entries(6, 'Da.'), 3, true],
    ['two pages and a rest', entries(7, 'Da.'), 3, false],
    ['one fewer than a page holds', entries(PAGE_MAX_ENTRIES - 1, 'Da.'), 1_000, false],
    ['as many as a page holds', entries(PAGE_MAX_ENTRIES, 'Da.'), 1_000, true],
    ['a byte less than fills it', entries(1, 'x'.repeat(PAGE_FULL_BYTES - AROUND - 1)), undefined, false],
    ['as much as fills it', entries(1, 'x'.repeat(PAGE_FULL_BYTES - AROUND)), undefined, true],
    ['as much in UTF-8', entries(1, '€'.repeat(PAGE_FULL_BYTES / 3)), undefined, true],
    ['as much as JSON', entries(1, '\n'.repeat(PAGE_FULL_BYTES / 2)), undefined, true],
    ['a full page and a rest', entries(21, 'x'.repeat(PAGE_FULL_BYTES / 20)), undefined, false],
  ])('%s', (_title, read, first, expected) => {
    expect(read.map(pageMeasure(first)).at(-1) ?? false).toBe(expected);
  });
});
