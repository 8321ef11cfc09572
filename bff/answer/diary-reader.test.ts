import { buildDiary } from '../workshop/testing/searches.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { PAGE_FULL_BYTES } from './answer.numbers.rules.ts';
import { textsOf } from './answer-content.rules.ts';

let app: TestApp;
withApp((given) => {
  app = given;
});

const texts = (count: number, content: string) => Array.from({ length: count }, () => content);
const AROUND = JSON.stringify(textsOf({ content: '' })).length;

describe('a page of a diary with these answers', () => {
  it.each<[string, string[], number | undefined, number, boolean]>([
    ['nothing', [], undefined, 0, false],
    ['one answer', ['Da.'], undefined, 1, false],
    ['fewer than asked for', texts(2, 'Da.'), 3, 2, false],
    ['as many as asked for', texts(3, 'Da.'), 3, 3, false],
    ['more than asked for', texts(4, 'Da.'), 3, 3, true],
    ['a byte less than fills it', ['x'.repeat(PAGE_FULL_BYTES - AROUND - 1), 'Da.'], undefined, 2, false],
    ['as much as fills it', ['x'.repeat(PAGE_FULL_BYTES - AROUND), 'Da.'], undefined, 1, true],
    ['as much in UTF-8', ['€'.repeat(PAGE_FULL_BYTES / 3), 'Da.'], undefined, 1, true],
    ['as much as JSON', ['\n'.repeat(PAGE_FULL_BYTES / 2), 'Da.'], undefined, 1, true],
    ['a full page and a rest', texts(21, 'x'.repeat(PAGE_FULL_BYTES / 20)), undefined, 20, true],
  ])('%s', async (_title, newestFirst, first, length, hasMore) => {
    const days = newestFirst.map((content, index) => [`2026-10-${31 - index}`, content]);
    const { id } = await buildDiary(app, Object.fromEntries(days));
    const page = await app.services.diary.page(id, { first });
    const nextBefore = hasMore ? `2026-10-${32 - length}` : null;
    expect([page.nodes.length, page.hasMore, page.nextBefore]).toEqual([length, hasMore, nextBefore]);
  });
});
