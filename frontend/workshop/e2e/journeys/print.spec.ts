import { answerToday } from '../days.ts';
import { daysOfFullYear } from '../demo-days.ts';
import { DEMO } from '../product.ts';
import { expect, signIn, test } from '../stage.ts';
import { visit } from '../steps.ts';

test('a printed diary says how many entries were not loaded and where the whole year is, and its words stand in blocks, which break between lines', async ({
  page,
}) => {
  const days = await daysOfFullYear(page);
  const year = days[0]?.slice(0, 4);
  await visit(page, `/log#${year}`);
  const main = page.getByRole('main');
  const entries = main.getByRole('listitem').filter({ has: page.locator(`time[datetime^="${year}"]`) });
  const words = entries.getByRole('paragraph').first();
  await expect(words).toBeVisible();
  await expect(page.getByRole('button', { name: /Einträge laden$/ }).first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const { origin } = new URL(page.url());
  await expect(page.getByText(`Ein ganzes Jahr druckst Du als Buch: ${origin}/buch#${year}`)).toBeVisible();
  await expect(page.getByText(/^\d+ (?:Einträge|Tage Streak)$/).filter({ visible: true })).toHaveCount(0);
  const missing = (
    await main
      .getByText(/^Hier fehl/)
      .filter({ visible: true })
      .allInnerTexts()
  )
    .map((text) => Number(/fehl(?:t|en) (\d+) Eintr/.exec(text)?.[1] ?? 0))
    .reduce((sum, count) => sum + count, 0);
  const there = await entries.count();
  expect(missing).toBeGreaterThan(0);
  expect(there + missing).toBe(days.length);

  // Firefox and WebKit break a grid or a flex box in the middle of a line.
  const boxes = await words.evaluate((shown) => {
    const displays = new Set<string>();
    for (let box: Element | null = shown; box; box = box.parentElement)
      displays.add(getComputedStyle(box).display);
    return [...displays];
  });
  expect(boxes.filter((display) => display !== 'contents')).toEqual(['block']);
});

test('a fully loaded diary prints without a gap', { tag: '@full' }, async ({ page, signedIn: _ }) => {
  await answerToday(page.context().request, 'Alles da.');
  await visit(page, '/log');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Alles da.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Hier fehl/)).toHaveCount(0);
});

test('a printed search says how many of its hits are on paper', { tag: '@full' }, async ({ page }) => {
  await signIn(page.context().request, DEMO);
  await visit(page, '/log');
  await page.getByRole('searchbox').fill('wir');
  const hits = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('mark') });
  await expect(hits.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Gedruckt sind nur die ersten ${await hits.count()} davon.`)).toBeVisible();
});

test('on paper no heading stands alone: its unbroken box includes three lines of text', async ({ page }) => {
  const [day = ''] = await daysOfFullYear(page);
  const paths = [`/buch#${day.slice(0, 4)}`, '/log', '/datenschutz'];
  for (const path of paths) {
    await visit(page, path);
    await expect(page.locator('main h2').first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const lone = await page
      .locator('main :is(h2, h3):has(+ :is(p, ul, article)):not([aria-label^="Das Jahr"] *)')
      .evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const next = heading.nextElementSibling;
          // A day of the book stands beside its text.
          if (getComputedStyle(heading).position === 'absolute') return [];
          if (!next?.checkVisibility() || heading.closest('section')?.checkVisibility() === false) return [];
          const line = Number.parseFloat(getComputedStyle(next).lineHeight);
          const room =
            heading.getBoundingClientRect().top + heading.scrollHeight - next.getBoundingClientRect().top;
          const isKept = getComputedStyle(heading).breakInside === 'avoid' && room >= 2 * line;
          return isKept ? [] : [heading.textContent];
        }),
      );
    expect([path, lone]).toEqual([path, []]);
    await page.emulateMedia({ media: null });
  }
});
