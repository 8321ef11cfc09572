import { MAKE_KEY, MAY_WRITE } from '../sentences.ts';
import { visit } from '../steps.ts';
import { failing, opened, type Walk, type Walker } from './walk.ts';

async function press({ page }: Walker, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

/** Gives the page a clipboard that accepts a text, or no clipboard. */
async function takeClipboard({ page }: Walker, isOpen: boolean) {
  await page.evaluate((takes) => {
    navigator.clipboard.writeText = () => (takes ? Promise.resolve() : Promise.reject(new Error('denied')));
  }, isOpen);
}

/** Keys for programs, from the first to the last. */
export const PROGRAMS: Walk = {
  title: 'API tokens in the profile',
  who: 'signed in',
  steps: [
    opened('/account · no program', '/account#programme'),
    {
      state: '/account · a new program',
      reach: (walker) => press(walker, MAKE_KEY),
    },
    {
      state: '/account · a new program refused',
      reach: async (walker) => {
        await walker.page.getByLabel('Einträge lesen').uncheck();
        await press(walker, 'Zugang erstellen');
      },
    },
    failing('/account · a new program not made', 'CreateApiToken', async (walker) => {
      await walker.page.getByLabel('Name des Programms').fill('Notizen');
      await walker.page.getByLabel('Einträge lesen').check();
      await walker.page.getByLabel(MAY_WRITE).check();
      await press(walker, 'Zugang erstellen');
    }),
    { state: '/account · the key of a program', reach: (walker) => press(walker, 'Zugang erstellen') },
    {
      state: '/account · the key is copied',
      reach: async (walker) => {
        await takeClipboard(walker, true);
        await press(walker, 'Kopieren');
      },
    },
    {
      state: '/account · the key is not copied',
      reach: async (walker) => {
        await takeClipboard(walker, false);
        await press(walker, 'Kopieren');
      },
    },
    {
      state: '/account · a program',
      reach: async (walker) => {
        const key = await walker.page.getByText(/^aufwind_pat_/).innerText();
        await press(walker, 'Fertig');
        return () => walker.request.get('/api/streak', { headers: { Authorization: `Bearer ${key}` } });
      },
    },
    opened('/account · a program that has asked', '/account#programme'),
    {
      state: '/account · a new password, with a program',
      reach: async (walker) => {
        await press(walker, 'Passwort ändern');
        return () => press(walker, 'Abbrechen');
      },
    },
    {
      state: '/account · logging out everywhere, with a program',
      reach: async (walker) => {
        await visit(walker.page, '/account#sicherheit');
        await press(walker, 'Überall abmelden');
        return () => press(walker, 'Abbrechen');
      },
    },
    {
      state: '/account · removing a program',
      reach: async (walker) => {
        await visit(walker.page, '/account#programme');
        await press(walker, 'Notizen entfernen');
      },
    },
    { state: '/account · a program is removed', reach: (walker) => press(walker, 'Entfernen') },
  ],
};
