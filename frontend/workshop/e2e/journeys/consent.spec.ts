import type { Page } from '@playwright/test';
import { ANY_TEXT, answerToday } from '../days.ts';
import { alterFigures, alterUser, sentOperations } from '../operations.ts';
import { CONSENT_SAVED, IS_CONSENT_RENEWED } from '../sentences.ts';
import { expect, signIn, test } from '../stage.ts';
import { visit } from '../steps.ts';

/** The consent is to a former wording, on a day that is answered and no milestone. */
async function changeWording(page: Page): Promise<void> {
  await alterFigures(page, 5);
  await alterUser(page, 'QuietOffer', { consent: { __typename: 'Consent', isCurrent: false } });
}

const card = (page: Page) => page.getByRole('complementary', { name: 'Einwilligung' });
const button = (page: Page, name: string) => card(page).getByRole('button', { name });

test('a changed wording is asked for once per sign-in and blocks nothing', async ({
  page,
  context,
  signedIn,
  tap,
}) => {
  await answerToday(context.request, ANY_TEXT);
  await changeWording(page);
  const sent = sentOperations(page, 'RenewConsent');
  await visit(page, '/daily');
  await expect(card(page)).toContainText(IS_CONSENT_RENEWED);
  await expect(page.getByText(ANY_TEXT)).toBeVisible();
  await tap(button(page, 'Nicht jetzt'));
  await expect(card(page)).toHaveCount(0);
  const asked = page.waitForResponse(
    (response) => response.request().postData()?.includes('QuietOffer') ?? false,
  );
  await page.reload();
  await asked;
  await expect(page.getByText(ANY_TEXT)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await tap(page.getByRole('button', { name: 'Profil' }));
  await tap(page.getByRole('banner').getByRole('button', { name: 'Abmelden' }));
  await expect(page).toHaveURL('/');
  await signIn(context.request, signedIn);
  await visit(page, '/daily');
  await expect(card(page)).toBeVisible();
  expect(sent).toEqual([]);
});

test('the consent to a changed wording stores the shown version', async ({
  page,
  context,
  signedIn: _,
  tap,
}) => {
  await answerToday(context.request, ANY_TEXT);
  await changeWording(page);
  const sent = sentOperations(page, 'RenewConsent');
  await visit(page, '/daily');
  await tap(button(page, 'Einverstanden'));
  await expect(page.getByText(CONSENT_SAVED)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(sent).toEqual([{ version: '2026-11-27' }]);
});
