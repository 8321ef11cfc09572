import { randomUUID } from 'node:crypto';
import { addAuthenticator } from '../authenticator.ts';
import { ANY_TEXT, answerToday } from '../days.ts';
import { alterData, alterFigures, alterUser, failure } from '../operations.ts';
import { CONFIRM_ADDRESS, CONFIRM_AGAIN, LINK_REFUSED } from '../sentences.ts';
import { visit } from '../steps.ts';
import type { StateName } from './texts.ts';
import { answered, done, failing, opened, press, type Step, type Walk, type Walker } from './walk.ts';

const TOKEN = '#a-token';
const OVER_ANSWER = failure([
  { message: LINK_REFUSED, extensions: { code: 'BAD_USER_INPUT', fields: { token: LINK_REFUSED } } },
]);
const UNAUTHENTICATED = failure([
  { message: 'Bitte melde Dich an.', extensions: { code: 'UNAUTHENTICATED' } },
]);

/** The empty list of recent credentials. */
const NO_RECENT_CREDENTIALS = { passkeys: [], identities: [], removalToken: null };

/** Types a new password and sends the form. */
export async function choosePassword(walker: Walker, button: string) {
  await walker.page.getByLabel('Neues Passwort').fill('ein neues Wort');
  await press(walker, button);
}

async function openSheet(walker: Walker, code = '0123-4567-89AB-CDEF-GHJK-MNPQ') {
  await walker.page.getByLabel('E-Mail').fill('anna@example.org');
  await walker.page.getByLabel('Code vom Blatt').fill(code);
  await press(walker, 'Weiter');
}

function openedSheet(state: StateName, method: 'PASSWORD' | 'PASSKEY'): Step {
  const answer = done({ checkRecoveryCode: { method } });
  return answered(state, '/wiederherstellung', 'CheckRecoveryCode', answer, (walker) => openSheet(walker));
}

/** The pages of the ways back, without mail and without a host name. */
export const WAYS_BACK: Walk = {
  title: 'the ways back into an account',
  who: 'visitor',
  steps: [
    opened('/passwort-vergessen · without mail', '/passwort-vergessen'),
    opened('/passwort-neu · without a link', '/passwort-neu'),
    { state: '/passwort-neu · refused', reach: (walker) => press(walker, 'Passwort speichern') },
    opened('/passwort-neu · from the link', `/passwort-neu${TOKEN}`),
    failing('/passwort-neu · not sent', 'ResetPassword', (walker) =>
      choosePassword(walker, 'Passwort speichern'),
    ),
    answered('/passwort-neu · link over', `/passwort-neu${TOKEN}`, 'ResetPassword', OVER_ANSWER, (walker) =>
      choosePassword(walker, 'Passwort speichern'),
    ),
    answered(
      '/passwort-neu · done',
      `/passwort-neu${TOKEN}`,
      'ResetPassword',
      done({ resetPassword: { recentCredentials: NO_RECENT_CREDENTIALS } }),
      (walker) => choosePassword(walker, 'Passwort speichern'),
    ),
    opened('/adresse-bestaetigen · visitor', `/adresse-bestaetigen${TOKEN}`),
    answered(
      '/adresse-bestaetigen · not me',
      `/adresse-bestaetigen${TOKEN}`,
      'RefuseAddress',
      done({ refuseAddress: { username: 'anna@example.org' } }),
      (walker) => press(walker, 'Das bin ich nicht'),
    ),
    answered(
      '/adresse-bestaetigen · link over',
      `/adresse-bestaetigen${TOKEN}`,
      'ConfirmAddress',
      OVER_ANSWER,
      (walker) => press(walker, CONFIRM_ADDRESS),
    ),
    opened('/adresse-zurueck · from the link', `/adresse-zurueck${TOKEN}`),
    answered(
      '/adresse-zurueck · link over',
      `/adresse-zurueck${TOKEN}`,
      'UndoAddressChange',
      OVER_ANSWER,
      (walker) => choosePassword(walker, 'Adresse zurückholen'),
    ),
    answered(
      '/adresse-zurueck · done',
      `/adresse-zurueck${TOKEN}`,
      'UndoAddressChange',
      done({ undoAddressChange: { recentCredentials: NO_RECENT_CREDENTIALS } }),
      (walker) => choosePassword(walker, 'Adresse zurückholen'),
    ),
    opened('/wiederherstellung · form', '/wiederherstellung'),
    { state: '/wiederherstellung · refused', reach: (walker) => press(walker, 'Weiter') },
    { state: '/wiederherstellung · code refused', reach: (walker) => openSheet(walker, 'kein Code') },
    { state: '/wiederherstellung · not opened', reach: (walker) => openSheet(walker) },
    openedSheet('/wiederherstellung · a new passkey, which this browser cannot make', 'PASSKEY'),
    openedSheet('/wiederherstellung · a new password', 'PASSWORD'),
  ],
};

