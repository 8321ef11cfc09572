import { readFileSync } from 'node:fs';
import { zipArchive } from '../../../../bff/workshop/testing/zip-archive.ts';
import { storedAnswers } from '../days.ts';
import { json, ownFile } from '../diary-files.ts';
import { exportedFile } from '../exports.ts';
import { SAVE_REST } from '../sentences.ts';
import { expect, type Page, test } from '../stage.ts';
import { visit } from '../steps.ts';

type ChosenFile = ReturnType<typeof json>;

const file = (name: string, text: string): ChosenFile => ({ name, mimeType: '', buffer: Buffer.from(text) });

const CONTENTS = [
  'Grüße aus Köln 🌻\n\nzweiter *Absatz* mit _Zeichen_, ==so== und `so`',
  '# kein Titel\n- [ ] offen <b>fett</b> &amp; \\ "x"; y,\tz\n\n\n\nvier Zeilen tiefer',
  "=1+1; 's [Text](https://example.org) <3, drei\u00a0Tage</p>",
];
/** The same texts in a page that 0.2.0 has exported. */
const OLD_PAGE = new URL('../../../import/formats/page-of-0.2.0.html', import.meta.url);
const DAYS = ['2024-02-01', '2024-02-02', '2024-02-03'];

async function bring(page: Page, ...files: ChosenFile[]) {
  await page.goto('/mitbringen');
  await page.getByLabel('Datei wählen').setInputFiles(files);
  await page.getByRole('button', { name: /^\d+ Eintr(ag|äge) mitbringen$/ }).click();
  await expect(page.getByRole('link', { name: 'Zum Tagebuch' })).toBeVisible();
}

/** The stored days and texts. Markdown keeps no white space at the end of a line. */
async function diaryOf(page: Page) {
  const answers = await storedAnswers(page.context().request);
  return answers.map(({ content, date }) => [date.slice(0, 10), content.replace(/[^\S\n]+/gu, ' ')]);
}

test('a diary that leaves in each of our formats, also in the page of 0.2.0, comes back as the same diary', async ({
  page,
  signedIn: _,
}) => {
  const days = new Map(DAYS.map((day, at) => [day, CONTENTS[at] ?? '']));
  await bring(
    page,
    ownFile(DAYS, (day) => days.get(day) ?? ''),
  );
  const before = await diaryOf(page);
  expect(before).toHaveLength(DAYS.length);
  const files = [file('Aufwind-Tagebuch.html', readFileSync(OLD_PAGE, 'utf8'))];
  await visit(page, '/account#mitnehmen');
  for (const kind of ['Als Text (Markdown)', 'Als Tabelle (CSV)', 'Daten exportieren']) {
    const { name, text } = await exportedFile(page, kind);
    files.push(file(name, text));
  }
  for (const exported of files) {
    const { request } = page.context();
    for (const { id } of await storedAnswers(request)) await request.delete(`/api/answers/${id}`);
    expect(await diaryOf(page)).toEqual([]);
    await bring(page, exported);
    expect([exported.name, await diaryOf(page)]).toEqual([exported.name, before]);
  }
});

test('files of four apps become one diary; HTML is read by the parser of the browser', async ({
  page,
  signedIn: _,
}) => {
  const html =
    '<p>Eins<div>zwei &ndash; &uuml;</div><b>ich</b> <3 <Anna>, 2 < 3 & 4 > 3<img src=x alt=Bild><ul><li>Milch<li>Brot</ul><script>alert(2)</script>';
  const note = { dayEntries: [{ year: 2024, month: 1, day: 2, hour: 9, note: 'Aus<br>Daylio', mood: 1 }] };
  await bring(
    page,
    json('journey.json', { date_journal: Date.UTC(2024, 1, 1, 12), text: html, type: 'html' }),
    {
      name: 'backup.daylio',
      mimeType: '',
      buffer: zipArchive([
        { name: 'backup.daylio', content: Buffer.from(JSON.stringify(note)).toString('base64') },
      ]),
    },
    file('2024-02-02.md', '**Abends** am Meer'),
    file('presently.csv', 'entryDate,entryContent\n2024-02-03,"Kekse, Tee"\n'),
  );
  const answers = await storedAnswers(page.context().request);
  expect(answers.map(({ content }) => content)).toEqual([
    'Kekse, Tee',
    'Abends am Meer\n\nAus\nDaylio',
    'Eins\nzwei – ü\nich <3 <Anna>, 2 < 3 & 4 > 3Bild\nMilch\nBrot\n<script>alert(2)</script>',
  ]);
});

test('texts of taken days and of unreadable days are saved as a file', async ({ page, signedIn: _ }) => {
  await bring(page, ownFile(['2024-02-01']));
  await page.goto('/mitbringen');
  const table = 'Datum;Text\n01.02.2024;Noch etwas\n02.02.2024;Neu\nirgendwann;Ohne Tag\n';
  await page.getByLabel('Datei wählen').setInputFiles(file('Tabelle.csv', table));
  await page.getByRole('button', { name: 'Weiter' }).click();
  const { name, text } = await exportedFile(page, SAVE_REST);
  expect(name).toBe('Aufwind-nicht-mitgebracht.md');
  expect(text).toBe('### 2024-02-01\n\nNoch etwas\n\n## Ohne lesbaren Tag\n\nirgendwann  \nOhne Tag\n');
});
