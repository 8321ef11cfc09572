import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_ENTRIES, DEMO_PROMPTS } from '../../../demo/demo-entries.ts';
import { answerToday } from '../days.ts';
import { alterUser } from '../operations.ts';
import { expect, test } from '../stage.ts';
import { expectToast, pass, QUESTION, stopClock, visit } from '../steps.ts';
import { SPEC_MS } from '../timings.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MORNING = new Date('2026-03-03T08:00:00+01:00');

/** Every prescribed constant: where it is asserted, and the words by which that test is found. */
const ASSERTED: [constant: string, file: string, words: string][] = [
  ['6 characters: log-in', 'auth-log-in', 'a short password gets its message'],
  ['6 characters: registration', 'auth-register', 'six characters are enough'],
  ['6 characters: password change', 'keyboard-profile', 'six characters are enough'],
  ['draft 1000 ms', 'daily-draft', 'the draft is saved one second after the last keystroke'],
  [
    'overlay 3500 and 300 ms',
    'daily-milestone',
    'untouched it closes after 3.5 seconds and the closing of 0.3 seconds',
  ],
  ['reload 1500 ms', 'daily-save', 'the page reloads after 1.5 seconds'],
  ['reload 4000 ms', 'daily-milestone', 'and the page reloads after 4'],
  ['demo: save 1000 ms, indicator 2000 ms', 'constants', 'the demo saves for 1000 ms'],
  ['demo: 16 prompts', 'constants', 'chance picks one of 16 prompts'],
  ['demo: 6 entries, 5 Tage Streak, one answer', 'constants', 'the demo saves for 1000 ms'],
  ['landing: 16 samples', 'landing-typewriter', 'there are sixteen sample answers'],
  [
    'landing: 40, 3000, 500 ms',
    'landing-typewriter',
    'typing starts after 500 ms, goes on every 40 ms, rests for 3 s',
  ],
  ['landing: a random start', 'landing-typewriter', 'chance picks the first sample'],
  [
    'typewriter: 50, 3000, 500 ms',
    '../../ui/typing.test',
    'by default it starts after 500 ms, types every 50 ms',
  ],
  ['header: 50 px', 'header', 'the header stays until the page is scrolled past 50 pixels'],
  ['header: 10 px', 'header', 'the header gets a stronger shadow after 10 pixels'],
  ['Apple: error 3000 ms', 'sign-in-apple', 'the error stands for three seconds'],
  ['Apple: success 1000 ms', 'sign-in-apple-success', 'goes to /daily after a second'],
  ['dates', 'constants', 'dates are German'],
  ['export: name and form', 'constants', 'the export is a JSON file'],
  ['popup 500 × 600', 'sign-in-google', 'a popup of 500 × 600'],
  ['tokens 30 s early', '../../../bff/identity/google.tokens.test', 'that expires within 30 s'],
  ['24 hours, 1 minute', '../states/texts-public', '24 Stunden'],
];

const TABLE = /const ASSERTED[\s\S]*?\n\];/;

test('every constant of the specification has a test that asserts it', async () => {
  for (const [constant, file, words] of ASSERTED) {
    const path = join(ROOT, 'frontend/workshop/e2e/journeys', file);
    const source = await readFile(`${path}.ts`, 'utf8').catch(() => readFile(`${path}.spec.ts`, 'utf8'));
    // The words stand in the table of this very file too.
    expect.soft(source.replace(TABLE, '').includes(words), constant).toBe(true);
  }
});

test('the demo saves for 1000 ms, says so for 2000 ms and is then locked; 6 entries, 5 Tage Streak, one answer a visit', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/demo');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(6);
  await expect(page.getByText('5 Tage Streak', { exact: true })).toBeVisible();
  const last = DEMO_ENTRIES.at(-1)?.content ?? '';
  await expect(page.getByText(last)).toBeVisible();
  await stopClock(page);
  await page.getByLabel(QUESTION).fill('Der Kuchen ist gelungen.');
  const save = page.locator('main button[type="submit"]');
  await save.click();
  await pass(page, SPEC_MS.demoSave - 1);
  await expect(save).toHaveText(/Speichere/);
  await expect(save).toBeDisabled();
  await pass(page, 1);
  await expectToast(page, 'success', 'Gespeichert');
  await expect(save).toHaveAccessibleName('Gespeichert');
  await expect(entries).toHaveCount(6);
  await expect(entries.first()).toContainText('Heute');
  await expect(entries.first()).toContainText('Der Kuchen ist gelungen.');
  await expect(page.getByText(last)).toHaveCount(0);
  await pass(page, SPEC_MS.demoSavedIndicator - 1);
  await expect(save).toHaveAccessibleName('Gespeichert');
  await pass(page, 1);
  await expect(save).toHaveAccessibleName('Für heute bereits beantwortet');
  await expect(page.getByLabel(QUESTION)).not.toBeEditable();

  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Antwort speichern' })).toBeEnabled();
  await expect(page.getByText(last)).toBeVisible();
});

test('chance picks one of 16 prompts for the demo', async ({ page }) => {
  expect(new Set(DEMO_PROMPTS).size).toBe(16);
  await page.addInitScript(() => {
    Math.random = () => Number(sessionStorage.getItem('chance'));
  });
  for (const index of [0, 7, 15]) {
    await page.goto('/impressum');
    await page.evaluate((chance) => sessionStorage.setItem('chance', chance), String((index + 0.5) / 16));
    await visit(page, '/demo');
    await expect(page.getByLabel(QUESTION)).toHaveAttribute('placeholder', DEMO_PROMPTS[index] ?? '');
  }
});

test('dates are German: the day in long form with its weekday, the member since a day of two digits', async ({
  page,
  signedIn: _,
}) => {
  await page.clock.setFixedTime(MORNING);
  await visit(page, '/');
  await expect(page.getByText('Dienstag, 3. März 2026', { exact: true })).toBeVisible();
  await visit(page, '/daily');
  await expect(page.getByText('Dienstag, 3. März 2026', { exact: true })).toBeVisible();
  await alterUser(page, 'CurrentUser', { createdAt: '2026-01-05T23:30:00.000Z' });
  await visit(page, '/account');
  await expect(page.getByText('06. Januar 2026', { exact: true })).toBeVisible();
});

test('the export is a JSON file named after product and day, indented by two spaces, with the account and its answers', async ({
  page,
  signedIn,
}) => {
  await answerToday(page.context().request, 'Der Zug hat gewartet. 🚆');
  await page.addInitScript(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      document.documentElement.dataset.fileType = file.type;
      return createObjectURL(file);
    };
  });
  await page.clock.setFixedTime(MORNING);
  await visit(page, '/account');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Daten exportieren' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Aufwind-data-2026-03-03.json');
  await expect(page.locator('html')).toHaveAttribute('data-file-type', 'application/json');
  const file = await readFile(await download.path(), 'utf8');
  const content = JSON.parse(file);
  expect(file).toBe(JSON.stringify(content, null, 2));
  expect(Object.keys(content)).toEqual(['username', 'provider', 'createdAt', 'answers']);
  expect(content).toMatchObject({ username: signedIn.username, provider: 'local' });
  expect(content.answers.map((answer: object) => Object.keys(answer))).toEqual([
    ['content', 'date', 'createdAt', 'updatedAt'],
  ]);
  expect(content.answers[0].content).toBe('Der Zug hat gewartet. 🚆');
});
