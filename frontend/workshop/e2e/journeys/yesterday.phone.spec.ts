import type { Page } from '@playwright/test';
import { berlin, test } from '../clock-stage.ts';
import { sendOperation } from '../operations.ts';
import { expect, type Person, register } from '../stage.ts';
import { answerField, expectToast, markDocument, pass, passReload, saveButton, visit } from '../steps.ts';
import { SPEC_MS } from '../timings.ts';
import { saved, typeDraft, waitingText } from '../unsent.ts';

const QUESTION_OF_YESTERDAY = 'Worüber habe ich mich gestern gefreut?';

// Run in sequence, because all tests share a product.
test.describe.configure({ mode: 'default' });

function yesterdayField(page: Page) {
  return page.getByRole('textbox', { name: QUESTION_OF_YESTERDAY });
}

/** The day as the page shows it, without the year. */
function dayName(instant: Date): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } satisfies Intl.DateTimeFormatOptions;
  return new Intl.DateTimeFormat('de-DE', { ...parts, timeZone: 'Europe/Berlin' }).format(instant);
}

async function diaryOf(page: Page) {
  const { answers } = (await (await sendOperation(page.request, 'Answers', { first: 30 })).json()).data;
  const { streak } = (await (await sendOperation(page.request, 'Streak')).json()).data;
  return { answers: answers.nodes, streak };
}

type MoveClocks = (page: Page, instant: Date) => Promise<void>;

/** Somebody who registers on Saturday evening, before the clocks are moved on. */
async function registerBefore(instant: Date, page: Page, moveClocks: MoveClocks): Promise<Person> {
  await moveClocks(page, berlin(0, '18:00'));
  const person = await register(page.context().request);
  await moveClocks(page, instant);
  return person;
}

