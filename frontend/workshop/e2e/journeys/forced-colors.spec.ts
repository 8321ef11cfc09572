import type { Locator, Page } from '@playwright/test';
import { answerToday, longToday } from '../days.ts';
import { expect, test } from '../stage.ts';
import {
  answerField,
  expectFreshDocument,
  expectVisibleFocus,
  markDocument,
  saveButton,
  tabTo,
  visit,
} from '../steps.ts';

/** Controls with only a background colour, which forced colours remove. */
function unseenControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('main :is(button, input, textarea, summary)');
    const seen = [...controls].filter((control) => control.checkVisibility({ visibilityProperty: true }));
    const unseen = seen.filter((control) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
      const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      return !hasEdge && control.innerText.trim() === '' && !control.querySelector('svg');
    });
    return unseen.map(({ outerHTML }) => outerHTML);
  });
}

/** Icons that keep a colour of their own instead of taking that of their words. */
function colouredIcons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const icons = document.querySelectorAll<SVGElement>('main button svg[stroke="currentColor"]');
    const odd = [...icons].filter((icon) => {
      const control = icon.closest('button');
      return control && getComputedStyle(icon).stroke !== getComputedStyle(control).color;
    });
    return odd.map(({ outerHTML }) => outerHTML);
  });
}

async function expectSeen(page: Page) {
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  expect(await unseenControls(page)).toEqual([]);
  expect(await colouredIcons(page)).toEqual([]);
}

function edge(target: Locator) {
  return target.evaluate((element) => {
    const { borderBottomColor, outlineColor, outlineStyle, backgroundColor } = getComputedStyle(element);
    return [borderBottomColor, outlineStyle === 'none' ? '' : outlineColor, backgroundColor].join(' ');
  });
}

/** Returns the border width in px, fill, stroke and background of an element or of its pseudo-element. */
function shapeOf(target: Locator, part?: string) {
  return target.evaluate((element, pseudo) => {
    const { borderTopStyle, borderTopWidth, fill, stroke, backgroundColor } = getComputedStyle(
      element,
      pseudo,
    );
    const edge = borderTopStyle === 'solid' ? Number.parseFloat(borderTopWidth) : 0;
    return { edge, fill, stroke, backgroundColor };
  }, part);
}

test.use({ forcedColors: 'active' });

test('with forced colours fields have edges, the selected tab differs, and the focus is visible', {
  tag: '@full',
}, async ({ page }) => {
  await visit(page, '/auth');
  await expectSeen(page);
  const [chosen, other] = [
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }),
  ];
  expect(await edge(chosen)).not.toBe(await edge(other));
  const email = page.getByRole('textbox', { name: 'E-Mail' });
  await tabTo(page, email);
  await expectVisibleFocus(email);
  await visit(page, '/demo');
  await expectSeen(page);
});

test('with forced colours the question, the diary and its dialog keep their edges', {
  tag: '@full',
}, async ({ page, tap, signedIn: _ }) => {
  await visit(page, '/daily');
  await expect(answerField(page)).toBeVisible();
  await expectSeen(page);
  await answerToday(page.context().request, 'Ein Satz.');
  await visit(page, '/log');
  await expectSeen(page);
  await tap(page.getByRole('button', { name: `Eintrag vom ${longToday()} löschen` }));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
});

test('with forced colours suns, pills and marks keep their shapes', { tag: '@full' }, async ({
  page,
  tap,
  signedIn: _,
}) => {
  // With reduced motion the celebration waits for its button.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/daily');
  await answerField(page).fill('Ein Satz.');
  await tap(saveButton(page));
  const next = page.getByRole('button', { name: 'Weiter' });
  await expect(next).toBeVisible();
  expect((await shapeOf(page.getByRole('dialog').getByText('1', { exact: true }))).edge).toBeGreaterThan(0);
  await markDocument(page);
  await tap(next);
  await expectFreshDocument(page);

  for (const pill of ['Beantwortet', '1 Eintrag', '1 Tages-Streak']) {
    expect((await shapeOf(page.getByText(pill, { exact: true }))).edge, pill).toBeGreaterThan(0);
  }
  expect((await shapeOf(page.getByRole('complementary').filter({ hasText: 'Tipp' }))).edge).toBeGreaterThan(
    0,
  );
  const week = page.locator('main ol > li');
  await expect(week).toHaveCount(7);
  const [ring, sun] = [await shapeOf(week.first(), '::before'), await shapeOf(week.last(), '::before')];
  expect(ring.edge).toBeGreaterThan(0);
  expect(sun.edge).toBeGreaterThan(5 * ring.edge);

  await visit(page, '/log');
  const year = page.getByRole('region', { name: /^Das Jahr/ });
  const [text, canvas] = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect((await shapeOf(year.locator('path[class*="answered"]').last())).fill).toBe(text);
  expect((await shapeOf(year.locator('summary path[class*="lit"]'))).stroke).toBe(text);
  const open = await shapeOf(year.locator('path[class*="open"]').last());
  expect([open.fill, open.stroke]).toEqual(['none', text]);
  await page.getByRole('searchbox').fill('Satz');
  const mark = page.locator('mark').first();
  await expect(mark).toBeVisible();
  expect((await shapeOf(mark)).backgroundColor).not.toBe(canvas);
});
