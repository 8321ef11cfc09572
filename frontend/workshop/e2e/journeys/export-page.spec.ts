import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { NOT_ENCRYPTED } from '../../../export/export.wording.ts';
import { answerNeighbouringDay, answerToday } from '../days.ts';
import { exportedFile } from '../exports.ts';
import { fulfilPath } from '../operations.ts';
import { DEMO } from '../product.ts';
import { SEARCH_LABEL } from '../sentences.ts';
import { expect, signIn, test } from '../stage.ts';
import { expectAccess, prepareLooking } from '../states/look.ts';
import { visit } from '../steps.ts';

const HOSTILE = `<script>document.title = 'böse'</script> </p><img src="https://example.org/x" onerror="alert(1)">
<!-- & &amp; "Oma" 'Opa' -->  zwei Leerzeichen

שלום 👩‍👩‍👧 {{7*7}}`;

const MANY = 3_650;
const DAY_MS = 86_400_000;

/** The exported HTML page of the signed-in person's diary. */
async function savedPage(page: Page): Promise<{ address: string; text: string }> {
  await visit(page, '/account#mitnehmen');
  const { text } = await exportedFile(page, 'Als Seite (HTML)');
  return { address: asFile(text), text };
}

function asFile(text: string): string {
  const path = test.info().outputPath('Tagebuch.html');
  writeFileSync(path, text);
  return pathToFileURL(path).href;
}

const entries = (page: Page) => page.getByRole('article');
const searchField = (page: Page) => page.getByRole('searchbox', { name: SEARCH_LABEL });

test('an exported page opens from a folder without a network, and shows an entry as it was typed', async ({
  page,
  signedIn: _,
  openInOtherBrowser,
}) => {
  await answerToday(page.context().request, HOSTILE);
  const { address } = await savedPage(page);
  const reader = await openInOtherBrowser({ offline: true });
  const requests: string[] = [];
  reader.on('request', (request) => requests.push(request.url()));
  await reader.goto(address);
  await expect(entries(reader)).toHaveCount(1);
  expect(
    await entries(reader)
      .locator('p')
      .evaluate((text) => text.textContent),
  ).toBe(HOSTILE);
  await expect(entries(reader).locator('p *')).toHaveCount(0);
  await expect(reader).toHaveTitle('Mein Tagebuch');
  await expect(reader.getByText(NOT_ENCRYPTED)).toBeVisible();
  expect(requests).toEqual([address]);
});

test('an exported page runs only its own script and loads only its own picture', async ({
  page,
  signedIn: _,
  openInOtherBrowser,
  allowNoise,
}) => {
  allowNoise(/Content Security Policy|violates the following/);
  const { text } = await savedPage(page);
  const foreign = `<script>document.title = 'böse'</script><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onerror="document.title = 'böse'"><p style="color: red">rot</p>`;
  const reader = await openInOtherBrowser();
  await reader.goto(asFile(text.replace('<body>', () => `<body>${foreign}`)));
  await expect(reader.getByText('rot', { exact: true })).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(searchField(reader)).toBeVisible();
  await expect(reader).toHaveTitle('Mein Tagebuch');
});

test('an exported page finds words regardless of case, umlauts and accents, marks them, and Escape shows everything', async ({
  page,
  signedIn: _,
  openInOtherBrowser,
}) => {
  const { request } = page.context();
  await answerToday(request, 'Im Café saß ein BÄR, und noch ein Baer.');
  await answerNeighbouringDay(request, 'Oma hat angerufen.');
  const { address } = await savedPage(page);
  const reader = await openInOtherBrowser({ offline: true });
  await reader.goto(address);
  const marks = () => reader.evaluate(() => CSS.highlights.get('found')?.size);
  await expect(entries(reader)).toHaveCount(2);

  await searchField(reader).fill('cafe bär');
  await expect(reader.getByRole('status')).toHaveText('1 Eintrag mit „cafe bär“');
  await expect(entries(reader)).toHaveText([/BÄR/]);
  expect(await marks()).toBe(3);
  await searchField(reader).fill('niemand');
  await expect(reader.getByRole('status')).toHaveText('Nichts mit „niemand“. Vielleicht ein anderes Wort?');
  await expect(entries(reader)).toHaveCount(0);
  await expect(reader.getByRole('heading', { level: 2 })).toHaveCount(0);
  await searchField(reader).press('Escape');
  await expect(entries(reader)).toHaveCount(2);
  await expect(searchField(reader)).toHaveValue('');
  expect(await marks()).toBe(0);
});

test('an exported page is accessible, before and after a search', async ({
  page,
  signedIn: _,
  openInOtherBrowser,
}) => {
  test.slow();
  const { request } = page.context();
  await answerToday(request, 'Der Bus war pünktlich.');
  await answerNeighbouringDay(request, 'Oma hat angerufen.');
  const { address } = await savedPage(page);
  const reader = await openInOtherBrowser({ offline: true });
  await prepareLooking(reader);
  await reader.goto(address);
  await expectAccess(reader, 'the exported page');
  await searchField(reader).fill('oma');
  await expect(entries(reader)).toHaveCount(1);
  await expectAccess(reader, 'the exported page, searched');
});

test('an exported page links every month from its row of suns, and is complete without script', async ({
  page,
  openInOtherBrowser,
}) => {
  await signIn(page.context().request, DEMO);
  const { address } = await savedPage(page);
  const reader = await openInOtherBrowser({ offline: true });
  await reader.goto(address);
  const row = reader.getByRole('link', { name: /^\p{L}+, \d+ Einträge$/u }).last();
  await expect(row).toHaveCSS('display', 'grid');
  const count = Number(/\d+/.exec(await row.innerText())?.[0]);
  // By the keyboard: the months above are laid out when they are reached, and a row moves away from below a pointer.
  await row.press('Enter');
  const month = reader
    .getByRole('region')
    .filter({ has: reader.locator('h3:target') })
    .last();
  await expect(month.getByRole('heading', { level: 3 })).toBeInViewport();
  await expect(month.getByRole('article')).toHaveCount(count);

  const still = await openInOtherBrowser({ offline: true, javaScriptEnabled: false });
  await still.goto(address);
  await expect(entries(still)).toHaveCount(await entries(reader).count());
  await expect(searchField(still)).toBeHidden();
});

test('an exported page holds ten years, and finds a word in them', { tag: '@full' }, async ({
  page,
  signedIn: _,
  openInOtherBrowser,
}) => {
  const newest = Date.UTC(2026, 10, 22);
  const answers = Array.from({ length: MANY }, (_day, before) => {
    const at = new Date(newest - before * DAY_MS).toISOString();
    const instants = { date: at, createdAt: at, updatedAt: at };
    const content = before === MANY - 1 ? 'Der Anfang.' : `Ein Satz, der ${before}.`;
    return { content, ...instants, day: at.slice(0, 10), timeZone: 'Europe/Berlin' };
  });
  const account = { username: 'anna@example.org', provider: 'local', createdAt: '2016-01-05T08:00:00.000Z' };
  await fulfilPath(page, '/api/user/export', { ...account, answers });
  const { address } = await savedPage(page);
  const reader = await openInOtherBrowser({ offline: true });
  await reader.goto(address);
  await expect(
    reader.getByText('3.650 Einträge vom 25. November 2016 bis 22. November 2026', { exact: true }),
  ).toBeVisible();
  await expect(reader.getByRole('navigation', { name: 'Jahre' }).getByRole('link')).toHaveCount(11);
  await searchField(reader).fill('anfang');
  await expect(entries(reader)).toHaveText([/^Freitag, 25\. November 2016Der Anfang\.$/]);
});
