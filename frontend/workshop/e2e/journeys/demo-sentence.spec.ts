import type { Page } from '@playwright/test';
import { answerToday } from '../days.ts';
import { allowAt, blockPopups, buildAccount, expect, test } from '../provider-stage.ts';
import { COMES_ALONG, KEEP_SENTENCE } from '../sentences.ts';
import { register, signIn } from '../stage.ts';
import { answerField, pass, QUESTION, saveButton, visit } from '../steps.ts';
import { SPEC_MS } from '../timings.ts';
import { saved, typeDraft } from '../unsent.ts';

const SENTENCE = 'Im Park hat jemand Saxophon gespielt.';
const FREE = 'Dein Satz aus der Demo';

function notes(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
}

/** Opens the registration with a sentence of the demo. */
async function takeAlong(page: Page): Promise<void> {
  await visit(page, '/auth?neu');
  await page.evaluate(
    (text) => sessionStorage.setItem('aufwind:demo-sentence', JSON.stringify(text)),
    SENTENCE,
  );
  await page.reload();
  await expect(page.getByRole('figure')).toContainText(SENTENCE);
  await expect(page.getByRole('figure')).toContainText(COMES_ALONG);
}

async function expectInField(page: Page): Promise<void> {
  await page.waitForURL('/daily');
  await expect(answerField(page)).toHaveValue(SENTENCE);
  await expect(saved(page)).toBeVisible();
  expect(await notes(page)).not.toContain(SENTENCE);
}

test('a sentence of the demo is stored only after its button, which opens the registration', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/demo');
  await page.getByLabel(QUESTION).fill(SENTENCE);
  await saveButton(page).click();
  await pass(page, SPEC_MS.demoSave);
  await expect(page.getByRole('region', { name: KEEP_SENTENCE })).toContainText(SENTENCE);
  expect(await notes(page)).not.toContain(SENTENCE);
  await page.getByRole('link', { name: 'Konto erstellen' }).click();
  await expect(page).toHaveURL('/auth?neu');
  await expect(page.getByRole('figure')).toContainText(SENTENCE);
  await expect(page.getByRole('figure')).toContainText(COMES_ALONG);
  await expect(page.getByRole('tab', { name: 'Registrieren' })).toHaveAttribute('aria-selected', 'true');
  expect(await notes(page)).toContain(SENTENCE);
});

test('a sentence that is typed in the demo but not saved comes along, then changed, then erased', async ({
  page,
}) => {
  const figure = page.getByRole('figure');
  await visit(page, '/demo');
  await page.getByLabel(QUESTION).fill(SENTENCE);
  await page.getByRole('link', { name: 'erstelle ein Konto' }).click();
  await expect(figure).toContainText(SENTENCE);
  await page.goBack();
  await expect(page.getByLabel(QUESTION)).toHaveValue(SENTENCE);
  await page.getByLabel(QUESTION).fill(`${SENTENCE} Und nochmal.`);
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await expect(figure).toContainText(`${SENTENCE} Und nochmal.`);
  await page.goBack();
  await page.getByLabel(QUESTION).fill('');
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible();
  await expect(figure).toHaveCount(0);
});

test('a sentence is forgotten when the person leaves the registration', { tag: '@full' }, async ({
  page,
  person,
}) => {
  await takeAlong(page);
  await page.getByRole('button', { name: 'Satz nicht mitnehmen' }).click();
  await expect(page.getByText(SENTENCE)).toHaveCount(0);
  expect(await notes(page)).not.toContain(SENTENCE);
  await signIn(page.context().request, person);
  await visit(page, '/daily');
  await expect(answerField(page)).toBeEditable();
  await expect(answerField(page)).toHaveValue('');
});

test('a sentence survives a sign-in with Google, and is then an ordinary draft', async ({ page, leave }) => {
  await takeAlong(page);
  const opened = page.waitForEvent('popup');
  await leave(page.getByRole('button', { name: 'Mit Google fortfahren' }), 'Google');
  await allowAt(await opened, buildAccount());
  await expectInField(page);
  await page.reload();
  await expect(answerField(page)).toHaveValue(SENTENCE);
  await page.clock.install();
  await typeDraft(page, `${SENTENCE} Schön.`);
  await expect(saved(page)).toBeVisible();
});

test('a sentence survives a sign-in with Google when popups are blocked', { tag: '@full' }, async ({
  page,
  leave,
}) => {
  await blockPopups(page);
  await takeAlong(page);
  await leave(page.getByRole('button', { name: 'Mit Google fortfahren' }), 'Google');
  await allowAt(page, buildAccount());
  await expectInField(page);
});

test('a sentence survives a sign-in with Apple', { tag: '@full' }, async ({ page, leave }) => {
  await takeAlong(page);
  await leave(page.getByRole('button', { name: 'Mit Apple fortfahren' }), 'Apple');
  await allowAt(page, buildAccount());
  await expectInField(page);
});

test('a draft of the day stays unchanged, and the sentence is shown next to it until discarded', async ({
  page,
  person,
}) => {
  const { request } = page.context();
  await takeAlong(page);
  await signIn(request, person);
  await request.post('/api/draft', { data: { content: 'Der Entwurf vom Morgen' } });
  await visit(page, '/daily');
  const beside = page.getByRole('region', { name: FREE });
  await expect(beside).toContainText(SENTENCE);
  await expect(answerField(page)).toHaveValue('Der Entwurf vom Morgen');
  await page.reload();
  await expect(beside).toContainText(SENTENCE);
  await beside.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(beside).toHaveCount(0);
  await expect(answerField(page)).toHaveValue('Der Entwurf vom Morgen');
  expect(await notes(page)).not.toContain(SENTENCE);
});

test('a sentence that one diary has shown is not for the next person in the tab', async ({
  page,
  person,
}) => {
  const { request } = page.context();
  await takeAlong(page);
  await signIn(request, person);
  await answerToday(request, 'Die Antwort vom Mittag');
  await visit(page, '/daily');
  const beside = page.getByRole('region', { name: FREE });
  await expect(beside).toContainText(SENTENCE);
  await page.context().clearCookies();
  await page.goto('/daily');
  await page.waitForURL('/auth');
  await expect(page.getByLabel('E-Mail')).toBeEditable();
  await expect(page.getByRole('figure')).toHaveCount(0);

  await register(request);
  await page.clock.install();
  await visit(page, '/daily');
  await typeDraft(page, 'Von mir.');
  await expect(saved(page)).toBeVisible();
  await expect(beside).toHaveCount(0);
  await signIn(request, person);
  await visit(page, '/daily');
  await expect(beside).toContainText(SENTENCE);
});

test('the sentence waits next to the answer of the day, and the log-out deletes it', async ({
  page,
  person,
}) => {
  const { request } = page.context();
  await takeAlong(page);
  await signIn(request, person);
  await answerToday(request, 'Die Antwort vom Mittag');
  await visit(page, '/daily');
  await expect(page.getByRole('region', { name: FREE })).toContainText(SENTENCE);
  await expect(page.getByText('Die Antwort vom Mittag')).toBeVisible();
  await page.getByRole('button', { name: 'Profil' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.waitForURL('/');
  expect(await notes(page)).not.toContain(SENTENCE);
});
