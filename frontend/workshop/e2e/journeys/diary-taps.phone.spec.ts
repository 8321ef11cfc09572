import { storedAnswers } from '../days.ts';
import { DEMO, type Product, startProduct } from '../product.ts';
import { test as base, expect, type Locator, type Page, signIn } from '../stage.ts';
import { answerField, expectFreshDocument, markDocument, visit } from '../steps.ts';
import { test as ofTenYears } from '../ten-years-stage.ts';

const MOST_TAPS = 3;
const LETTER_EVERY_MS = 90;

/** `test` on a product of its own, whose seeded account of a year may write. */
const ofOneYear = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

/** A finger whose taps are counted. */
class Finger {
  taps = 0;

  async on(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }
}

/** From the question, where the app opens, to all entries with a word. */
async function findOma(page: Page): Promise<void> {
  await visit(page, '/daily');
  const finger = new Finger();
  await finger.on(page.getByRole('button', { name: 'Menü öffnen' }));
  await finger.on(page.getByRole('navigation').getByRole('link', { name: 'Mein Tagebuch' }));
  const field = page.getByRole('searchbox', { name: 'Wort oder Monat suchen' });
  await finger.on(field);
  await field.pressSequentially('oma', { delay: LETTER_EVERY_MS });
  await expect(page.getByRole('status').filter({ hasText: /(Eintrag|Einträge) mit „oma“$/ })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/^oma$/i);
  await expect(page.locator('mark').first()).toBeInViewport();
  expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
}

/** From the question to what was written a year ago, in its place in the diary. */
async function lookBackAYear(page: Page): Promise<void> {
  await visit(page, '/daily');
  const finger = new Finger();
  await finger.on(answerField(page));
  await answerField(page).pressSequentially('Der erste Schnee.');
  await markDocument(page);
  await finger.on(page.getByRole('button', { name: 'Antwort speichern' }));
  await expectFreshDocument(page);
  const memory = page.getByRole('region', { name: 'Heute vor einem Jahr' });
  await expect(memory).toBeVisible();
  const date = await memory.getByRole('paragraph').first().innerText();
  await finger.on(memory.getByRole('link', { name: 'Im Tagebuch lesen' }));
  const entry = page.getByRole('heading', { level: 3, name: date });
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();
  expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
}

ofOneYear.describe('in a diary of a year', () => {
  ofOneYear('three taps and three letters find a word', async ({ page }) => {
    await signIn(page.context().request, DEMO);
    await findOma(page);
  });

  ofOneYear('an answer and a tap lead to the entry of a year ago', async ({ page }) => {
    await signIn(page.context().request, DEMO);
    await lookBackAYear(page);
  });
});

ofTenYears.describe('in a diary of ten years', () => {
  ofTenYears('three taps and three letters find a word of its first year', async ({ page, context }) => {
    const first = (await storedAnswers(context.request)).at(-100);
    const content = 'Zu Besuch bei Oma. Sie hat beim Mühlespiel gewonnen.';
    const changed = await context.request.patch(`/api/answers/${first?.id}`, { data: { content } });
    expect(changed.status()).toBe(200);
    await findOma(page);
  });

  ofTenYears('an answer and a tap lead to the entry of a year ago', ({ page }) => lookBackAYear(page));
});
