import type { Page } from '@playwright/test';
import { answerToday } from '../days.ts';
import { demoDays } from '../demo-days.ts';
import { expect, test } from '../stage.ts';
import { tabTo, visit } from '../steps.ts';

const MONTH_LENGTH = '2026-02'.length;
const MONTH_LINK = /, \d+ Eintr(?:ag|äge)$/;

function nameOf(month: string): string {
  const name = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return name.format(new Date(`${month}-01T00:00:00Z`));
}

function picture(page: Page) {
  return page.getByRole('region', { name: /^Das Jahr \d{4}$/ });
}

/** Unfolds the year of the diary. */
async function unfold(page: Page): Promise<void> {
  await picture(page).getByRole('heading', { level: 2 }).click();
}

function expectMonthInView(page: Page, month: string) {
  const heading = page.getByRole('heading', { level: 2, name: nameOf(month) });
  return expect(async () => {
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  }).toPass();
}

async function expectEntryInView(page: Page, day: string) {
  const entry = page.locator(`time[datetime="${day}"]`);
  await expect(entry.locator('xpath=..')).toBeFocused();
  await expect(entry).toBeInViewport();
}

test('after the first answer the year shows one day, and only its month, with a link', async ({
  page,
  signedIn: _,
}) => {
  await answerToday(page.context().request, 'Der Anfang.');
  await visit(page, '/log');
  await unfold(page);
  await expect(picture(page).getByRole('heading', { level: 2 })).toHaveText(/^\d{4} · 1 von 1\sTag$/);
  const months = picture(page).getByRole('link', { name: MONTH_LINK });
  await expect(months).toHaveCount(1);
  await expect(months).toHaveAccessibleName(/^\p{L}+, 1 Eintrag$/u);
  await expect(picture(page).locator('li')).toHaveCount(1);
});

test('the year names its number of days, and each month with entries is a link with its number', async ({
  page,
}) => {
  const days = await demoDays(page);
  const year = days[0]?.slice(0, 4) ?? '';
  const ofYear = days.filter((day) => day.startsWith(year));
  await visit(page, '/log');
  await unfold(page);
  await expect(picture(page).getByRole('heading', { level: 2 })).toHaveText(
    new RegExp(`^${year} · ${ofYear.length} von \\d+\\sTagen$`),
  );
  const months = [...new Set(ofYear.map((day) => day.slice(0, MONTH_LENGTH)))].reverse();
  const names = months.map((month) => {
    const count = ofYear.filter((day) => day.startsWith(month)).length;
    return `${nameOf(month).split(' ')[0]}, ${count} Eintr${count === 1 ? 'ag' : 'äge'}`;
  });
  const links = picture(page).getByRole('link', { name: MONTH_LINK });
  await expect(links).toHaveCount(months.length);
  for (const [index, name] of names.entries()) await expect(links.nth(index)).toHaveAccessibleName(name);
});

test('a month opened by keyboard is in view with the focus on its heading, also after a reload', async ({
  page,
}) => {
  const days = await demoDays(page);
  const month = days[200]?.slice(0, MONTH_LENGTH) ?? '';
  const count = days.filter((day) => day.startsWith(month)).length;
  await visit(page, `/log#${month.slice(0, 4)}`);
  const link = picture(page).getByRole('link', {
    name: `${nameOf(month).split(' ')[0]}, ${count} Einträge`,
  });
  await expect(link).toBeVisible();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/log#${month}`);
  await expectMonthInView(page, month);
  await expect(page.getByRole('region', { name: nameOf(month) }).getByRole('listitem')).toHaveCount(count);
  await expectMonthInView(page, month);

  await page.reload();
  await expectMonthInView(page, month);
  await page.evaluate(() => window.scrollTo(0, 0));
  await unfold(page);
  await link.click();
  await expectMonthInView(page, month);
});

test('the address of a day opens at its entry, also in an earlier year and after a reload', async ({
  page,
}) => {
  const days = await demoDays(page);
  const earliest = days.at(-3) ?? '';
  for (const day of [days[150] ?? '', earliest]) {
    await visit(page, `/log#${day}`);
    await expectEntryInView(page, day);
  }
  await page.reload();
  await expectEntryInView(page, earliest);
});

