import { SEARCH_MIN_CHARACTERS } from '../../../bff/search/search.numbers.rules.ts';
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/base.css';
import '../../styles/shared.css';
import '../../ui/entry.module.css';
import '../../ui/field.module.css';
import '../../year/year.module.css';
import './document.css';
import { toNfc } from '../../../bff/platform/lib/nfc.rules.ts';
import { searchQuery } from '../../../bff/search/search-query.rules.ts';
import { foundSentence } from '../../search/search.wording.ts';

type Entry = { article: HTMLElement; day: string; texts: Text[] };

/** Name of the search highlight in the style sheet. */
const FOUND = 'found';

function entryOf(article: HTMLElement): Entry {
  const nodes = [...article.querySelectorAll('p')].flatMap(({ childNodes }) => [...childNodes]);
  return {
    article,
    day: article.querySelector('time')?.dateTime ?? '',
    texts: nodes.filter((node) => node instanceof Text),
  };
}

const entries = [...document.querySelectorAll('article')].map(entryOf);
/** Months before their years. */
const sections = [...document.querySelectorAll('section')].reverse();
const place = document.querySelector('search');
const input = document.querySelector('input');
const status = document.querySelector('[role="status"]');

function marksIn({ texts }: Entry, pattern: RegExp): StaticRange[] {
  return texts.flatMap((node) =>
    [...node.data.matchAll(pattern)].map(
      ({ 0: hit, index }) =>
        new StaticRange({
          startContainer: node,
          startOffset: index,
          endContainer: node,
          endOffset: index + hit.length,
        }),
    ),
  );
}

function search(typed: string): void {
  const text = typed.trim();
  const query = text.length < SEARCH_MIN_CHARACTERS ? null : searchQuery(toNfc(text));
  const hits = entries.filter((entry) => {
    const whole = entry.texts.map(({ data }) => toNfc(data)).join('\n\n');
    entry.article.hidden = query !== null && !query.matches(whole, entry.day);
    return !entry.article.hidden;
  });
  for (const section of sections) section.hidden = !section.querySelector('article:not([hidden])');
  document.body.classList.toggle('searching', query !== null);
  if (status)
    status.textContent =
      query && foundSentence({ text, count: hits.length, insideCount: 0, isComplete: true });
  // Older browsers filter, but do not highlight.
  if (!('highlights' in CSS)) return;
  const marks = new Highlight();
  if (query) for (const hit of hits) for (const mark of marksIn(hit, query.marks)) marks.add(mark);
  CSS.highlights.set(FOUND, marks);
}

if (place && input) {
  place.hidden = false;
  input.addEventListener('input', () => search(input.value));
  input.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    input.value = '';
    search('');
  });
}
