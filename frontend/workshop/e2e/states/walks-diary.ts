import { answerNeighbouringDay, storedAnswers } from '../days.ts';
import { makeUnavailable } from '../operations.ts';
import { TAKE_OTHER } from '../sentences.ts';
import { signIn } from '../stage.ts';
import { answerField, expectFreshDocument, markDocument, SAVE_ANSWER, visit } from '../steps.ts';
import { changeElsewhere, draftOnAnotherDevice, expectKept, typeDraft } from '../unsent.ts';
import { bringSentence, failing, opened, pending, refusedByFull, type Walk, type Walker } from './walk.ts';

// A word that no line can hold.
const ENDLESS = 'Donaudampfschifffahrt'.repeat(30);
const OTHER_DAY = 'Ein anderer Tag.';
const ONE_TOO_MANY = 10_001;

async function press({ page }: Walker, name: string | RegExp) {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
}

async function rewrite(walker: Walker, text: string) {
  await walker.page.getByRole('main').getByRole('textbox').fill(text);
  await press(walker, 'Speichern');
}

async function save(walker: Walker, text: string) {
  await answerField(walker.page).fill(text);
  await press(walker, SAVE_ANSWER);
}

async function deleteEntry(walker: Walker) {
  await press(walker, /löschen$/);
  await press(walker, 'Löschen');
}

/** A day of /daily, from the first look to the changed answer. */
export const DAY: Walk = {
  title: 'the daily question, from the empty field to the changed answer',
  who: 'signed in',
  steps: [
    pending('/daily · loading', 'CurrentUser', async ({ page }) => {
      await page.clock.install();
      await visit(page, '/daily');
    }),
    failing('/daily · no connection', 'Today', ({ page }) => visit(page, '/daily')),
    opened('/daily · question', '/daily'),
    { state: '/daily · nothing typed', reach: (walker) => press(walker, SAVE_ANSWER) },
    { state: '/daily · a sentence of the demo', reach: bringSentence },
    { state: '/daily · draft saved', reach: ({ page }) => typeDraft(page, ENDLESS) },
    {
      state: '/daily · a sentence of the demo beside a draft',
      reach: async (walker) => {
        await bringSentence(walker);
        return () => press(walker, 'Verwerfen');
      },
    },
    failing('/daily · draft waiting', 'SaveDraft', ({ page }) => typeDraft(page, 'Im Tunnel.')),
    {
      state: '/daily · leaving with unsent text',
      reach: async (walker) => {
        const mend = await makeUnavailable(walker.page, 'SaveDraft');
        await answerField(walker.page).fill('Noch im Tunnel.');
        await press(walker, 'Profil');
        await press(walker, 'Abmelden');
        return async () => {
          await press(walker, 'Abbrechen');
          await mend();
        };
      },
    },
    {
      state: '/daily · two drafts',
      reach: async (walker) => {
        await walker.request.post('/api/draft', { data: { content: ENDLESS } });
        await typeDraft(walker.page, 'Hinter dem Tunnel.');
        return () => press(walker, 'Meine Fassung behalten');
      },
    },
    { state: '/daily · too long', reach: (walker) => save(walker, 'x'.repeat(ONE_TOO_MANY)) },
    refusedByFull('/daily · full', 'SaveAnswer', (walker) => save(walker, 'Kein Platz mehr.')),
    failing('/daily · not saved', 'SaveAnswer', (walker) => save(walker, ENDLESS)),
    // Retry, because the app may be sending the unsent text, and its button is disabled meanwhile.
    pending('/daily · saving', 'SaveAnswer', ({ page }) =>
      page.locator('main button[type="submit"]').dispatchEvent('click'),
    ),
    // With the reduced motion of the check the overlay stays open.
    { state: '/daily · milestone', reach: async () => {} },
    {
      state: '/daily · saved',
      reach: async (walker) => {
        await markDocument(walker.page);
        await press(walker, 'Weiter');
        await expectFreshDocument(walker.page);
      },
    },
    { state: '/daily · editing', reach: (walker) => press(walker, /bearbeiten$/) },
    { state: '/daily · emptied', reach: (walker) => rewrite(walker, ' ') },
    failing('/daily · not updated', 'UpdateAnswer', (walker) => rewrite(walker, 'Anders.')),
    { state: '/daily · updated', reach: (walker) => rewrite(walker, ENDLESS) },
  ],
};

