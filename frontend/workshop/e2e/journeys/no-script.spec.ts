import type { Page } from '@playwright/test';
import { inFull } from '../../../../bff/workshop/testing/volumes.ts';
import { SAMPLE_ANSWERS } from '../../../content/sample-answers.ts';
import { PATHS, REGISTRATION } from '../../../lib/paths.ts';
import { NOT_FOUND_LINE } from '../operations.ts';
import { READY_PAGES, SIGNED_IN_PAGES } from '../pages.ts';
import { DAY_EXAMPLE } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { visit } from '../steps.ts';

const PAGE_NEEDS_SCRIPT = 'Diese Seite braucht JavaScript.';
const SENDING_NEEDS_SCRIPT = 'Zum Senden braucht diese Seite JavaScript.';

/** Elements that only work with script, and their replacements without script. */
const DIFFERENT = [PAGE_NEEDS_SCRIPT, SENDING_NEEDS_SCRIPT];

const PHONE = { width: 390, height: 844 };

/** The visible lines of the page, without the typing example. */
async function linesOf(page: Page): Promise<string[]> {
  const texts = await page.locator('main, footer').evaluateAll(
    (parts, label) =>
      parts.flatMap((part) => {
        if (!(part instanceof HTMLElement)) return [];
        const example = part.querySelector(`figure[aria-label="${label}"]`);
        const shown = example instanceof HTMLElement ? example.innerText : null;
        return part.innerText.replace(shown ?? '', '').split('\n');
      }),
    DAY_EXAMPLE,
  );
  return texts.map((line) => line.trim()).filter((line) => line !== '' && !DIFFERENT.includes(line));
}

test('without script every public page shows its whole text, and every link of the header', async ({
  page,
  openInOtherBrowser,
  allowNoise,
}) => {
  allowNoise(NOT_FOUND_LINE);
  const still = await openInOtherBrowser({ javaScriptEnabled: false });
  for (const path of inFull(READY_PAGES, [PATHS.landing, PATHS.faq, PATHS.contact])) {
    await Promise.all([visit(page, path), still.goto(path)]);
    expect.soft(await linesOf(still), path).toEqual(await linesOf(page));
    await expect.soft(still.getByRole('heading', { level: 1 }), path).toBeVisible();
    for (const name of ['Home', 'Demo', 'Wissen', 'FAQ', 'Kontakt', 'Anmelden']) {
      await expect.soft(still.getByRole('banner').getByRole('link', { name }), path).toBeVisible();
    }
  }
  await still.goto('/');
  const example = still.getByRole('figure', { name: DAY_EXAMPLE });
  await expect(example.getByText('Worüber habe ich mich heute schon gefreut?')).toBeVisible();
  await expect(example.getByText(SAMPLE_ANSWERS[0], { exact: true })).toBeVisible();
  expect(await still.evaluate(() => document.getAnimations().length)).toBe(0);
  await still.goto('/faq');
  await still.locator('summary').first().click();
  await expect(still.locator('details[open] p').first()).toBeVisible();
  await still.goto('/contact');
  expect(await still.locator('main').innerText()).toContain(SENDING_NEEDS_SCRIPT);
});

test('without script the menu of a phone opens on every public page, and closes again', {
  tag: '@full',
}, async ({ openInOtherBrowser, allowNoise }) => {
  allowNoise(NOT_FOUND_LINE);
  const still = await openInOtherBrowser({ javaScriptEnabled: false, viewport: PHONE });
  const menu = still.getByRole('navigation', { name: 'Menü', exact: true });
  for (const path of READY_PAGES) {
    await still.goto(path);
    await expect.soft(menu, path).toBeHidden();
    await still.getByRole('button', { name: 'Menü öffnen' }).click();
    for (const name of ['Home', 'Demo', 'Wissen', 'FAQ', 'Kontakt', 'Anmelden']) {
      await expect.soft(menu.getByRole('link', { name }), path).toBeVisible();
    }
    await still.getByRole('button', { name: 'Menü schließen' }).click();
    await expect.soft(menu, path).toBeHidden();
  }
});

test('without script the registration has a separate page', async ({ openInOtherBrowser }) => {
  const still = await openInOtherBrowser({ javaScriptEnabled: false });
  await still.goto(PATHS.landing);
  await still.getByRole('link', { name: 'Jetzt starten' }).click();
  await expect(still).toHaveURL(REGISTRATION);
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('Schön, dass Du da bist');
  await expect(still.getByLabel('Passwort bestätigen')).toBeVisible();
  await expect(still.getByRole('tabpanel').getByRole('button', { name: 'Registrieren' })).toBeDisabled();
});

test('without script the log-in and protected pages say that they need script, and show no loading state', async ({
  openInOtherBrowser,
}) => {
  const still = await openInOtherBrowser({ javaScriptEnabled: false });
  for (const path of [PATHS.auth, ...SIGNED_IN_PAGES]) {
    await still.goto(path);
    const main = still.getByRole('main');
    await expect.soft(main, path).toContainText(PAGE_NEEDS_SCRIPT, { useInnerText: true });
    await expect.soft(main, path).not.toContainText('Wird geladen …', { useInnerText: true });
  }
});