test('a missed evening can be answered the next day, and the streak continues', async ({
  page,
  context,
  moveClocks,
  tap,
}) => {
  await moveClocks(page, berlin(0, '18:00'));
  await register(context.request);
  await context.request.post('/api/answers', { data: { content: 'Am Samstag.' } });

  await moveClocks(page, berlin(2, '09:00'));
  await visit(page, '/daily');
  await expect(answerField(page)).toBeVisible();
  const offer = page.getByText('Für gestern, Sonntag, ist noch Platz.');
  await expect(offer).toBeVisible();
  expect(await offer.evaluate((element) => getComputedStyle(element).paddingTop)).toBe('6px');
  await typeDraft(page, 'Für heute');
  await expect(saved(page)).toBeVisible();
  await tap(page.getByRole('link', { name: 'Gestern nachtragen' }));
  await expect(page).toHaveURL(/\/daily#gestern$/);
  await expect(page.getByText(dayName(berlin(1, '12:00')))).toBeVisible();
  await expect(page.getByRole('heading', { name: QUESTION_OF_YESTERDAY })).toBeFocused();
  await expect(yesterdayField(page)).toHaveValue('');
  await yesterdayField(page).fill('Für gestern');
  await pass(page, SPEC_MS.draftAutosave);
  await expect(saved(page)).toBeVisible();

  await tap(page.getByRole('link', { name: 'Zurück zu heute' }));
  await expect(answerField(page)).toHaveValue('Für heute');
  await page.goto('/daily#gestern');
  await page.reload();
  await expect(yesterdayField(page)).toHaveValue('Für gestern');
  await markDocument(page);
  await tap(saveButton(page));
  await passReload(page);
  await expectToast(page, 'success', 'Antwort gespeichert');
  await expect(page).toHaveURL(/\/daily#gestern$/);
  await expect(page.getByText('Beantwortet', { exact: true })).toBeVisible();
  await expect(page.getByText('Für gestern', { exact: true })).toBeVisible();
  await expect(page.getByText(dayName(berlin(1, '12:00')))).toBeVisible();
  expect(await diaryOf(page)).toMatchObject({
    answers: [{ content: 'Für gestern' }, { content: 'Am Samstag.' }],
    streak: { count: 2 },
  });

  await tap(page.getByRole('link', { name: 'Und heute?' }));
  await expect(answerField(page)).toHaveValue('Für heute');
  await expect(page.getByText('Gestern nachtragen')).toHaveCount(0);
});

test('half past midnight belongs to the previous evening, and a text keeps its day', async ({
  page,
  moveClocks,
  tap,
}) => {
  await registerBefore(berlin(1, '23:50'), page, moveClocks);
  await visit(page, '/daily');
  await typeDraft(page, 'Kurz vor zwölf');
  await expect(saved(page)).toBeVisible();

  await moveClocks(page, berlin(2, '00:30'));
  await page.reload();
  await expect(page.getByText(`Für ${dayName(berlin(1, '12:00'))}`, { exact: true })).toBeVisible();
  await expect(yesterdayField(page)).toHaveValue('Kurz vor zwölf');
  await tap(page.getByRole('link', { name: 'Stattdessen für Montag' }));
  await expect(page).toHaveURL(/\/daily#heute$/);
  await expect(answerField(page)).toHaveValue('');
  await page.reload();
  await expect(answerField(page)).toHaveValue('');
  await expect(page.getByText(/wartet ein angefangener Text/)).toBeVisible();
  await tap(page.getByRole('link', { name: 'Weiterschreiben' }));
  await expect(yesterdayField(page)).toHaveValue('Kurz vor zwölf');
  await visit(page, '/daily');
  await expect(yesterdayField(page)).toHaveValue('Kurz vor zwölf');
  await markDocument(page);
  await tap(saveButton(page));
  await passReload(page);
  await expectToast(page, 'success', 'Antwort gespeichert');
  await expect(page.getByText('Kurz vor zwölf', { exact: true })).toBeVisible();
  const [answer] = (await diaryOf(page)).answers;
  expect(answer.day).toBe(berlin(1, '12:00').toISOString().slice(0, 10));
});

test('at four in the morning the page asks for today again and keeps the typed text', {
  tag: '@full',
}, async ({ page, openInOtherBrowser, moveClocks }) => {
  const person = await registerBefore(berlin(2, '03:59'), page, moveClocks);
  await visit(page, '/daily');
  await yesterdayField(page).fill('Noch Sonntag');
  await expect(saved(page)).toBeVisible();
  await moveClocks(page, berlin(2, '04:00'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(yesterdayField(page)).toHaveValue('Noch Sonntag');

  const phone = await openInOtherBrowser();
  await phone.clock.setFixedTime(berlin(2, '04:00'));
  await phone.context().request.post('/api/login', { data: person });
  await visit(phone, '/daily');
  await expect(answerField(phone)).toHaveValue('');
  await expect(phone.getByText('Für gestern, Sonntag, ist noch Platz.')).toBeVisible();
});

test('at night, once both days are answered, yesterday leads back to today without an offer', async ({
  page,
  context,
  moveClocks,
  tap,
}) => {
  await registerBefore(berlin(2, '00:30'), page, moveClocks);
  for (const data of [{ content: 'Am Sonntag.', day: 'yesterday' }, { content: 'Am Montag.' }]) {
    const answer = await context.request.post('/api/answers', { data });
    expect(answer.status()).toBe(201);
  }
  await visit(page, '/daily#gestern');
  await expect(page.getByText('Am Sonntag.', { exact: true })).toBeVisible();
  await tap(page.getByRole('link', { name: 'Und heute?' }));
  await expect(page.getByText('Am Montag.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Stattdessen|nachtragen$/ })).toHaveCount(0);
});

test('a text for yesterday that midnight has overtaken does not replace the answer of another day', async ({
  page,
  context,
  moveClocks,
  tap,
}) => {
  await registerBefore(berlin(2, '23:58'), page, moveClocks);
  await context.request.post('/api/answers', { data: { content: 'Am Montag.' } });
  await visit(page, '/daily#gestern');
  await expect(yesterdayField(page)).toBeEditable();
  await moveClocks(page, berlin(3, '00:01'));
  await yesterdayField(page).fill('Am Sonntag.');
  const waiting = waitingText(page);
  await expect(waiting).toContainText('Sein Tag lässt sich nicht mehr nachtragen.');
  await expect(waiting.getByRole('button')).toHaveText(['Verwerfen']);

  await tap(page.getByRole('link', { name: 'Und heute?' }));
  await expect(answerField(page)).toHaveValue('Am Sonntag.');
});