/** The parts of these pages that only a signed-in person sees. */
export const SHEET: Walk = {
  title: 'confirming an address while signed in, and the recovery sheet',
  who: 'signed in',
  steps: [
    opened('/adresse-bestaetigen · signed in', `/adresse-bestaetigen${TOKEN}`),
    answered(
      '/adresse-bestaetigen · another account',
      `/adresse-bestaetigen${TOKEN}`,
      'ConfirmAddress',
      UNAUTHENTICATED,
      (walker) => press(walker, CONFIRM_ADDRESS),
    ),
    answered(
      '/adresse-bestaetigen · confirmed',
      `/adresse-bestaetigen${TOKEN}`,
      'ConfirmAddress',
      done({ confirmAddress: { username: 'berta@example.org' } }),
      (walker) => press(walker, CONFIRM_ADDRESS),
    ),
    opened('/wiederherstellungsblatt · before', '/wiederherstellungsblatt'),
    { state: '/wiederherstellungsblatt · shown', reach: (walker) => press(walker, 'Blatt erstellen') },
    {
      state: '/wiederherstellungsblatt · leaving',
      reach: async (walker) => {
        await press(walker, 'Fertig');
        return () => press(walker, 'Ja, weiter');
      },
    },
  ],
};

/** The parts that need mail and a host name, for a visitor. */
export const WITH_MAIL: Walk = {
  title: 'a forgotten password where mail is sent',
  who: 'visitor',
  steps: [
    opened('/passwort-vergessen · with mail', '/passwort-vergessen'),
    { state: '/passwort-vergessen · refused', reach: (walker) => press(walker, 'Link anfordern') },
    {
      state: '/passwort-vergessen · requested',
      reach: async (walker) => {
        await walker.page.getByLabel('E-Mail').fill('niemand@example.org');
        await press(walker, 'Link anfordern');
      },
    },
  ],
};

// Not a milestone.
const ENTRIES = 8;
const ADDRESS_OPEN = { username: 'anna@example.org', isAddressConfirmed: false };

/** The answered question, with the offer that follows from this state. */
export function quietOffer(
  state: StateName,
  account: object,
  reminder: object = { channel: 'MAIL' },
  consent: object = { isCurrent: true },
): Step {
  return {
    state,
    reach: async (walker) => {
      const { page } = walker;
      await page.evaluate(() => localStorage.removeItem('aufwind:offers'));
      await alterFigures(page, ENTRIES);
      const offers = { mail: true, pushKey: null };
      await alterData(page, 'QuietOffer', {
        offers: { __typename: 'Offers', ...offers },
        me: {
          ...account,
          reminder: { __typename: 'Reminder', ...reminder },
          consent: { __typename: 'Consent', ...consent },
        },
      });
      await visit(page, '/daily');
    },
  };
}

/** The same for a signed-in person. */
export const WAYS_IN: Walk = {
  title: 'the ways into the account, in the profile and as quiet offers',
  who: 'signed in',
  steps: [
    {
      state: '/account · credentials',
      reach: async ({ page, request }) => {
        await addAuthenticator(page);
        await answerToday(request, ANY_TEXT);
        await visit(page, '/account#sicherheit');
      },
    },
    {
      state: '/account · confirmation sent',
      reach: (walker) => press(walker, CONFIRM_AGAIN),
    },
    { state: '/account · another address', reach: (walker) => press(walker, 'E-Mail-Adresse ändern') },
    { state: '/account · another address refused', reach: (walker) => press(walker, 'Adresse speichern') },
    {
      state: '/account · another address waits',
      reach: async (walker) => {
        await walker.page.getByLabel('Neue E-Mail-Adresse').fill(`berta-${randomUUID()}@example.org`);
        await press(walker, 'Adresse speichern');
      },
    },
    { state: '/account · a passkey', reach: (walker) => press(walker, 'Passkey hinzufügen') },
    {
      state: '/account · a passkey added',
      reach: async (walker) => {
        await walker.page.getByLabel('Name des Passkeys').fill('Mein Handy');
        await press(walker, 'Passkey einrichten');
      },
    },
    {
      state: '/account · a passkey proves it',
      reach: async (walker) => {
        const mend = await alterUser(walker.page, 'RecentSignIn', { hasRecentSignIn: false });
        await press(walker, 'Mein Handy entfernen');
        return mend;
      },
    },
    quietOffer('/daily · the consent has changed', ADDRESS_OPEN, undefined, { isCurrent: false }),
    failing('/daily · the consent is not stored', 'RenewConsent', (walker) => press(walker, 'Einverstanden')),
    {
      state: '/daily · the consent is stored',
      reach: (walker) => press(walker, 'Einverstanden'),
    },
    quietOffer('/daily · the address is to be confirmed', {
      ...ADDRESS_OPEN,
      recoveryCodeCreatedAt: '2026-11-22T10:00:00.000Z',
    }),
    quietOffer('/daily · a sheet is offered', { ...ADDRESS_OPEN, recoveryCodeCreatedAt: null }),
  ],
};
