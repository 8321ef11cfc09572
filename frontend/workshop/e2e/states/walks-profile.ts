import { alterUser } from '../operations.ts';
import { signIn } from '../stage.ts';
import { visit } from '../steps.ts';
import { failing, opened, pending, type Walk, type Walker } from './walk.ts';

const EXPORT_PATH = '/api/user/export';

async function press({ page }: Walker, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

async function fillIn({ page }: Walker, password: string, confirmation: string) {
  await page.getByLabel('Neues Passwort').fill(password);
  await page.getByLabel('Passwort bestätigen').fill(confirmation);
}

async function deleteAccount(walker: Walker) {
  await press(walker, 'Konto löschen');
  await press(walker, 'Ja, Konto löschen');
}

async function comeBack({ page, request, person }: Walker) {
  await signIn(request, person);
  await visit(page, '/account');
}

/** The actions on the profile that keep the account. */
export const PROFILE: Walk = {
  title: 'the profile: password, connections, export',
  who: 'signed in',
  steps: [
    pending('/account · loading', 'CurrentUser', ({ page }) => visit(page, '/account')),
    {
      state: '/account · without an address, member since nobody knows when',
      reach: async ({ page }) => {
        const mend = await alterUser(page, 'CurrentUser', { username: null, createdAt: null });
        await visit(page, '/account');
        return mend;
      },
    },
    {
      state: '/account · nearly full',
      reach: async ({ page }) => {
        const storage = { __typename: 'DiaryStorage', usedBytes: 41_260_000, maxBytes: 50_000_000 };
        const mend = await alterUser(page, 'Profile', { storage });
        await visit(page, '/account#mitnehmen');
        return mend;
      },
    },
    opened('/account · diary files', '/account#mitnehmen'),
    { state: '/account · account details', reach: (walker) => press(walker, 'Angaben als Datei (JSON)') },
    failing('/account · account details not saved', 'DiscloseAccount', (walker) =>
      press(walker, 'Herunterladen'),
    ),
    pending('/account · saving account details', 'DiscloseAccount', (walker) =>
      press(walker, 'Herunterladen'),
    ),
    { state: '/account · account details saved', reach: async () => {} },
    opened('/account · profile', '/account'),
    { state: '/account · password', reach: (walker) => press(walker, 'Passwort ändern') },
    {
      state: '/account · two passwords',
      reach: async (walker) => {
        await fillIn(walker, 'ein neues Wort', 'ein anderes Wort');
        await press(walker, 'Passwort speichern');
      },
    },
    {
      state: '/account · short password',
      reach: async (walker) => {
        await fillIn(walker, '12345', '12345');
        await press(walker, 'Passwort speichern');
      },
    },
    failing('/account · password not changed', 'ChangePassword', async (walker) => {
      await fillIn(walker, walker.person.password, walker.person.password);
      await press(walker, 'Passwort speichern');
    }),
    pending('/account · changing the password', 'ChangePassword', (walker) =>
      press(walker, 'Passwort speichern'),
    ),
    { state: '/account · password changed', reach: async () => {} },
    {
      state: '/account · password after an old sign-in',
      reach: async (walker) => {
        const mend = await alterUser(walker.page, 'RecentSignIn', { hasRecentSignIn: false });
        await press(walker, 'Passwort ändern');
        return async () => {
          await press(walker, 'Abbrechen');
          await mend();
        };
      },
    },
    {
      state: '/account · connecting',
      reach: async (walker) => {
        await visit(walker.page, '/account#sicherheit');
        await press(walker, 'Google verbinden');
        return () => press(walker, 'Abbrechen');
      },
    },
    failing('/account · not exported', EXPORT_PATH, (walker) => press(walker, 'Daten exportieren')),
    pending('/account · exporting', EXPORT_PATH, (walker) => press(walker, 'Daten exportieren')),
    { state: '/account · exported', reach: async () => {} },
  ],
};

/** The ways out of the profile. */
export const LEAVING: Walk = {
  title: 'leaving: session over, logged out, account deleted',
  who: 'signed in',
  steps: [
    {
      state: '/account · session ended',
      reach: async ({ page, request }) => {
        await visit(page, '/account');
        await page.getByRole('heading', { name: 'Mein Profil' }).waitFor();
        await request.post('/api/logout');
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      },
    },
    failing('/account · not logged out', 'LogOut', async (walker) => {
      await comeBack(walker);
      await press(walker, 'Abmelden');
    }),
    pending('/account · logging out', 'LogOut', (walker) => press(walker, 'Abmelden')),
    { state: '/ · logged out', reach: ({ page }) => page.waitForURL('/') },
    {
      state: '/account · asking',
      reach: async (walker) => {
        await comeBack(walker);
        await press(walker, 'Konto löschen');
        return () => press(walker, 'Abbrechen');
      },
    },
    failing('/account · not deleted', 'DeleteAccount', deleteAccount),
    pending('/account · deleting', 'DeleteAccount', deleteAccount),
    { state: '/ · account deleted', reach: ({ page }) => page.waitForURL('/') },
  ],
};
