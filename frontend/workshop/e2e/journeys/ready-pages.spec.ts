import { SAMPLE_ANSWERS } from '../../../content/sample-answers.ts';
import { longToday } from '../days.ts';
import { FIRST_SCRIPT, holdFiles } from '../operations.ts';
import { DAY_EXAMPLE } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { AWAKE, expectToast } from '../steps.ts';

test('a log-in typed and sent by Enter before the script has loaded signs in once the script has loaded', async ({
  page,
  person,
}) => {
  const letScriptCome = await holdFiles(page, FIRST_SCRIPT);
  await page.goto('/auth');
  const panel = page.getByRole('tabpanel', { name: 'Anmelden' });
  await panel.getByLabel('E-Mail').fill(person.username);
  await panel.getByLabel('Passwort', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');

  letScriptCome();
  await page.waitForURL('/daily');
  await expectToast(page, 'success', 'Erfolgreich angemeldet');
});

test('values typed into the registration before the script has loaded stay in all its fields', {
  tag: '@full',
}, async ({ page, tap }) => {
  const letScriptCome = await holdFiles(page, FIRST_SCRIPT);
  await page.goto('/auth?neu', { waitUntil: 'commit' });
  const panel = page.getByRole('tabpanel', { name: 'Registrieren' });
  const typed = new Map([
    ['E-Mail', 'anna@example.org'],
    ['Passwort', 'ein sicheres Wort'],
    ['Passwort bestätigen', 'ein anderes Wort'],
  ]);
  for (const [label, value] of typed) await panel.getByLabel(label, { exact: true }).fill(value);
  letScriptCome();
  await panel.getByRole('button', { name: 'Registrieren' }).click();
  await expect(panel.getByText('Passwörter stimmen nicht überein')).toBeVisible();
  for (const [label, value] of typed)
    await expect(panel.getByLabel(label, { exact: true })).toHaveValue(value);
  await tap(page.getByRole('tab', { name: 'Anmelden' }));
  await expect(page.getByLabel('E-Mail')).toHaveValue('anna@example.org');
});

test('a button pressed before the script has loaded acts once the script has loaded', async ({
  page,
  tap,
}) => {
  for (const [path, pressed, outcome] of [
    [
      '/',
      page.getByRole('button', { name: 'Animation anhalten' }),
      page.getByRole('button', { name: 'Animation abspielen' }),
    ],
    ['/auth', page.getByRole('tab', { name: 'Registrieren' }), page.getByLabel('Passwort bestätigen')],
  ] as const) {
    const letScriptCome = await holdFiles(page, FIRST_SCRIPT);
    await page.goto(path);
    await tap(pressed);
    await expect(page.locator(AWAKE)).toHaveCount(0);
    letScriptCome();
    await expect(outcome).toBeVisible();
  }
});

test('before the script has loaded, the card of the landing page has its date and a whole answer', async ({
  page,
}) => {
  const letScriptCome = await holdFiles(page, FIRST_SCRIPT);
  await page.goto('/');
  const card = page.getByRole('figure', { name: DAY_EXAMPLE });
  await expect(card.getByText(SAMPLE_ANSWERS[0], { exact: true })).toBeVisible();
  const painted = () =>
    card
      .locator('p')
      .first()
      .evaluate((date) => getComputedStyle(date, '::before').content);
  expect(await painted()).toBe(`"${longToday()}"`);
  letScriptCome();
  await expect(card.getByText(longToday())).toBeVisible();
  expect(await painted()).toBe('none');
});

test('a busy page loads its scripts at the first touch, and the touch is not lost', async ({ page, tap }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Animation anhalten' }));
  await expect(page.getByRole('button', { name: 'Animation abspielen' })).toBeVisible();
});
