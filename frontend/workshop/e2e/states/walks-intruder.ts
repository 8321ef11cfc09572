import { alterUser } from '../operations.ts';
import { TELL_ME } from '../sentences.ts';
import { visit } from '../steps.ts';
import { answered, done, failing, press, type Walk } from './walk.ts';
import { choosePassword } from './walks-credentials.ts';

const CREATED_AT = '2026-11-03T14:05:00.000Z';
const RECENT = {
  passkeys: [{ id: 'a-passkey', name: 'Fremdes Handy', createdAt: CREATED_AT }],
  identities: [{ provider: 'GOOGLE', createdAt: CREATED_AT }],
};

/** The credentials that an intruder may have added, after a new password by link. */
export const LEFT_BEHIND: Walk = {
  title: 'what still opens an account after a new password by link',
  who: 'visitor',
  steps: [
    answered(
      '/adresse-zurueck · recent credentials',
      '/adresse-zurueck#a-token',
      'UndoAddressChange',
      done({ undoAddressChange: { recentCredentials: { ...RECENT, removalToken: null } } }),
      (walker) => choosePassword(walker, 'Adresse zurückholen'),
    ),
    answered(
      '/passwort-neu · recent credentials',
      '/passwort-neu#a-token',
      'ResetPassword',
      done({ resetPassword: { recentCredentials: { ...RECENT, removalToken: 'a-token' } } }),
      (walker) => choosePassword(walker, 'Passwort speichern'),
    ),
    failing('/passwort-neu · recent credentials not removed', 'RemoveRecentCredentials', (walker) =>
      press(walker, 'Alle entfernen'),
    ),
    {
      state: '/passwort-neu · recent credentials too late',
      reach: (walker) => press(walker, 'Alle entfernen'),
    },
  ],
};

/** The switch of the notices, where mail is sent. */
export const NOTICES: Walk = {
  title: 'the switch of the mails about the account',
  who: 'signed in',
  steps: [
    {
      state: '/account · notices off?',
      reach: async (walker) => {
        const mend = await alterUser(walker.page, 'RecentSignIn', { hasRecentSignIn: false });
        // Nobody without a confirmed address gets mails.
        for (const name of ['Profile', 'Reminder'])
          await alterUser(walker.page, name, { isAddressConfirmed: true });
        await visit(walker.page, '/account#sicherheit');
        await walker.page.getByLabel(TELL_ME).click();
        return mend;
      },
    },
    failing('/account · notices not off', 'SetSecurityMails', (walker) => press(walker, 'Abschalten')),
    {
      state: '/account · notices off',
      reach: async (walker) => {
        await walker.page.getByLabel('Aktuelles Passwort').fill(walker.person.password);
        await press(walker, 'Abschalten');
      },
    },
  ],
};
