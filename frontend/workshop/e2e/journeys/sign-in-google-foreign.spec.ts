import type { Page } from '@playwright/test';
import { expect, test } from '../provider-stage.ts';
import { expectToast } from '../steps.ts';

/** Puts a link on this page and clicks it. */
async function follow(page: Page, address: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Gewinn' });
    document.body.replaceChildren(link);
  }, address);
  await page.getByRole('link', { name: 'Gewinn' }).click();
}

test.beforeEach(async ({ page, setting, allowNoise }) => {
  allowNoise(new RegExp(setting.Google.issuer.replaceAll('.', '\\.')));
  await page.goto(`${setting.Google.issuer}/keys`);
});

test('a link on a foreign page starts no sign-in: it leads to /auth and sets no cookie', async ({
  page,
  product,
}) => {
  await follow(page, `${product.origin}/api/auth/google?mode=redirect`);
  await page.waitForURL('/auth');
  await expectToast(page, 'error', 'Anmeldung fehlgeschlagen');
  expect(await page.context().cookies(product.origin)).toEqual([]);
});

test('a link on a foreign page does not change the account or session of a signed-in person', async ({
  page,
  product,
  signedIn,
}) => {
  const before = await page.context().cookies(product.origin);
  await follow(page, `${product.origin}/api/auth/google?intent=connect`);
  await page.waitForURL('/');
  expect(await (await page.context().request.get('/api/user')).json()).toMatchObject({
    username: signedIn.username,
  });
  expect(await page.context().cookies(product.origin)).toEqual(before);
});
