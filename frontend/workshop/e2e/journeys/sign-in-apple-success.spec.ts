import { inFull } from '../../../../bff/workshop/testing/volumes.ts';
import { hold, makeUnavailable, UNAVAILABLE_LINE } from '../operations.ts';
import { expect, test } from '../provider-stage.ts';
import { NOT_LOADED } from '../sentences.ts';
import { answerField, expectToast, pass, stopClock, visit } from '../steps.ts';
import { SPEC_MS } from '../timings.ts';

test('the success page welcomes a signed-in person and goes to /daily after a second', async ({
  page,
  signedIn: _,
}) => {
  await page.clock.install();
  const release = await hold(page, 'CurrentUser');
  await page.goto('/auth/apple/success');
  await expect(page.getByRole('status').filter({ hasText: 'Anmeldung läuft …' })).toBeVisible();
  await stopClock(page);
  release();
  await expectToast(page, 'success', 'Erfolgreich angemeldet', 'Willkommen bei Aufwind!');
  await pass(page, SPEC_MS.appleSuccessRedirect - 1);
  await expect(page).toHaveURL('/auth/apple/success');
  await pass(page, 1);
  await expect(page).toHaveURL('/daily');
});

test('the success page sends everybody else to /auth', async ({ page, allowNoise }) => {
  await page.goto('/auth/apple/success');
  await page.waitForURL('/auth');
  await expectToast(page, 'error', 'Anmeldung fehlgeschlagen', 'Bitte versuche es erneut.');

  allowNoise(UNAVAILABLE_LINE);
  await makeUnavailable(page, 'CurrentUser');
  await page.goto('/auth/apple/success');
  await page.waitForURL('/auth');
  await expectToast(page, 'error', 'Anmeldung fehlgeschlagen', 'Bitte versuche es erneut.');
});

for (const path of inFull(
  ['/auth/apple/success', '/auth/callback?result=ok&mode=redirect'],
  ['/auth/callback?result=ok&mode=redirect'],
)) {
  test(`${path} reports an unreachable server to a browser with a session, and continues afterwards`, async ({
    page,
    tap,
    allowNoise,
    signedIn: _,
  }) => {
    allowNoise(UNAVAILABLE_LINE);
    await visit(page, '/daily');
    await expect(answerField(page)).toBeVisible();
    const mend = await makeUnavailable(page, 'CurrentUser');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
    await mend();
    await tap(page.getByRole('button', { name: 'Erneut versuchen' }));
    await page.waitForURL('/daily');
  });
}
