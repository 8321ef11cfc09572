import type { Locator, Page } from '@playwright/test';
import { answerToday, longToday } from '../days.ts';
import { expect, test } from '../stage.ts';
import { answerField, expectVisibleFocus, tabTo, visit } from '../steps.ts';

/** Controls that would be seen by their background alone, which a browser takes away with colours of its own. */
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

test.use({ forcedColors: 'active' });

test('with the colours of the system, fields have edges, the chosen tab differs, and the focus is seen', async ({
  page,
}) => {
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

test('with the colours of the system, the question, the diary and its dialog keep their edges', async ({
  page,
  tap,
  signedIn: _,
}) => {
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
