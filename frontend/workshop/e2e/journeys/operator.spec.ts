import { type Product, startProduct } from '../product.ts';
import { NO_ARBITRATION } from '../sentences.ts';
import { test as base, expect, type Page } from '../stage.ts';
import { PROMISES, visit } from '../steps.ts';

const NAME = `Müller & Söhne <b>GmbH</b> "$&"`;

const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const settings = {
        OPERATOR_NAME: NAME,
        OPERATOR_STREET: 'Musterweg 1',
        OPERATOR_EMAIL: 'hallo@aufwind.example',
        OPERATOR_PHONE: '030 1234567',
        OPERATOR_DATA_PROTECTION_OFFICER: 'Berta Muster, Musterweg 2',
        OPERATOR_MAIL_PROVIDER: 'Post GmbH, Berlin',
        OPERATOR_BACKUP_HOST: 'Kopie AG, Bonn',
        OPERATOR_LANGUAGES: 'Deutsch und Englisch',
        OPERATOR_DISPUTE_RESOLUTION: 'Wir nehmen an Streitbeilegungsverfahren teil.',
        OPERATOR_MARKET_SURVEILLANCE: 'Amt für alles, Wien',
        TERMS: 'shown',
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'Aufwind <hallo@aufwind.example>',
        LOG_RETENTION_DAYS: '21',
      };
      const product = await startProduct({ isEmpty: true, settings: async () => settings });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

// Run in sequence, because all tests share a product.
test.describe.configure({ mode: 'default' });

const ADDRESS = [NAME, 'Musterweg 1', '[Postleitzahl und Ort]'];

/** The lines of the address, the rows below the address, and the parts marked as missing. */
async function expectImprint(page: Page) {
  await expect(page.locator('main address')).toHaveText(ADDRESS.join('\n'), { useInnerText: true });
  await expect(page.locator('main dl > div')).toHaveText([
    'E-\u2060Mailhallo@aufwind.example',
    'Telefon030 1234567',
  ]);
  await expect(page.locator('main mark')).toHaveText(['[Postleitzahl und Ort]']);
  await expect(page.getByRole('link', { name: 'hallo@aufwind.example' })).toHaveAttribute(
    'href',
    'mailto:hallo@aufwind.example',
  );
  await expect(page.getByText(/Sprachen: Deutsch und Englisch\.$/)).toBeVisible();
  await expect(page.getByText('Wir nehmen an Streitbeilegungsverfahren teil.')).toBeVisible();
  await expect(page.getByText(NO_ARBITRATION)).toHaveCount(0);
  await expect(page.getByText(/Barrierefreiheitsstärkungsgesetz: Amt für alles, Wien\.$/)).toBeVisible();
  await expect(page.getByText(/Magdeburg/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /MStV/ })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText(`Software, betrieben von ${NAME}`);
}

test('the Impressum names the operator, marks missing facts and omits empty ones, with script and without', async ({
  page,
  openInOtherBrowser,
}) => {
  const still = await openInOtherBrowser({ javaScriptEnabled: false });
  await still.goto('/impressum');
  await expectImprint(still);
  await visit(page, '/impressum');
  await expectImprint(page);
});

test('with mails for messages, the pages promise that messages are read, with script and without', async ({
  page,
  openInOtherBrowser,
}) => {
  const still = await openInOtherBrowser({ javaScriptEnabled: false });
  for (const one of [still, page]) {
    await one.goto('/contact');
    await expect(one.getByText(PROMISES.contact)).toBeVisible();
    await one.goto('/impressum');
    await expect(one.getByText(PROMISES.imprint)).toBeVisible();
    await expect(one.getByText('Du erreichst uns auch')).toHaveCount(0);
  }
});

test('a page opened through a link also names the operator and the log retention', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expectImprint(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page.locator('main address')).toHaveText([...ADDRESS, 'hallo@aufwind.example'].join('\n'), {
    useInnerText: true,
  });
  await expect(page.locator('dl > div', { hasText: /^Protokolle\d/ })).toHaveText('Protokolle21 Tage');
});

test('the privacy policy names the data protection officer and who gets data, with script and without', async ({
  page,
  openInOtherBrowser,
}) => {
  const still = await openInOtherBrowser({ javaScriptEnabled: false });
  for (const one of [still, page]) {
    await one.goto('/datenschutz');
    await expect(one.getByText('Datenschutzbeauftragte Person: Berta Muster, Musterweg 2')).toBeVisible();
    const recipients = one.locator('section', { hasText: 'Wer Daten erhält' }).getByRole('listitem');
    await expect(recipients).toHaveText([
      /^Die App läuft bei \[/,
      'E-\u2060Mails verschickt ein Anbieter, der Deine Adresse und den Inhalt der E-\u2060Mail erfährt.',
      'Anbieter für E-\u2060Mails ist Post GmbH, Berlin.',
      'Verschlüsselte Sicherungskopien liegen auch bei Kopie AG, Bonn.',
    ]);
  }
});

test('the terms of use are a page, in the footer and at the registration, where the operator shows them', async ({
  page,
  openInOtherBrowser,
  tap,
}) => {
  const still = await openInOtherBrowser({ javaScriptEnabled: false });
  await still.goto('/nutzungsbedingungen');
  for (const name of ['Was nicht geht', 'Haftung', 'Ende']) {
    await expect(still.getByRole('heading', { name })).toBeVisible();
  }
  await expect(still.getByText(`Wir, das ist ${NAME}`)).toBeVisible();
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nutzungsbedingungen' }).click();
  await expect(page).toHaveURL('/nutzungsbedingungen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nutzungs\u00adbedingungen');
  await visit(page, '/auth');
  await tap(page.getByRole('tab', { name: 'Registrieren' }));
  const panel = page.getByRole('tabpanel', { name: 'Registrieren' });
  await expect(panel.getByText('Es gelten die Nutzungsbedingungen.')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Nutzungsbedingungen' })).toHaveAttribute(
    'href',
    '/nutzungsbedingungen',
  );
});
