import type { Page } from '@playwright/test';
import { QUIET_MESSAGE } from '../../../../bff/streak/milestones.rules.ts';
import { berlin, test } from '../clock-stage.ts';
import { FIRST_ENTRY, HARD_DAY, SMALLER_QUESTION } from '../sentences.ts';
import { expect, test as onToday, register } from '../stage.ts';
import {
  answerField,
  expectToast,
  markDocument,
  passReload,
  QUESTION,
  saveButton,
  stopClock,
  visit,
} from '../steps.ts';

const DEATH = 'Heute Nacht ist Opa gestorben. Ich war bei ihm.';
const PRAISE = /schön|gut|glück|super|toll|prima|stark|weiter so|moment|freu|lächel/i;
/** The prescribed words of the page. */
const PRESCRIBED = [
  QUESTION,
  'Nimm Dir einen Moment Zeit, um über positive Momente nachzudenken.',
  'Je genauer Du den Moment beschreibst, desto länger bleibt er. Wer war dabei? Was hast Du gesehen?',
];

/** Expects that the page praises nothing, and that no dialog is open. */
async function expectNoPraise(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const words = await page.getByRole('main').innerText();
  const own = PRESCRIBED.reduce((rest, prescribed) => rest.replaceAll(prescribed, ''), words);
  expect(own).not.toMatch(PRAISE);
}

test('a person who writes of a death is praised neither on that evening nor on the next', async ({
  page,
  context,
  tap,
  moveClocks,
}) => {
  await moveClocks(page, berlin(0, '21:00'));
  await register(context.request);
  await visit(page, '/daily');
  await tap(page.getByText('Heute ist es schwer'));
  await expect(page.getByText(HARD_DAY)).toBeVisible();
  await expect(page.getByText(SMALLER_QUESTION)).toBeVisible();
  await expect(page.getByRole('link', { name: '116\u00a0111' })).toHaveAttribute('href', 'tel:116111');
  await expect(answerField(page)).not.toHaveAttribute('placeholder', /\S/);
  await answerField(page).fill(DEATH);
  await expectNoPraise(page);
  await markDocument(page);
  await tap(saveButton(page));
  await expectToast(page, 'success', 'Antwort gespeichert');
  await expectNoPraise(page);
  await passReload(page);
  await expect(page.getByText(DEATH, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(QUIET_MESSAGE.text)).toBeVisible();
  await expect(page.getByRole('link', { name: '112' })).toBeVisible();
  await expectNoPraise(page);

  await moveClocks(page, berlin(1, '21:00'));
  await visit(page, '/daily');
  await page.waitForLoadState('networkidle');
  await expectNoPraise(page);
});

test('the milestone of a hard day waits for the next save, and another tab knows nothing of the day', async ({
  page,
  context,
  tap,
  moveClocks,
}) => {
  await moveClocks(page, berlin(2, '21:00'));
  await register(context.request);
  await visit(page, '/daily');
  await tap(page.getByText('Heute ist es schwer'));
  await tap(page.getByText('Heute ist es schwer'));
  await expect(page.getByText('Dann schreib, was ist.')).toBeHidden();
  await tap(page.getByText('Heute ist es schwer'));
  await expect(page.getByText('Dann schreib, was ist.')).toBeVisible();
  await answerField(page).fill('Kein guter Tag.');
  await markDocument(page);
  await tap(saveButton(page));
  await passReload(page);
  const other = await context.newPage();
  await other.clock.setFixedTime(berlin(2, '21:01'));
  await visit(other, '/daily');
  await expect(other.getByText('Kein guter Tag.', { exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: '112' })).toHaveCount(0);
  await other.close();

  await moveClocks(page, berlin(3, '21:00'));
  await visit(page, '/daily');
  await answerField(page).fill('Der Nachbar hat Suppe gebracht.');
  await tap(saveButton(page));
  await expect(page.getByRole('dialog', { name: FIRST_ENTRY })).toBeVisible();
});

onToday(
  'after five seconds of pause behind a first sentence the page asks for the cause, until typing goes on',
  async ({ page, signedIn: _ }) => {
    await page.clock.install();
    await visit(page, '/daily');
    await expect(answerField(page)).toBeEditable();
    await stopClock(page);
    const cause = page.getByText('Was hat dazu beigetragen?');
    await answerField(page).fill('Der Bus hat gewartet.');
    await page.clock.runFor(4_900);
    await expect(cause).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(cause).toBeVisible();
    await answerField(page).press('End');
    await answerField(page).pressSequentially(' Weil ich winkte.');
    await expect(cause).toHaveCount(0);
    await page.clock.runFor(6_000);
    await expect(cause).toHaveCount(0);
  },
);
