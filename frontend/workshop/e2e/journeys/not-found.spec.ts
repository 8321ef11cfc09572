import { NOT_FOUND_LINE } from '../operations.ts';
import { GROWTH } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { visit } from '../steps.ts';

/** React's remark that the page differs from the not-found page in the HTML. */
const OTHER_PAGE_LINE = /React error #418/;

/** The router's remark on a malformed escape. */
const MALFORMED_LINE = /could not be decoded/;

test.beforeEach(({ allowNoise }) => {
  allowNoise(NOT_FOUND_LINE);
});

test('an unknown path of any depth returns 404 with its page, whose description leads to the start page', async ({
  page,
}) => {
  for (const path of ['/gibt-es-nicht', '/daily/gestern', '/a/b/c']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Seite nicht gefunden | Aufwind');
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', /nicht gefunden.*Startseite/);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Ein neuer Weg entsteht' })).toBeVisible();
    await expect(page.getByText('Aus jedem Hindernis erwächst eine neue Möglichkeit.')).toBeVisible();
    await expect(page.getByText(GROWTH)).toBeVisible();
  }
});

test('a page whose address has an escaped hyphen opens nevertheless, an address with a broken escape or a line break does not', async ({
  page,
  allowNoise,
}) => {
  allowNoise(OTHER_PAGE_LINE);
  allowNoise(MALFORMED_LINE);
  await page.goto('/mein%2Dexport');
  await expect(page.getByRole('heading', { level: 1, name: 'Deine Daten' })).toBeVisible();
  for (const path of ['/mein%-export', '/mein-export%0A']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Ein neuer Weg entsteht' })).toBeVisible();
  }
});

test('Zurück gehen goes one step back, by pointer and by keyboard', async ({ page, tap }) => {
  const back = page.getByRole('button', { name: 'Zurück gehen' });
  await visit(page, '/auth');
  await visit(page, '/gibt-es-nicht');
  await tap(back);
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible();

  await visit(page, '/gibt-es-nicht');
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
});
