import { screen, waitFor } from '@testing-library/react/pure.js';
import { descriptionOf, faulty, focused, show, toast } from '../workshop/dom/page.tsx';
import { refusal, serve } from '../workshop/dom/server.ts';
import { PasswordForm } from './password-form.tsx';
import { passwordNotChanged } from './profile.wording.ts';

const NOT_CHANGED = passwordNotChanged('').title;
const TOO_SHORT = 'Das Passwort muss mindestens 6 Zeichen lang sein.';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const password = () => field('Neues Passwort');
const confirmation = () => field('Passwort bestätigen');

let closed: number;

function open() {
  closed = 0;
  const onClose = () => {
    closed += 1;
  };
  return show(<PasswordForm onClose={onClose} />);
}

const signedIn = (hasRecentSignIn: boolean) => ({
  RecentSignIn: () => ({
    me: { __typename: 'Account', id: '1', hasRecentSignIn, hasPassword: true, passkeys: [] },
  }),
  ApiTokens: () => ({ me: { __typename: 'Account', id: '1', apiTokens: [] } }),
});

const CHANGED = { changePassword: { account: { __typename: 'Account', apiTokens: [] } } };

describe('the form that changes the password', () => {
  it('marks every error at once, and puts the mismatch of the passwords first', async () => {
    const sent = serve(signedIn(true));
    const person = open();
    expect(focused()).toBe('password');
    await person.type(password(), 'fünf5');
    await person.type(confirmation(), 'anders{Enter}');
    expect(await toast('alert', 'Passwörter stimmen nicht überein')).toContain('beide Passwörter identisch');
    await waitFor(() => expect(focused()).toBe('password'));
    expect([password(), confirmation()].map(descriptionOf)).toEqual([
      TOO_SHORT,
      'Hier steht ein anderes Passwort als oben.',
    ]);

    await person.clear(confirmation());
    await person.type(confirmation(), 'fünf5{Enter}');
    expect(await toast('alert', 'Passwort zu kurz')).toContain(TOO_SHORT);
    expect(faulty()).toEqual(['password']);
    expect(sent.map(([name]) => name)).not.toContain('ChangePassword');
  });

  it('sends the new password and closes', async () => {
    const sent = serve({ ...signedIn(true), ChangePassword: () => CHANGED });
    const person = open();
    await person.type(password(), 'sechs6');
    await person.type(confirmation(), 'sechs6{Enter}');
    await toast('status', 'Passwort geändert');
    expect(closed).toBe(1);
    const variables = { password: 'sechs6', currentPassword: null, endsApiTokens: false };
    expect(sent).toContainEqual(['ChangePassword', variables]);
  });

  it('asks for the current password when the sign-in has aged meanwhile, and keeps the new password', async () => {
    let isRecent = true;
    const forbidden = 'Bitte gib Dein aktuelles Passwort ein.';
    const sent = serve({
      ...signedIn(true),
      RecentSignIn: () => signedIn(isRecent).RecentSignIn(),
      ChangePassword: ({ currentPassword }) =>
        currentPassword === 'richtig' ? CHANGED : refusal('FORBIDDEN', forbidden),
    });
    const person = open();
    await person.type(password(), 'sechs6');
    await person.type(confirmation(), 'sechs6');
    isRecent = false;
    await person.click(screen.getByRole('button', { name: /^Passwort speichern/ }));
    expect(await toast('alert', NOT_CHANGED)).toContain(forbidden);
    await waitFor(() => expect(focused()).toBe('currentPassword'));
    expect(descriptionOf(field('Aktuelles Passwort'))).toBe(forbidden);
    await person.type(field('Aktuelles Passwort'), 'richtig{Enter}');
    await toast('status', 'Passwort geändert');
    expect(sent).toContainEqual([
      'ChangePassword',
      { password: 'sechs6', currentPassword: 'richtig', endsApiTokens: false },
    ]);
  });

  it('shows any other failure beside the form', async () => {
    serve({ ...signedIn(true), ChangePassword: () => refusal('UNAVAILABLE', 'Bald wieder.') });
    const person = open();
    await person.type(password(), 'sechs6');
    await person.type(confirmation(), 'sechs6{Enter}');
    expect(await toast('alert', NOT_CHANGED)).toContain('Bald wieder.');
    expect(descriptionOf(password())).toBe('Bald wieder.');
    expect([password().value, closed]).toEqual(['sechs6', 0]);
  });
});
