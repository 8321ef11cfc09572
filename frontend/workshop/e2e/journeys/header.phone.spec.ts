import type { Page } from '@playwright/test';
import { FIRST_SCRIPT, holdFiles } from '../operations.ts';
import { expect, test } from '../stage.ts';
import { AWAKE, answerField, drawn, expectToast, visit } from '../steps.ts';

function menu(page: Page) {
  return {
    toggle: page.getByRole('button', { name: /^Menü (öffnen|schließen)$/ }),
    links: page.getByRole('navigation', { name: 'Menü', exact: true }),
  };
}

test('the menu opens and closes with its button, whose name says its effect', async ({ page, tap }) => {
  await visit(page, '/');
  const { toggle, links } = menu(page);
  await expect(toggle).toHaveAccessibleName('Menü öffnen');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(links).toBeHidden();
  await tap(toggle);
  await expect(toggle).toHaveAccessibleName('Menü schließen');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(links.getByRole('link', { name: 'Home' })).toBeVisible();
  await tap(toggle);
  await expect(links).toBeHidden();
  await expect(toggle).toHaveAccessibleName('Menü öffnen');
});

test('the menu opens before the script has loaded, and the script then knows its state', async ({
  page,
  tap,
}) => {
  const letScriptCome = await holdFiles(page, FIRST_SCRIPT);
  await page.goto('/', { waitUntil: 'commit' });
  const { toggle, links } = menu(page);
  await tap(toggle);
  await expect(toggle).toHaveAccessibleName('Menü schließen');
  await expect(links.getByRole('link', { name: 'Wissen' })).toBeVisible();
  await expect(page.locator(AWAKE)).toHaveCount(0);
  letScriptCome();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await tap(links.getByRole('link', { name: 'Wissen' }));
  await expect(page).toHaveURL('/wissen');
  await expect(links).toBeHidden();
});

test('a tap outside the menu closes it', { tag: '@full' }, async ({ page, tap }) => {
  await visit(page, '/');
  const { toggle, links } = menu(page);
  await tap(toggle);
  await expect(links).toBeVisible();
  await tap(page.getByRole('contentinfo'));
  await expect(links).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the menu and puts the focus back on its button', { tag: '@full' }, async ({
  page,
  tap,
}) => {
  await visit(page, '/');
  const { toggle, links } = menu(page);
  await tap(toggle);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the menu leads a visitor to the log-in and closes', async ({ page, tap }) => {
  await visit(page, '/');
  const { toggle, links } = menu(page);
  await tap(toggle);
  await expect(links.getByRole('link', { name: 'Mein Profil' })).toHaveCount(0);
  await tap(links.getByRole('link', { name: 'Anmelden' }));
  await expect(page).toHaveURL('/auth');
  await expect(links).toBeHidden();
});

test('the menu of a signed-in person shows the address and leads to the question, the diary and the profile', async ({
  page,
  tap,
  signedIn,
}) => {
  await visit(page, '/');
  const { toggle, links } = menu(page);
  for (const [label, path] of [
    ['Tägliche Frage', '/daily'],
    ['Mein Tagebuch', '/log'],
    ['Mein Profil', '/account'],
  ] satisfies [string, string][]) {
    await tap(toggle);
    await expect(page.locator('#mobile-menu').getByText(signedIn.username, { exact: true })).toBeVisible();
    await tap(links.getByRole('link', { name: label }));
    await expect(page).toHaveURL(path);
    await expect(links).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('an open menu keeps the header visible while the page is scrolled', async ({ page, tap }) => {
  await visit(page, '/');
  const header = page.getByRole('banner');
  await tap(menu(page).toggle);
  await page.evaluate(() => window.scrollTo(0, 300));
  await drawn(page);
  await expect(header).toHaveAttribute('data-hidden', 'true');
  await expect(header).toBeInViewport({ ratio: 1 });
  // The header hides once the menu is closed and its button has lost the focus.
  await page.keyboard.press('Escape');
  await menu(page).toggle.blur();
  await expect(header).not.toBeInViewport();
});

test('logging out from the menu sends the typed text first; the text is there after the next log-in', async ({
  page,
  tap,
  signedIn,
}) => {
  await page.clock.install();
  await visit(page, '/daily');
  await answerField(page).fill('Gerade erst getippt');
  await tap(menu(page).toggle);
  await tap(page.locator('#mobile-menu').getByRole('button', { name: 'Abmelden' }));
  await page.waitForURL('/');
  await expectToast(page, 'success', 'Abgemeldet');
  await expect(menu(page).links).toBeHidden();

  await page.context().request.post('/api/login', { data: signedIn });
  await visit(page, '/daily');
  await expect(answerField(page)).toHaveValue('Gerade erst getippt');
});
