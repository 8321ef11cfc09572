import { type Product, startProduct } from '../product.ts';
import { EASE, REGISTRATION_CLOSED } from '../sentences.ts';
import { test as base, expect } from '../stage.ts';
import { visit } from '../steps.ts';

const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct({
        isEmpty: true,
        settings: async () => ({ REGISTRATION: 'closed' }),
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

test('a closed registration replaces its form by a notice, also before the script has loaded, and keeps the log-in', async ({
  page,
  tap,
  openInOtherBrowser,
}) => {
  const still = await openInOtherBrowser({ javaScriptEnabled: false });
  await still.goto('/auth?neu');
  await expect(still.getByRole('tabpanel', { name: 'Registrieren' })).toHaveText(REGISTRATION_CLOSED);
  await expect(still.getByRole('textbox')).toHaveCount(0);
  await still.goto('/auth');
  await expect(still.getByText('willigst Du ein', { exact: false })).toHaveCount(0);

  await visit(page, '/auth');
  await tap(page.getByRole('tab', { name: 'Registrieren' }));
  const panel = page.getByRole('tabpanel', { name: 'Registrieren' });
  await expect(panel).toHaveText(REGISTRATION_CLOSED);
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mit Google fortfahren' })).toBeVisible();

  // The landing page promises no registration.
  await visit(page, '/');
  await expect(page.getByRole('link', { name: 'Jetzt starten' })).toBeVisible();
  await expect(page.getByText(EASE)).toHaveCount(0);
});
