import { answerNeighbouringDay, answerToday, longToday, storedAnswers } from '../days.ts';
import { DEMO } from '../product.ts';
import { expect, signIn, test } from '../stage.ts';
import { visit } from '../steps.ts';

const TITLE = 'Mein persönliches Resilienz-Tagebuch';
const PAGE_SIZE = 30;

test('a diary without entries says so and leads to the question', async ({ page, tap, signedIn: _ }) => {
  await visit(page, '/log');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Noch keine Einträge vorhanden' })).toBeVisible();
  await expect(page.getByText('0 Tage Streak', { exact: true })).toBeVisible();
  await expect(page.getByText('0 Einträge', { exact: true })).toBeVisible();
  await tap(page.getByRole('main').getByRole('link', { name: 'Zur Tagesfrage' }));
  await expect(page).toHaveURL('/daily');
});

test('an entry stands under its month with its long date, its text as it was written, and two named buttons', async ({
  page,
  signedIn: _,
}) => {
  const text = 'Erste Zeile 🌱\n\n   eingerückt, שלום und <b>kein Fett</b>';
  await answerToday(page.context().request, text);
  await visit(page, '/log');
  const month = longToday().split(' ').slice(-2).join(' ');
  const section = page.getByRole('region', { name: month });
  await expect(section.getByRole('heading', { level: 2, name: month })).toBeVisible();
  const entry = section.getByRole('listitem');
  await expect(entry.getByRole('heading', { name: longToday(), exact: true })).toBeVisible();
  const shown = entry.getByText('Erste Zeile');
  expect(await shown.evaluate((element) => element.textContent)).toBe(text);
  await expect(shown).toHaveCSS('white-space', 'pre-wrap');
  await expect(entry.getByRole('button', { name: `Eintrag vom ${longToday()} bearbeiten` })).toBeVisible();
  await expect(entry.getByRole('button', { name: `Eintrag vom ${longToday()} löschen` })).toBeVisible();
  await expect(page.getByText('1 Tages-Streak', { exact: true })).toBeVisible();
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
});

test('two entries stand with the newer day first', async ({ page, signedIn: _ }) => {
  const { request } = page.context();
  await answerToday(request, 'Heute.');
  await answerNeighbouringDay(request, 'Nebenan.');
  await visit(page, '/log');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  const days = await page
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(days).toEqual([...days].sort().reverse());
  await expect(page.getByText('2 Einträge', { exact: true })).toBeVisible();
});

test('below the entries stands what looking back is good for', async ({ page, signedIn: _ }) => {
  await visit(page, '/log');
  for (const name of ['Positive Erinnerungen', 'Fokus auf Erfolge', 'Optimismus']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
});

test('a year of entries comes in pages while scrolling: all of them, newest first, each month once', async ({
  page,
}) => {
  const { request } = page.context();
  await signIn(request, DEMO);
  const all = await storedAnswers(request);
  const { count } = await (await request.get('/api/streak')).json();
  expect(all.length).toBeGreaterThan(10 * PAGE_SIZE);

  await visit(page, '/log');
  const days = page.locator('main time');
  await expect(days.nth(PAGE_SIZE - 1)).toBeAttached();
  await expect(page.getByText(`${all.length} Einträge`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${count} Tage Streak`, { exact: true })).toBeVisible();

  for (let shown = PAGE_SIZE; shown < all.length; shown += PAGE_SIZE) {
    await days.last().scrollIntoViewIfNeeded();
    await expect(days.nth(Math.min(shown + PAGE_SIZE, all.length) - 1)).toBeAttached();
  }
  await expect(days).toHaveCount(all.length);
  await expect(page.getByRole('button', { name: 'Weitere Einträge laden' })).toHaveCount(0);

  const shownDays = await days.evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(new Set(shownDays).size).toBe(all.length);
  expect(shownDays).toEqual([...shownDays].sort().reverse());
  const months = await page.locator('main section h2').allTextContents();
  expect(new Set(months).size).toBe(months.length);
});

test('the next page comes too where a busy browser reports late that its place was reached', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((looks, observer) => {
          const before = Object.create(looks[0] ?? null, { isIntersecting: { value: false } });
          callback([before, ...looks], observer);
        }, options);
      }
    };
  });
  await signIn(page.context().request, DEMO);
  await visit(page, '/log');
  const entries = page.locator('main time');
  await expect(entries.nth(PAGE_SIZE - 1)).toBeAttached();
  await page.getByRole('button', { name: 'Weitere Einträge laden' }).scrollIntoViewIfNeeded();
  await expect(entries.nth(2 * PAGE_SIZE - 1)).toBeAttached();
});

test('with the keyboard alone the next page comes by its button', async ({ page }) => {
  await signIn(page.context().request, DEMO);
  await visit(page, '/log');
  const entries = page.locator('main time');
  await expect(entries.nth(PAGE_SIZE - 1)).toBeAttached();
  const more = page.getByRole('button', { name: 'Weitere Einträge laden' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(entries.nth(2 * PAGE_SIZE - 1)).toBeAttached();
});
