import { answerToday, fillYesterday, longToday, storedAnswers } from '../days.ts';
import { daysOfFullYear } from '../demo-days.ts';
import { DEMO } from '../product.ts';
import { expect, type Page, signIn, test } from '../stage.ts';
import { visit } from '../steps.ts';

const FIRST_PAGE = 31;

/** Opens a full year, and returns a month of it that does not come with the page. */
async function openThirdMonth(page: Page) {
  const [day = ''] = await daysOfFullYear(page);
  const year = day.slice(0, 4);
  await visit(page, `/log#${year}`);
  const section = page
    .getByRole('main')
    .getByRole('region', { name: new RegExp(`^\\p{L}+ ${year}$`, 'u') })
    .nth(2);
  return { section, more: section.getByRole('button', { name: /^\d+ Einträge laden$/ }) };
}

test('an entry is shown below its month with its long date, its unchanged text and two named buttons', async ({
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

test('scrolling loads a year of entries month by month, newest first, each month once', async ({ page }) => {
  const { request } = page.context();
  await signIn(request, DEMO);
  await fillYesterday(request);
  const all = await storedAnswers(request);
  const { count } = await (await request.get('/api/streak')).json();
  expect(all.length).toBeGreaterThan(10 * FIRST_PAGE);

  await visit(page, '/log');
  const days = page.locator('main time');
  await expect(days.first()).toBeAttached();
  await expect(page.getByText(`${all.length} Einträge`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${count} Tage Streak`, { exact: true })).toBeVisible();
  expect(await days.count()).toBeLessThan(all.length / 2);

  await expect(async () => {
    await days.last().scrollIntoViewIfNeeded();
    expect(await days.count()).toBe(all.length);
  }).toPass({ intervals: [0] });
  await expect(page.getByRole('button', { name: / laden$|^Weiter mit / })).toHaveCount(0);

  const shownDays = await days.evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(new Set(shownDays).size).toBe(all.length);
  expect(shownDays).toEqual([...shownDays].sort().reverse());
  const months = await page.locator('main section h2[id]').allTextContents();
  expect(new Set(months).size).toBe(months.length);
});

test('a month loads even if a busy browser reports the scroll position late', async ({ page }) => {
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
  const { section, more } = await openThirdMonth(page);
  await more.scrollIntoViewIfNeeded();
  await expect(section.getByRole('listitem').nth(20)).toBeAttached();
});

test('with the keyboard only, a button loads a month and moves the focus to its heading', async ({
  page,
}) => {
  // Nothing is ever near the window, as for a screen reader that does not scroll.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends window.IntersectionObserver {
      override observe() {}
    };
  });
  const { section, more } = await openThirdMonth(page);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('listitem').nth(20)).toBeAttached();
  await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
});
