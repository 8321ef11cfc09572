import type { Page } from '@playwright/test';
import { answerToday, storedAnswers } from '../days.ts';
import { dropResponses, OFFLINE_LINE, sentOperations } from '../operations.ts';
import { expect, test } from '../stage.ts';
import { answerField, expectToast, saveButton, visit } from '../steps.ts';
import { expectForgotten, expectKeptForSaving, saved, savedLater, typeDraft } from '../unsent.ts';

/** Two time zones with the same clock time, a calendar day apart. */
const EVENING = 'Etc/GMT+12';
const MORNING = 'Etc/GMT-12';

/** Sends an evening time zone from now on; returns the function that starts the next day without a clock. */
async function stayInTheEvening(page: Page): Promise<() => void> {
  let zone = EVENING;
  await page.route('**/graphql', (route) => {
    return route.fallback({ headers: { ...route.request().headers(), 'x-time-zone': zone } });
  });
  return () => {
    zone = MORNING;
  };
}

test('a text whose reply was lost before midnight is not saved again for the next day', async ({
  page,
  context,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  const mend = await dropResponses(page, 'SaveAnswer');
  const passMidnight = await stayInTheEvening(page);
  await visit(page, '/daily');
  await answerField(page).fill('Kurz vor zwölf');
  await tap(saveButton(page));
  await expect(savedLater(page)).toBeVisible();
  await expectKeptForSaving(page);

  await mend();
  passMidnight();
  await page.reload();
  await expectToast(page, 'success', 'Antwort gespeichert');
  await expectForgotten(page, 'Kurz vor zwölf');
  await expect(answerField(page)).toHaveValue('');
  expect(await storedAnswers(context.request)).toMatchObject([{ content: 'Kurz vor zwölf' }]);
});

test('a text whose day is closed stays a draft and can be saved for the new day', async ({
  page,
  context,
  tap,
  signedIn: _,
}) => {
  const passMidnight = await stayInTheEvening(page);
  await page.clock.install();
  await visit(page, '/daily');
  await typeDraft(page, 'Für den neuen Tag');
  await expect(saved(page)).toBeVisible();
  // Seen from here this person has registered today: there is no yesterday.
  passMidnight();
  await tap(saveButton(page));
  await expectToast(page, 'error', 'Fehler beim Speichern');
  await expect(answerField(page)).toHaveAccessibleDescription(
    /Für diesen Tag lässt sich keine Antwort speichern/,
  );
  await expect(answerField(page)).toHaveValue('Für den neuen Tag');
  await expect(saved(page)).toBeVisible();

  await tap(saveButton(page));
  await expectToast(page, 'success', 'Antwort gespeichert');
  expect(await storedAnswers(context.request)).toMatchObject([{ content: 'Für den neuen Tag' }]);
});

test.describe('in the time zone of the device', () => {
  test.use({ timezoneId: '' });

  test('a change to a zone with another day asks for the new day, once', async ({
    page,
    context,
    signedIn: _,
  }) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await answerToday(context.request, 'Vor dem Flug', timeZone);
    await visit(page, '/daily');
    await expect(page.getByText('Vor dem Flug', { exact: true })).toBeVisible();
    const devTools = await context.newCDPSession(page);
    const timezoneId = new Date().getUTCHours() < 12 ? EVENING : MORNING;
    await devTools.send('Emulation.setTimezoneOverride', { timezoneId });
    const asked = sentOperations(page, 'Today');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(answerField(page)).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(asked).toHaveLength(1);
  });
});
