import { answerToday, answerToRemember, fillYesterday, storedAnswers } from '../days.ts';
import { Finger } from '../finger.ts';
import { DEMO } from '../product.ts';
import { SEARCH_LABEL } from '../sentences.ts';
import { expect, type Page, signIn, test } from '../stage.ts';
import { answerField, markDocument, passReload, saveButton, visit } from '../steps.ts';
import { test as ofTenYears } from '../ten-years-stage.ts';

const MOST_TAPS = 3;
const ABOVE_KEYBOARD = { width: 390, height: 430 };

/** From the question, where the app opens, to all entries with a word. */
async function findOma(page: Page): Promise<void> {
  await visit(page, '/daily');
  const finger = new Finger();
  await finger.on(page.getByRole('navigation').getByRole('link', { name: 'Tagebuch', exact: true }));
  await finger.on(page.getByRole('button', { name: 'Suchen' }));
  const field = page.getByRole('searchbox', { name: SEARCH_LABEL });
  await finger.type(field, 'oma');
  await expect(page.getByRole('status').filter({ hasText: /(Eintrag|Einträge) mit „oma“$/ })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/^oma$/i);
  await expect(page.locator('mark').first()).toBeInViewport();
  expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
}

/** Goes from the question to last year's entry in the diary. */
async function lookBackAYear(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page, '/daily');
  const finger = new Finger();
  await finger.type(answerField(page), 'Der erste Schnee.');
  await markDocument(page);
  await finger.on(saveButton(page));
  await passReload(page);
  const memory = page.getByRole('region', { name: 'Heute vor einem Jahr' });
  await expect(memory).toBeVisible();
  const date = await memory.getByRole('paragraph').first().innerText();
  await finger.on(memory.getByRole('link', { name: 'Im Tagebuch lesen' }));
  const entry = page.getByRole('heading', { level: 3, name: date });
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();
  expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
}

test('above the keyboard the edited entry and its buttons are in view', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await answerToday(page.context().request, 'Quitten vor der Tür.');
  await visit(page, '/log');
  await tap(page.getByRole('button', { name: /^Eintrag vom .* bearbeiten$/ }));
  const field = page.getByRole('textbox', { name: /^Eintrag vom / });
  await expect(field).toBeFocused();
  await page.setViewportSize(ABOVE_KEYBOARD);
  for (const part of [
    field,
    page.getByRole('button', { name: 'Speichern' }),
    page.getByRole('button', { name: 'Abbrechen' }),
  ])
    await expect(part).toBeInViewport({ ratio: 0.99 });
});

test.describe('in a diary of a year', { tag: '@full' }, () => {
  test('three taps and three letters find a word', async ({ page }) => {
    await signIn(page.context().request, DEMO);
    await findOma(page);
  });

  test('an answer and a tap lead to the entry of a year ago', async ({ page, signedIn: _ }) => {
    await answerToRemember(page.context().request);
    await lookBackAYear(page);
  });
});

// Run in sequence, because all tests share a product.
ofTenYears.describe('in a diary of ten years', () => {
  ofTenYears.describe.configure({ mode: 'default' });

  ofTenYears('three taps and three letters find a word of its first year', async ({ page, context }) => {
    const first = (await storedAnswers(context.request)).at(-100);
    const content = 'Zu Besuch bei Oma. Sie hat beim Mühlespiel gewonnen.';
    const changed = await context.request.patch(`/api/answers/${first?.id}`, { data: { content } });
    expect(changed.status()).toBe(200);
    await findOma(page);
  });

  ofTenYears('an answer and a tap lead to the entry of a year ago', async ({ page, context }) => {
    await fillYesterday(context.request);
    await lookBackAYear(page);
  });
});
