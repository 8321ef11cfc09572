import type { Page } from '@playwright/test';
import { PATHS } from '../../lib/paths.ts';
import { abortRequests, hold, makeUnavailable } from '../e2e/operations.ts';
import { answerField, SAVE_ANSWER, saveButton } from '../e2e/steps.ts';
import { press, type Screen } from './screen.ts';

const LONG_ANSWER = Array.from(
  { length: 6 },
  () =>
    'Am Morgen war ich im Garten, noch vor dem Frühstück. Die Dahlien haben den Frost überstanden, und die Amsel saß auf dem Zaun, als hätte sie auf mich gewartet.',
).join('\n\n');

async function save(page: Page, text: string) {
  await answerField(page).fill(text);
  await saveButton(page).click();
}

/** Answers today; where that is done already, nothing changes. */
const answered = (page: Page) => page.request.post('/api/answers', { data: { content: LONG_ANSWER } });

/** The screens of a person with an account, in an order in which each state can follow the previous state. */
export const SIGNED_IN_SCREENS: Screen[] = [
  { name: 'newcomer-daily', viewer: 'newcomer', path: PATHS.daily },
  { name: 'newcomer-diary', viewer: 'newcomer', path: PATHS.diary },
  {
    name: 'daily-empty-answer',
    viewer: 'newcomer',
    path: PATHS.daily,
    prepare: press(SAVE_ANSWER),
  },
  {
    name: 'milestone',
    viewer: 'newcomer',
    path: PATHS.daily,
    windowOnly: true,
    prepare: async (page) => {
      await save(page, LONG_ANSWER);
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Shift');
    },
  },
  { name: 'daily-answered', viewer: 'newcomer', path: PATHS.daily, given: answered },
  {
    name: 'daily-editing',
    viewer: 'newcomer',
    path: PATHS.daily,
    given: answered,
    prepare: (page) => page.getByRole('button', { name: /bearbeiten$/ }).click(),
  },
  {
    name: 'daily-saving',
    viewer: 'newcomer',
    path: PATHS.daily,
    given: answered,
    prepare: async (page) => {
      await hold(page, 'UpdateAnswer');
      await page.getByRole('button', { name: /bearbeiten$/ }).click();
      await page.locator('textarea').fill('Das Brot ist aufgegangen.');
      await press('Speichern')(page);
    },
  },

  {
    name: 'daily-too-long',
    viewer: 'demo',
    path: PATHS.daily,
    windowOnly: true,
    prepare: (page) => save(page, LONG_ANSWER.repeat(11)),
  },
  {
    name: 'daily',
    viewer: 'demo',
    path: PATHS.daily,
    prepare: async (page) => {
      await answerField(page).fill(
        'Der Bus war pünktlich und ganz leer. Ich saß vorne, mit Sonne im Gesicht.',
      );
      await page.getByText('Entwurf gesichert', { exact: true }).waitFor();
      await page.mouse.click(2, 400);
    },
  },
  {
    name: 'daily-offline',
    viewer: 'demo',
    path: PATHS.daily,
    prepare: async (page) => {
      await abortRequests(page, 'SaveDraft');
      await answerField(page).fill('Das Brot ist aufgegangen.');
      await page.getByText('Gerade keine Verbindung').waitFor();
    },
  },
  { name: 'diary', viewer: 'demo', path: PATHS.diary },
  {
    name: 'diary-search',
    viewer: 'demo',
    path: PATHS.diary,
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('oma');
      await page.locator('mark').first().waitFor();
    },
  },
  {
    name: 'diary-editing',
    viewer: 'demo',
    path: PATHS.diary,
    windowOnly: true,
    prepare: (page) =>
      page
        .getByRole('button', { name: /bearbeiten$/ })
        .first()
        .click(),
  },
  {
    name: 'diary-deleting',
    viewer: 'demo',
    path: PATHS.diary,
    windowOnly: true,
    prepare: (page) =>
      page
        .getByRole('button', { name: /löschen$/ })
        .first()
        .click(),
  },
  { name: 'diary-print', viewer: 'demo', path: PATHS.diary, print: true },
  { name: 'book', viewer: 'demo', path: PATHS.book },
  { name: 'book-print', viewer: 'demo', path: PATHS.book, print: true },
  {
    name: 'diary-not-loaded',
    viewer: 'demo',
    path: PATHS.diary,
    windowOnly: true,
    before: (page) => makeUnavailable(page, 'Answers'),
    prepare: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'diary-loading',
    viewer: 'demo',
    path: PATHS.diary,
    windowOnly: true,
    before: (page) => hold(page, 'Answers'),
  },
  { name: 'account', viewer: 'demo', path: PATHS.profile },
  {
    name: 'account-password',
    viewer: 'demo',
    path: PATHS.profile,
    prepare: async (page) => {
      await press('Passwort ändern')(page);
      await press('Passwort speichern')(page);
    },
  },
  {
    name: 'account-deleting',
    viewer: 'demo',
    path: PATHS.profile,
    windowOnly: true,
    prepare: press('Konto löschen'),
  },
  {
    name: 'profile-menu',
    viewer: 'demo',
    path: PATHS.daily,
    windowOnly: true,
    prepare: (page) => page.locator('[popovertarget="profile-menu"]').dispatchEvent('click'),
  },
  { name: 'landing-signed-in', viewer: 'demo', path: PATHS.landing, windowOnly: true },
  {
    name: 'daily-two-versions',
    viewer: 'demo',
    path: PATHS.daily,
    prepare: async (page) => {
      await page.request.post('/api/draft', { data: { content: 'Vom Telefon: Die Quitten duften.' } });
      await answerField(page).fill('Die Nachbarin hat mir Quitten geschenkt.');
      await page.getByRole('button', { name: 'Meine Fassung behalten' }).waitFor();
    },
  },
  {
    name: 'recovery-sheet',
    viewer: 'newcomer',
    path: PATHS.recoveryCode,
    prepare: press('Blatt erstellen'),
  },
  {
    name: 'recovery-sheet-print',
    viewer: 'newcomer',
    path: PATHS.recoveryCode,
    prepare: press('Blatt erstellen'),
    print: true,
  },
  // Last: the app sends an unsaved text as soon as a page opens.
  {
    name: 'daily-not-saved',
    viewer: 'demo',
    path: PATHS.daily,
    prepare: async (page) => {
      await makeUnavailable(page, 'SaveAnswer');
      await save(page, 'Das Brot ist aufgegangen.');
      await page.getByText('Fehler beim Speichern').first().waitFor();
    },
  },
];
