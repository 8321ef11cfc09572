import { startFakeOidc } from '../../../../bff/workshop/stand-ins/fake-providers.ts';
import { type Product, startProduct } from '../product.ts';
import { allowAt, buildAccount, refuseAt } from '../provider-stage.ts';
import { test as base, expect, type Page } from '../stage.ts';
import { answerField, expectToast, visit } from '../steps.ts';

const NAME = 'Haus & Hof';

const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const started: Awaited<ReturnType<typeof startFakeOidc>>[] = [];
      const product = await startProduct({
        isEmpty: true,
        host: 'localhost',
        settings: async (origin) => {
          const oidc = await startFakeOidc(origin);
          started.push(oidc);
          const { issuer, clientId, clientSecret } = oidc.settings;
          return {
            OIDC_NAME: NAME,
            OIDC_ISSUER: issuer,
            OIDC_CLIENT_ID: clientId,
            OIDC_CLIENT_SECRET: clientSecret,
            LOGIN: 'oidc-only',
          };
        },
      });
      await use(product);
      await product.stop();
      for (const { provider } of started) await provider.close();
    },
    { scope: 'worker' },
  ],
});

// Run in sequence, because all tests share a product.
test.describe.configure({ mode: 'default' });

function button(page: Page) {
  return page.getByRole('button', { name: `Mit ${NAME} fortfahren` });
}

test('the log-in offers the provider, a passkey and the recovery sheet, and no password', async ({
  page,
  openInOtherBrowser,
}) => {
  const still = await openInOtherBrowser({ javaScriptEnabled: false });
  for (const shown of [still, page]) {
    await shown.goto('/auth?neu');
    await expect(button(shown)).toBeVisible();
    await expect(shown.getByRole('tab')).toHaveCount(0);
    await expect(shown.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(shown.getByRole('button', { name: /Google|Apple/ })).toHaveCount(0);
    await expect(shown.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeVisible();
    await expect(shown.getByRole('link', { name: 'Wiederherstellungsblatt verwenden' })).toBeVisible();
  }
  expect((await page.request.get('/passwort-vergessen')).status()).toBe(404);
});

test('the provider opens a diary in a popup, and is shown by its name in the profile', async ({
  page,
  allowNoise,
  tap,
}) => {
  allowNoise(/127\.0\.0\.1/);
  await visit(page, '/auth');
  let opened = page.waitForEvent('popup');
  await tap(button(page));
  await refuseAt(await opened);
  await expect(button(page)).toBeEnabled();
  opened = page.waitForEvent('popup');
  await tap(button(page));
  await allowAt(await opened, buildAccount());
  await page.waitForURL('/daily');
  await expectToast(page, 'success', 'Erfolgreich angemeldet', 'Willkommen bei Aufwind!');
  await expect(answerField(page)).toBeVisible();
  await visit(page, '/account#sicherheit');
  await expect(page.getByText(`${NAME}, kein Blatt`)).toBeVisible();
  await expect(page.getByText(/^Verbunden seit/)).toBeVisible();
  await expect(page.getByText('Apple', { exact: true })).toHaveCount(0);
});