test('a diary that is reloaded, or that a phone discards in another app, opens at its place again', async ({
  page,
}) => {
  const days = await demoDays(page);
  const entry = page.locator(`time[datetime="${days[100]}"]`);
  const month = `/log#${days[100]?.slice(0, MONTH_LENGTH)}`;
  await visit(page, month);
  await entry.scrollIntoViewIfNeeded();
  await entry.evaluate((time) => time.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.reload();
  await expect(entry).toBeInViewport();
  await expect(page).toHaveURL(month);
  // A page that is shown again forgets the place: the person scrolls on, and goes back to where the browser knows.
  const kept = () => page.evaluate(() => window.history.state.diaryPlace);
  expect(await kept()).toBeUndefined();
  for (const [visibilityState, place] of [
    ['hidden', days[100]],
    ['visible', undefined],
  ] as const) {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, visibilityState);
    expect(await kept()).toBe(place);
  }
});

test('a press on an entry of the address hits, although the page above it grows before the release', async ({
  page,
}) => {
  const [day] = (await demoDays(page)).slice(-1);
  await visit(page, `/log#${day}`);
  const entry = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${day}"]`) });
  await entry.getByRole('button', { name: /bearbeiten$/ }).hover();
  await page.mouse.down();
  await page.getByRole('main').evaluate((main) => {
    const late = document.createElement('div');
    late.style.height = '300px';
    main.prepend(late);
  });
  await page.mouse.up();
  await expect(entry.getByRole('textbox')).toBeVisible();
});

test('an address without an existing entry or month opens the newest entries', {
  tag: '@full',
}, async ({ page }) => {
  const days = await demoDays(page);
  const year = days[0]?.slice(0, 4);
  for (const hash of [`#${year}-02-31`, '#2026-13', '#0001', '#inhalt', '#1%27']) {
    await visit(page, `/log${hash}`);
    await expect(page.locator(`time[datetime="${days[0]}"]`)).toBeAttached();
  }
});

test('a button shows the previous year with the focus on its name, and another leads back', async ({
  page,
  tap,
}) => {
  const days = await demoDays(page);
  const year = days[0]?.slice(0, 4) ?? '';
  const before = days.find((day) => !day.startsWith(year))?.slice(0, 4) ?? '';
  await visit(page, '/log');
  await unfold(page);
  const heading = picture(page).getByRole('heading', { level: 2 });
  await tap(picture(page).getByRole('link', { name: `‹ ${before}` }));
  await expect(heading).toContainText(`${before} ·`);
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(`/log#${before}`);
  const ofBefore = days.filter((day) => day.startsWith(before));
  await expect(page.locator(`time[datetime="${ofBefore[0]}"]`)).toBeVisible();
  await expect(page.locator(`time[datetime="${days[0]}"]`)).toHaveCount(0);
  await tap(picture(page).getByRole('link', { name: `${year} ›` }));
  await expect(heading).toContainText(`${year} ·`);
  await expect(page.locator(`time[datetime="${days[0]}"]`)).toBeVisible();
});

test('deleting an entry far down keeps its place in view', async ({ page, tap, allowNoise: _ }) => {
  const days = await demoDays(page);
  const day = days[100] ?? '';
  // The seeded account is only read: the deletion is answered without the server.
  await page.route('**/graphql', (route) =>
    /"DeleteAnswer"/.test(route.request().postData() ?? '')
      ? route.fulfill({
          json: { data: { deleteAnswer: { __typename: 'DeleteAnswerPayload', conflict: null } } },
        })
      : route.fallback(),
  );
  await visit(page, `/log#${day}`);
  const entry = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${day}"]`) });
  await tap(entry.getByRole('button', { name: /löschen$/ }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }));
  await expect(page.getByText('Eintrag gelöscht', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(`/log#${day}`);
  await expect(page.locator(`time[datetime="${day}"]`)).toBeInViewport();
});

test('with forced colours answered days differ from open days', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await demoDays(page);
  await visit(page, '/log');
  await unfold(page);
  const fills = await picture(page)
    .getByRole('listitem')
    .first()
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
  expect(fills).toContain('none');
  expect(fills).toContain(await page.evaluate(() => getComputedStyle(document.body).color));
});
