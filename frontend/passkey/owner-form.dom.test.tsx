import { screen, waitFor } from '@testing-library/react/pure.js';
import { NewTokenForm } from '../api-token/new-token-form.tsx';
import { ConnectionForm } from '../identity/connection-form.tsx';
import { faulty, focused, show, toast } from '../workshop/dom/page.tsx';
import { refusal, serve } from '../workshop/dom/server.ts';
import { RemovalForm } from './owner-form.tsx';

const WRONG = 'Das ist ein anderes.';

const button = (name: RegExp) => screen.getByRole('button', { name });
const currentPassword = () => screen.findByLabelText('Aktuelles Passwort');

function signIn(hasRecentSignIn: boolean, hasPassword = true) {
  return () => ({ me: { __typename: 'Account', id: '1', hasRecentSignIn, hasPassword, passkeys: [] } });
}

describe('the owner form', () => {
  it('focuses Abbrechen without a field, and asks for no password after a recent sign-in', async () => {
    const sent = serve({ RecentSignIn: signIn(true) });
    const removed: (string | null)[] = [];
    const person = show(
      <RemovalForm onRemove={async (password) => void removed.push(password)} onCancel={() => {}}>
        Danach ist es fort.
      </RemovalForm>,
    );
    expect(focused()).toBe('Abbrechen');
    await waitFor(() => expect(sent).not.toEqual([]));
    await person.click(button(/^Entfernen/));
    await waitFor(() => expect(removed).toEqual([null]));
  });

  it('asks for the current password after an old sign-in, and again after a wrong password', async () => {
    serve({
      RecentSignIn: signIn(false),
      UnlinkIdentity: ({ currentPassword: typed }) =>
        typed === 'richtig'
          ? { unlinkIdentity: { account: { __typename: 'Account', identities: [] } } }
          : refusal('FORBIDDEN', WRONG),
    });
    let isClosed = false;
    const onClose = () => {
      isClosed = true;
    };
    const person = show(<ConnectionForm provider="GOOGLE" isConnected onClose={onClose} />);
    expect(screen.getByText('Danach kannst Du Dich nicht mehr mit Google anmelden.')).toBeTruthy();
    await person.type(await currentPassword(), 'falsch{Enter}');
    expect(await toast('alert', 'Fehler beim Trennen')).toContain(WRONG);
    await waitFor(() => expect([focused(), faulty()]).toEqual(['currentPassword', ['currentPassword']]));
    await person.clear(await currentPassword());
    await person.type(await currentPassword(), 'richtig{Enter}');
    await toast('status', 'Google getrennt');
    await waitFor(() => expect(isClosed).toBe(true));
  });

  it('disables the action when an old sign-in cannot be renewed here', async () => {
    serve({ RecentSignIn: signIn(false, false) });
    show(<ConnectionForm provider="APPLE" isConnected={false} onClose={() => {}} />);
    await waitFor(() => expect(screen.queryByText(/^Du wirst zu Apple/)).toBe(null));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Abbrechen']);
  });

  it('marks a missing name and missing scopes of a token at once, then creates the token', async () => {
    const sent = serve({
      RecentSignIn: signIn(true),
      CreateApiToken: () => ({
        createApiToken: {
          secret: 'geheim',
          apiToken: { __typename: 'ApiToken', id: '1', name: 'Notizen' },
        },
      }),
    });
    const person = show(<NewTokenForm onClose={() => {}} />);
    expect(focused()).toBe('name');
    await person.click(screen.getByLabelText('Einträge lesen'));
    await person.click(button(/^Zugang erstellen/));
    await waitFor(() => expect([focused(), faulty()]).toEqual(['name', ['name', 'scopes', 'scopes']]));
    await person.type(screen.getByLabelText('Name des Programms'), 'Notizen');
    await person.click(screen.getByLabelText('Einträge lesen'));
    await person.selectOptions(screen.getByLabelText(/^Wie lange/), 'ein Jahr');
    await person.click(button(/^Zugang erstellen/));
    await screen.findByText('geheim');
    await screen.findByText(/^Das ist der Zugang für „Notizen“/);
    const input = { name: 'Notizen', scopes: ['answers:read'], lifetimeDays: 365 };
    expect(sent).toContainEqual(['CreateApiToken', { input }]);
  });
});
