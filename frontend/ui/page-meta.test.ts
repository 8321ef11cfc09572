import { readFileSync } from 'node:fs';
import { QUESTION } from '../../bff/answer/answer.sentences.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { ORIGIN_MARKER } from '../lib/public-origin.ts';

const EMPTY_PAGE = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

it.each([
  ['og:site_name', BRAND],
  ['og:image', `${ORIGIN_MARKER}/social.jpg`],
  ['og:image:alt', `${BRAND}. Eine Frage pro Tag: ${QUESTION.text}`],
])('the tag %s of every page has the words and the address of the product', (property, content) => {
  expect(EMPTY_PAGE).toContain(`<meta property="${property}" content="${content}" />`);
});
