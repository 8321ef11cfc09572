import type { Page } from '@playwright/test';
import { abortRequests, holdFiles, OFFLINE_LINE } from '../operations.ts';
import { scriptOf } from '../product.ts';
import { UNSENT } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { answerField, expectToast, installClock, pass, stopClock, tabTo, visit } from '../steps.ts';
import { expectForgotten, expectKept } from '../unsent.ts';

function parts(page: Page) {
  const header = page.getByRole('banner');
  return {
    header,
    links: page.getByRole('navigation', { name: 'Hauptnavigation' }),
    profile: header.getByRole('button', { name: 'Profil' }),
    toProfile: header.getByRole('link', { name: 'Mein Profil' }),
    logOut: header.getByRole('button', { name: 'Abmelden' }),
  };
}

test('a visitor sees links to the public pages and the log-in, and no profile', async ({ page, tap }) => {
  await visit(page, '/');
  const { header, links, profile } = parts(page);
  await expect(links.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(links.getByRole('link')).toHaveText(['Home', 'Demo', 'Wissen', 'FAQ', 'Kontakt']);
  await expect(profile).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeHidden();
  await tap(header.getByRole('link', { name: 'Anmelden' }));
  await expect(page).toHaveURL('/auth');
});

test('signed in, the header leads to the question and the diary and marks the current page', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await visit(page, '/');
  const { header, links } = parts(page);
  await expect(links.getByRole('link')).toHaveText([
    'Tägliche Frage',
    'Mein Tagebuch',
    'Wissen',
    'FAQ',
    'Kontakt',
  ]);
  await expect(header.getByRole('link', { name: 'Anmelden' })).toHaveCount(0);
  for (const [label, path] of [
    ['Tägliche Frage', '/daily'],
    ['Mein Tagebuch', '/log'],
  ] satisfies [string, string][]) {
    await tap(links.getByRole('link', { name: label }));
    await expect(page).toHaveURL(path);
    await expect(links.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
    // An open question focuses its field, and the field's name is the question.
    const target = path === '/daily' ? answerField(page) : page.getByRole('heading', { level: 1 });
    await expect(target).toBeFocused();
  }
});

test('the links do not move while the profile loads', async ({ page, signedIn: _ }) => {
  const letProfileCome = await holdFiles(page, await scriptOf('app/signed-in-parts.ts'));
  await visit(page, '/');
  const { links, profile } = parts(page);
  const question = links.getByRole('link', { name: 'Tägliche Frage' });
  await expect(question).toBeVisible();
  await expect(profile).toHaveCount(0);
  const before = await question.boundingBox();
  letProfileCome();
  await expect(profile).toBeVisible();
  expect(await question.boundingBox()).toEqual(before);
});

test('the profile dropdown opens with a click, has two items, and closes with a click outside', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  const { profile, toProfile, logOut } = parts(page);
  await expect(profile).toHaveAttribute('aria-expanded', 'false');
  await expect(toProfile).toBeHidden();
  await tap(profile);
  await expect(profile).toHaveAttribute('aria-expanded', 'true');
  await expect(logOut).toBeVisible();
  await page.mouse.click(100, 500);
  await expect(toProfile).toBeHidden();
  await expect(profile).toHaveAttribute('aria-expanded', 'false');

  await tap(profile);
  await tap(toProfile);
  await expect(page).toHaveURL('/account');
  await expect(toProfile).toBeHidden();
});

test('with the keyboard only, Enter opens the dropdown, Escape closes it and restores the focus, and its item logs out', async ({
  page,
  signedIn: _,
}) => {
  await visit(page, '/log');
  const { profile, toProfile, logOut } = parts(page);
  await expect(profile).toBeVisible();
  await tabTo(page, profile);
  await page.keyboard.press('Enter');
  await expect(toProfile).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(toProfile).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toProfile).toBeHidden();
  await expect(profile).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, logOut);
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
  await expectToast(page, 'success', 'Abgemeldet');
});

test('unsent text delays the log-out until the person discards it', async ({
  page,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await visit(page, '/daily');
  const { profile, logOut } = parts(page);
  await abortRequests(page, 'SaveDraft');
  await answerField(page).fill('Noch nicht auf dem Server');
  await expectKept(page, 'Noch nicht auf dem Server');
  await tap(profile);
  await tap(logOut);
  const question = page.getByRole('alertdialog', { name: 'Trotzdem abmelden?' });
  await expect(question).toContainText(UNSENT);
  await tap(question.getByRole('button', { name: 'Abbrechen' }));
  await expect(profile).toBeFocused();
  await expect(answerField(page)).toHaveValue('Noch nicht auf dem Server');
  expect((await page.context().request.get('/api/user')).status()).toBe(200);

  await tap(profile);
  await tap(logOut);
  await tap(question.getByRole('button', { name: 'Trotzdem abmelden' }));
  await page.waitForURL('/');
  await expectToast(page, 'success', 'Abgemeldet');
  await expectForgotten(page, 'Noch nicht');
});

test('a hanging browser database delays the log-out for ten seconds and then asks the person', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new Proxy(IDBOpenDBRequest.prototype, { set: () => true });
  });
  await installClock(page);
  await visit(page, '/log');
  const { profile, logOut } = parts(page);
  await tap(profile);
  await tap(logOut);
  await expect(logOut).toHaveText('Abmelden...');
  await stopClock(page);
  await pass(page, 10_000);
  await expect(page.getByRole('alertdialog', { name: 'Trotzdem abmelden?' })).toContainText(UNSENT);
});