/** A day that has been answered on another device. */
export const LATE: Walk = {
  title: 'texts that come late',
  who: 'signed in',
  steps: [
    {
      state: '/daily · answered elsewhere',
      reach: async (walker) => {
        await visit(walker.page, '/daily');
        await answerField(walker.page).fill(ENDLESS);
        await walker.request.post('/api/answers', { data: { content: 'Anderswo.' } });
        await press(walker, SAVE_ANSWER);
        return () => press(walker, 'Verwerfen');
      },
    },
    {
      state: '/daily · an edit waits',
      reach: async (walker) => {
        await answerNeighbouringDay(walker.request, OTHER_DAY);
        await visit(walker.page, '/log');
        const entry = walker.page.getByRole('listitem').filter({ hasText: OTHER_DAY });
        await entry.getByRole('button', { name: /bearbeiten$/ }).click();
        await walker.page.getByRole('main').getByRole('textbox').fill('Halb geändert.');
        await expectKept(walker.page, 'Halb geändert.');
        await visit(walker.page, '/daily');
      },
    },
    {
      state: '/auth · session ended',
      reach: async (walker) => {
        await visit(walker.page, '/log');
        await walker.page.getByRole('button', { name: 'Speichern' }).waitFor();
        await walker.request.post('/api/logout');
        await press(walker, 'Speichern');
      },
    },
    {
      state: '/daily · a text without its entry',
      reach: async ({ page, request, person }) => {
        await signIn(request, person);
        const edited = (await storedAnswers(request)).find(({ content }) => content === OTHER_DAY);
        await request.delete(`/api/answers/${edited?.id}`);
        await visit(page, '/daily');
      },
    },
  ],
};

/** A draft that was still on another device when a program saved the answer. */
export const SUPERSEDED: Walk = {
  title: 'a draft that an answer has superseded',
  who: 'signed in',
  steps: [
    {
      state: '/daily · superseded draft',
      reach: async ({ page, request, person }) => {
        await visit(page, '/contact');
        await draftOnAnotherDevice(page, person, ENDLESS);
        await request.post('/api/answers', { data: { content: 'Von einem Programm.' } });
        await visit(page, '/daily');
      },
    },
  ],
};

/** The diary of a person with a single entry, until the diary is empty. */
export const DIARY: Walk = {
  title: 'the diary, from one entry to none',
  who: 'signed in',
  steps: [
    pending('/log · loading', 'CurrentUser', ({ page }) => visit(page, '/log')),
    failing('/log · no connection', 'Answers', ({ page }) => visit(page, '/log')),
    opened('/log · empty', '/log'),
    {
      state: '/log · one entry',
      reach: async ({ page, request }) => {
        await request.post('/api/answers', { data: { content: ENDLESS } });
        await visit(page, '/log');
      },
    },
    { state: '/log · editing', reach: (walker) => press(walker, /bearbeiten$/) },
    { state: '/log · emptied', reach: (walker) => rewrite(walker, ' ') },
    failing('/log · not updated', 'UpdateAnswer', (walker) => rewrite(walker, 'Anders.')),
    { state: '/log · updated', reach: (walker) => rewrite(walker, 'Anders.') },
    {
      state: '/log · two versions',
      reach: async (walker) => {
        await press(walker, /bearbeiten$/);
        await changeElsewhere(walker.request, ENDLESS);
        await rewrite(walker, 'Noch einmal anders.');
        return () => press(walker, TAKE_OTHER);
      },
    },
    {
      state: '/log · asking',
      reach: async (walker) => {
        await press(walker, /löschen$/);
        return () => press(walker, 'Abbrechen');
      },
    },
    failing('/log · not deleted', 'DeleteAnswer', deleteEntry),
    pending('/log · deleting', 'DeleteAnswer', async (walker) => {
      await deleteEntry(walker);
      await markDocument(walker.page);
    }),
    { state: '/log · deleted', reach: ({ page }) => expectFreshDocument(page) },
    failing('/log · not restored', 'RestoreAnswer', (walker) => press(walker, 'Rückgängig')),
    {
      state: '/log · restored',
      reach: async (walker) => {
        await markDocument(walker.page);
        await press(walker, 'Rückgängig');
        await expectFreshDocument(walker.page);
      },
    },
  ],
};
