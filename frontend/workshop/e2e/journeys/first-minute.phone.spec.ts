import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { storedAnswers } from '../days.ts';
import { Finger } from '../finger.ts';
import { KEEP_SENTENCE } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import {
  answerField,
  expectToast,
  markDocument,
  pass,
  passCelebration,
  QUESTION,
  saveButton,
  stopClock,
  visit,
} from '../steps.ts';
import { SPEC_MS } from '../timings.ts';

const SENTENCE = 'Der Nachbar hat mir Quitten geschenkt.';

async function register(page: Page, finger: Finger): Promise<void> {
  await expect(page).toHaveURL('/auth?neu');
  await finger.type(page.getByLabel('E-Mail'), `clara-${randomUUID()}@example.org`);
  await finger.type(page.getByLabel('Passwort', { exact: true }), 'ein sicheres Wort');
  await finger.type(page.getByLabel('Passwort bestätigen'), 'ein sicheres Wort');
  await finger.on(page.getByRole('button', { name: 'Registrieren', exact: true }));
  await page.waitForURL('/daily');
  await expectToast(page, 'success', 'Konto erstellt', 'Willkommen bei Aufwind!');
}

async function saveAnswer(page: Page, finger: Finger): Promise<void> {
  await stopClock(page);
  await markDocument(page);
  await finger.on(saveButton(page));
  await passCelebration(page);
  expect((await storedAnswers(page.context().request)).map(({ content }) => content)).toEqual([SENTENCE]);
}

test('a newcomer taps seven times from the landing page to the first answer', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  const finger = new Finger();
  await finger.on(page.getByRole('link', { name: 'Jetzt starten', exact: true }));
  await register(page, finger);
  await finger.type(answerField(page), SENTENCE);
  await saveAnswer(page, finger);
  expect(finger.taps).toBe(7);
});

test('a sentence of the demo becomes the first answer after nine taps and is typed once', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  const finger = new Finger();
  await finger.on(page.getByRole('link', { name: 'Demo ansehen' }));
  await finger.type(page.getByLabel(QUESTION), SENTENCE);
  await finger.on(saveButton(page));
  await pass(page, SPEC_MS.demoSave);
  await finger.on(page.getByRole('link', { name: 'Konto erstellen' }));
  await register(page, finger);
  await expect(answerField(page)).toHaveValue(SENTENCE);
  await saveAnswer(page, finger);
  expect(finger.taps).toBe(9);
});

test('the demo’s field, its button and the offer to keep the sentence fit on the first screen', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/demo');
  // Cuts off one pixel at the top of the writing surface.
  await expect(page.getByLabel(QUESTION)).toBeInViewport({ ratio: 0.99 });
  const save = page.locator('main button[type="submit"]');
  await expect(save).toBeInViewport({ ratio: 1 });
  await page.getByLabel(QUESTION).fill(SENTENCE);
  await save.tap();
  await pass(page, SPEC_MS.demoSave);
  await expect(page.getByText(KEEP_SENTENCE)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Konto erstellen' })).toBeInViewport({ ratio: 1 });
  await pass(page, SPEC_MS.demoSavedIndicator);
  await expect(save).toHaveAccessibleName('Für heute bereits beantwortet');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
