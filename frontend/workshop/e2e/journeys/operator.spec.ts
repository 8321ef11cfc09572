import { type Product, startProduct } from '../product.ts';
import { test as base, expect, type Page } from '../stage.ts';
import { visit } from '../steps.ts';

const NAME = `Müller & Söhne <b>GmbH</b> "$&"`;

const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const settings = {
        OPERATOR_NAME: NAME,
        OPERATOR_STREET: 'Musterweg 1',
        OPERATOR_EMAIL: 'hallo@aufwind.example',
        OPERATOR_PHONE: '030 1234567',
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'Aufwind <hallo@aufwind.example>',
        LOG_RETENTION_DAYS: '21',
      };
      const product = await startProduct({ settings: async () => settings });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

const ADDRESS = [NAME, 'Musterweg 1', '[Postleitzahl und Ort]'];

/** The lines of the address, the rows below it, and what is marked as missing. */
async function expectImprint(page: Page) {
  await expect(page.locator('main address')).toHaveText(ADDRESS.join('\n'), { useInnerText: true });
  await expect(page.locator('main dl > div')).toHaveText([
    'E-Mailhallo@aufwind.example',
    'Telefon030 1234567',
  ]);
  await expect(page.locator('main mark')).toHaveText([
    '[Postleitzahl und Ort]',
    '[Zuständige Marktüberwachungsbehörde]',
  ]);
  await expect(page.getByRole('heading', { name: /MStV/ })).toHaveCount(0);
}

test('the Impressum names the operator, marks what is missing and leaves out what there is not, with script and without', async ({
  page,
  openElsewhere,
}) => {
  const still = await openElsewhere({ javaScriptEnabled: false });
  await still.goto('/impressum');
  await expectImprint(still);
  await visit(page, '/impressum');
  await expectImprint(page);
});

test('an operator who is told of messages by mail promises to read them, with script and without', async ({
  page,
  openElsewhere,
}) => {
  const still = await openElsewhere({ javaScriptEnabled: false });
  for (const one of [still, page]) {
    await one.goto('/contact');
    await expect(one.getByText('Jede Nachricht wird gelesen.')).toBeVisible();
    await one.goto('/impressum');
    await expect(one.getByText('Am schnellsten erreichst Du uns über die Seite Kontakt.')).toBeVisible();
    await expect(one.getByText('Du erreichst uns auch')).toHaveCount(0);
  }
});

test('a page that is opened from another names the operator and the days of the logs, too', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expectImprint(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page.locator('main address')).toHaveText([...ADDRESS, 'hallo@aufwind.example'].join('\n'), {
    useInnerText: true,
  });
  await expect(page.locator('dl > div', { hasText: /^Protokolle\d/ })).toHaveText('Protokolle21 Tage');
});
