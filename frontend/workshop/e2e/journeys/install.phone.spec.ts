import type { Page } from '@playwright/test';
import { answerToday } from '../days.ts';
import { dispatchInstallPrompt, expectOfferOfPrompt, installOffer, pretendIphone } from '../install.ts';
import { alterData, alterFigures } from '../operations.ts';
import { CHOOSE_HOME_SCREEN, TAP_SHARE } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { drawn, visit } from '../steps.ts';

/** Somebody who has answered often enough, and to whom nothing else is to be offered. */
async function openSettledDay(page: Page, entries = 8) {
  await answerToday(page.context().request, 'Ein Satz.');
  await alterFigures(page, entries);
  await alterData(page, 'QuietOffer', {
    offers: { __typename: 'Offers', mail: true, pushKey: null },
    me: {
      username: 'anna@example.org',
      isAddressConfirmed: true,
      recoveryCodeCreatedAt: '2026-11-22T10:00:00.000Z',
      reminder: { __typename: 'Reminder', channel: 'MAIL' },
      consent: { __typename: 'Consent', isCurrent: true },
    },
  });
  await visit(page, '/daily');
}

test('after the seventh entry the home screen is offered once, with the browser’s own prompt', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await openSettledDay(page);
  await expectOfferOfPrompt(page);
  await tap(installOffer(page).getByRole('button', { name: 'Zum Startbildschirm' }));
  await expect(page.locator('html')).toHaveAttribute('data-prompted', '1');
  await expect(installOffer(page)).toHaveCount(0);

  const asked = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await page.reload();
  await asked;
  await expect(page.getByText('Beantwortet', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await dispatchInstallPrompt(page);
  await drawn(page);
  await expect(installOffer(page)).toHaveCount(0);
});

test('on an iPhone the two steps have pictures and can be dismissed', async ({ page, tap, signedIn: _ }) => {
  await pretendIphone(page);
  await openSettledDay(page);
  await expect(installOffer(page).getByRole('listitem')).toHaveText([TAP_SHARE, CHOOSE_HOME_SCREEN]);
  await expect(installOffer(page).locator('li svg')).toHaveCount(2);
  await tap(installOffer(page).getByRole('button', { name: 'Verstanden' }));
  await expect(installOffer(page)).toHaveCount(0);
});

/** Waits until the page has selected and drawn its offer. */
async function offersDecided(page: Page, open: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('QuietOffer')),
  );
  await open();
  await asked;
  await expect(page.getByText('Beantwortet', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await drawn(page);
}

test('the home screen is offered with the seventh entry, not before', async ({ page, signedIn: _ }) => {
  await pretendIphone(page);
  await offersDecided(page, () => openSettledDay(page, 6));
  await expect(installOffer(page)).toHaveCount(0);
  await alterFigures(page, 8);
  await page.reload();
  await expect(installOffer(page)).toBeVisible();
});

test('the home screen is offered in the browser, not in the installed app', { tag: '@full' }, async ({
  page,
  signedIn: _,
}) => {
  await pretendIphone(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { get: () => !sessionStorage.getItem('in-browser') });
  });
  await offersDecided(page, () => openSettledDay(page));
  await expect(installOffer(page)).toHaveCount(0);
  await page.evaluate(() => sessionStorage.setItem('in-browser', 'yes'));
  await page.reload();
  await expect(installOffer(page)).toBeVisible();
});
