import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { daysOfNewestYear } from '../demo-days.ts';
import { fulfilWith, sendOperation } from '../operations.ts';
import { expect, test } from '../stage.ts';
import { everythingStored, visit } from '../steps.ts';

const SENTENCE = 'Am Morgen war ich im Garten, noch vor dem Frühstück, und die Amsel saß auf dem Zaun. ';
const LONGEST = SENTENCE.repeat(200).slice(0, 10_000);
const RIGHT_TO_LEFT = 'היום היה יום טוב מאוד. שמש וקפה.\n\nUnd danach Kuchen 🍰.';
const A5_BOX = /\/MediaBox \[0 0 4(?:19|20)[.\d]* 59[45][.\d]*\]/g;
const BLEED_BOX = /\/MediaBox \[0 0 43[67][.\d]* 61[123][.\d]*\]/g;
const A4_BOX = /\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/g;

/** Lets the diary of 2026 be these days. */
function haveWritten(page: Page, days: string[], textOf: (index: number) => string) {
  return fulfilWith(page, 'Book', {
    diaryYear: {
      __typename: 'DiaryYear',
      year: 2026,
      answeredDays: days,
      possibleDays: 365,
      earlierYear: null,
      laterYear: null,
    },
    answers: {
      __typename: 'AnswerPage',
      nodes: days
        .map((day, index) => ({
          __typename: 'Answer',
          id: String(index),
          content: textOf(index),
          isReadable: true,
          day,
        }))
        .reverse(),
      nextBefore: null,
    },
    today: '2026-12-31',
  });
}

function allDays(): string[] {
  return Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10),
  );
}

/** The printed pages, each as the box of its paper. */
async function printed(page: Page, box: RegExp): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1');
  const found = pages.match(box)?.length ?? 0;
  expect(found, 'every page is of this paper').toBe(pages.match(/\/MediaBox/g)?.length);
  return found;
}

test('five taps from the diary make a book of the year with its author and a dedication, and nothing of it is stored', async ({
  page,
  tap,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const days = await daysOfNewestYear(page);
  const year = days[0]?.slice(0, 4);
  await visit(page, '/log');
  let taps = 0;
  const tapOn: typeof tap = (target) => {
    taps += 1;
    return tap(target);
  };
  await tapOn(page.getByRole('heading', { name: / von \d+ Tagen$/ }));
  await tapOn(page.getByRole('link', { name: `Buch ${year}` }));
  await expect(page).toHaveURL(`/buch#${year}`);
  await expect(page.getByRole('heading', { level: 1, name: `Buch ${year}` })).toBeFocused();
  await tapOn(page.getByLabel('Von', { exact: true }));
  await page.keyboard.type('Mara Lindner');
  await tapOn(page.getByLabel('Widmung'));
  await page.keyboard.type('Für Mama');
  await tapOn(page.getByRole('button', { name: 'Buch drucken' }));
  await expect(page.locator('html[data-printed]')).toBeAttached();
  expect(taps).toBe(5);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Für Mama', { exact: true })).toBeVisible();
  await expect(page.getByText('Mara Lindner', { exact: true })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'button', 'textbox', 'radio'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  expect(
    await page
      .getByRole('main')
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime'))),
  ).toEqual(days);
  const counters = page.getByRole('main').getByText(/von \d+\s?Tag|Moment|Einträge/);
  await expect(counters.filter({ visible: true })).toHaveCount(0);
  const stored = await everythingStored(page);
  expect(stored).not.toContain('Für Mama');
  expect(stored).not.toContain('Mara Lindner');
});

test('a full year of long entries fits a book on every paper with complete texts', async ({
  page,
  signedIn: _,
}) => {
  const texts = (index: number) =>
    ({ 40: LONGEST, 41: RIGHT_TO_LEFT })[index] ?? SENTENCE.repeat(1 + (index % 9));
  await haveWritten(page, allDays(), texts);
  await visit(page, '/buch#2026');
  const longest = page.getByRole('article').nth(40).getByRole('paragraph');
  expect(await longest.evaluate(({ textContent }) => textContent)).toBe(LONGEST);
  await expect(page.getByRole('article').nth(41).getByRole('paragraph')).toHaveText(
    RIGHT_TO_LEFT.split('\n\n'),
  );
  const pages = await printed(page, A5_BOX);
  expect(pages).toBeGreaterThan(60);
  await page.getByLabel('A5 mit Beschnitt').check();
  expect(await printed(page, BLEED_BOX)).toBe(pages);
  await page.getByLabel('A4', { exact: true }).check();
  expect(await printed(page, A4_BOX)).toBeLessThan(pages);
});

test('a month of the longest entries is complete in diary and book, although no page of data holds it', async ({
  page,
  signedIn: _,
}) => {
  test.slow();
  const days = allDays().filter((day) => day.startsWith('2026-01'));
  const entries = days.map((day) => ({ day, content: '🌞'.repeat(10_000) }));
  const importId = randomUUID();
  for (let from = 0; from < entries.length; from += 2) {
    const input = { importId, entries: entries.slice(from, from + 2) };
    const reply = await sendOperation(page.context().request, 'ImportAnswers', { input });
    expect((await reply.json()).errors).toBeUndefined();
  }
  await visit(page, '/log#2026-01');
  const month = page.getByRole('region', { name: 'Januar 2026' });
  await expect(month.getByRole('listitem')).toHaveCount(31);
  await visit(page, '/buch#2026');
  await expect(page.getByRole('region', { name: 'Januar' }).getByRole('article')).toHaveCount(31);
});

test('a year with a single entry is a book of five pages: cover, year, picture and text of a month, and end', async ({
  page,
  signedIn: _,
}) => {
  await haveWritten(page, ['2026-06-21'], () => 'Ein stiller, heller Tag.');
  await visit(page, '/buch#2026');
  await expect(page.getByText('Ein stiller, heller Tag.', { exact: true })).toBeVisible();
  expect(await printed(page, A5_BOX)).toBe(5);
  // The dedication is on a right page, behind an empty page.
  await page.getByLabel('Widmung').fill('Für Mama');
  expect(await printed(page, A5_BOX)).toBe(7);
});

test('a month of the year view leads to its chapter, and its address opens there', async ({ page, tap }) => {
  const days = await daysOfNewestYear(page);
  const month = days.at(-1)?.slice(0, 7) ?? '';
  await visit(page, `/buch#${month.slice(0, 4)}`);
  const chapter = page.locator(`[id="${month}"]`);
  await tap(
    page
      .getByRole('main')
      .getByRole('link', { name: /, \d+ Eintr(?:ag|äge)$/ })
      .last(),
  );
  await expect(page).toHaveURL(`/buch#${month}`);
  await expect(chapter).toBeInViewport();
  await page.reload();
  await expect(chapter).toBeInViewport();
});
