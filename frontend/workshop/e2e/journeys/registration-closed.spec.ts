import { DEMO, type Product, startProduct } from '../product.ts';
import { EASE, REGISTRATION_CLOSED } from '../sentences.ts';
import { test as base, expect, signIn } from '../stage.ts';
import { visit } from '../steps.ts';

const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct({ settings: async () => ({ REGISTRATION: 'closed' }) });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

// Run in sequence, because all tests share a product.
test.describe.configure({ mode: 'default' });

test('a closed registration replaces its form by a notice and keeps the log-in', async ({ page, tap }) => {
  await visit(page, '/auth');
  await tap(page.getByRole('tab', { name: 'Registrieren' }));
  const panel = page.getByRole('tabpanel', { name: 'Registrieren' });
  await expect(panel).toHaveText(REGISTRATION_CLOSED);
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mit Google fortfahren' })).toBeVisible();
});

test('the notice is shown before the script has loaded', async ({ openInOtherBrowser }) => {
  const still = await openInOtherBrowser({ javaScriptEnabled: false });
  await still.goto('/auth?neu');
  await expect(still.getByRole('tabpanel', { name: 'Registrieren' })).toHaveText(REGISTRATION_CLOSED);
  await expect(still.getByRole('textbox')).toHaveCount(0);
  await still.goto('/auth');
  await expect(still.getByText('willigst Du ein', { exact: false })).toHaveCount(0);
});

test('the landing page does not promise a registration', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('link', { name: 'Jetzt starten' })).toBeVisible();
  await expect(page.getByText(EASE)).toHaveCount(0);
});

test('no other credential creates an account, and existing people sign in', async ({ page }) => {
  const { request } = page.context();
  const data = { username: 'berta@example.org', password: 'ein sicheres Wort' };
  const refused = await request.post('/api/register', { data });
  expect([refused.status(), await refused.json()]).toEqual([
    403,
    { error: REGISTRATION_CLOSED, code: 'FORBIDDEN' },
  ]);
  await signIn(request, DEMO);
  await visit(page, '/daily');
  await expect(page).toHaveURL('/daily');
});
