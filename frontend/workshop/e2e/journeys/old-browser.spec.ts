import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { pretendOld } from '../old-browser.ts';
import { NOT_LOADED } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { answerField, expectToast, visit } from '../steps.ts';
import { saved } from '../unsent.ts';

const TOO_OLD = 'Dein Browser ist zu alt für Aufwind.';

/** Lets the style of every page find this browser without a feature. */
async function withoutInStyle(page: Page, feature: string): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const reply = await route.fetch();
    const style = (await reply.text()).replaceAll(feature, `${feature}-unknown`);
    await route.fulfill({ response: reply, body: style });
  });
}

/** The visible height of a field and the height of its text. */
function heightsOf(field: Locator): Promise<number[]> {
  return field.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
}

async function register(page: Page) {
  const form = page.getByRole('tabpanel', { name: 'Registrieren' });
  await form.getByLabel('E-Mail').fill(`berta-${randomUUID()}@example.org`);
  await form.getByLabel('Passwort', { exact: true }).fill('ein sicheres Wort');
  await form.getByLabel('Passwort bestätigen').fill('ein sicheres Wort');
  await form.getByRole('button', { name: 'Registrieren' }).click();
  return form;
}

test('a browser below the baseline opens, registers and writes without a fault', {
  tag: '@full',
}, async ({ page }) => {
  await pretendOld(page);
  for (const path of ['/', '/faq']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(NOT_LOADED);
  }
  await visit(page, '/auth?neu');
  await register(page);
  await page.waitForURL('/daily');
  await answerField(page).fill('Mit dem alten Telefon');
  await expect(saved(page)).toBeVisible();
});

test('a page reports an old browser only if the baseline’s CSS is missing', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByText(TOO_OLD)).toBeHidden();
  await withoutInStyle(page, ':popover-open');
  for (const path of ['/', '/auth', '/daily']) {
    await page.goto(path);
    await expect(page.getByText(TOO_OLD), path).toBeVisible();
  }
});

test('a fault of the page is not blamed on the network or the address', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
  });
  await visit(page, '/auth?neu');
  const form = await register(page);
  await expectToast(page, 'error', 'Registrierung fehlgeschlagen', 'Unbekannter Fehler');
  await expect(form.getByText('Unbekannter Fehler')).toBeVisible();
  await expect(page.getByText(/Internetverbindung|bereits verwendet/)).toHaveCount(0);
});

test('a field grows with its text in browsers without field-sizing', async ({ page, signedIn: _ }) => {
  await withoutInStyle(page, 'field-sizing');
  await visit(page, '/daily');
  const field = answerField(page);
  await expect(field).toBeEditable();
  expect(await field.evaluate((element) => getComputedStyle(element).resize)).toBe('none');
  const [before] = await heightsOf(field);
  await field.fill('Noch eine Zeile.\n'.repeat(12));
  const [after, needed] = await heightsOf(field);
  expect(after).toBeGreaterThan(2 * Number(before));
  expect(needed).toBeLessThanOrEqual(Number(after));
});

test('no heading is hyphenated in browsers that would hyphenate every word', async ({ page }) => {
  const hyphens = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).hyphens);
  await visit(page, '/');
  expect(await hyphens()).toBe('auto');
  await withoutInStyle(page, 'hyphenate-limit-chars');
  await page.goto('/faq');
  expect(await hyphens()).toBe('manual');
});
