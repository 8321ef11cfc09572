import { readFileSync } from 'node:fs';
import { imported } from '../samples.rows.ts';
import { readOwnPage } from './own-page.ts';

/** Exported by 0.2.0; without its style, its script and most of its suns. */
const page = readFileSync(new URL('page-of-0.2.0.html', import.meta.url), 'utf8');
const ENTRIES = [
  ['2024-02-01', 'Grüße aus Köln 🌻\n\nzweiter *Absatz* mit _Zeichen_, ==so== und `so`'],
  ['2024-02-02', '# kein Titel\n- [ ] offen <b>fett</b> &amp; \\ "x"; y,\tz\n\n\n\nvier Zeilen tiefer'],
  ['2024-02-03', "=1+1; 's [Text](https://example.org) <3, drei\u00a0Tage</p>"],
];

describe('a page that 0.2.0 has exported', () => {
  it('is read with every character of its entries', () => {
    expect(readOwnPage(page)).toEqual(ENTRIES);
  });

  it('is a diary of Aufwind, of which nothing is left out', async () => {
    const { apps, entries, leftOut } = await imported(page);
    expect(entries.map(({ day, content }) => [day, content])).toEqual(ENTRIES);
    expect([apps, leftOut]).toEqual([['Aufwind'], {}]);
  });
});

test('another page has no entries of ours', () => {
  expect(readOwnPage(page.replaceAll('<time', '<b'))).toEqual([]);
});
