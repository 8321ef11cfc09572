import { screen, waitFor } from '@testing-library/react/pure.js';
import { focused, show, toast } from '../workshop/dom/page.tsx';
import { refusal, serve } from '../workshop/dom/server.ts';
import { AccountDetails } from './account-details.tsx';

const WRONG = 'Das ist ein anderes.';
const OWNER = { __typename: 'Account', id: '1', hasPassword: true, passkeys: [] };
const OPENER = 'Angaben als Datei (JSON)';

afterEach(() => {
  jest.restoreAllMocks();
});

test('the file of the account, with the name from a provider, is saved only with the right password after an old sign-in', async () => {
  const account = { __typename: 'Account', username: 'anna@example.org', name: 'Anna Muster' };
  serve({
    RecentSignIn: () => ({ me: { ...OWNER, hasRecentSignIn: false } }),
    DiscloseAccount: ({ currentPassword }) =>
      currentPassword === 'richtig' ? { discloseAccount: { account } } : refusal('FORBIDDEN', WRONG),
  });
  const saved: Blob[] = [];
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return '#';
  });
  const person = show(<AccountDetails />);
  await person.click(screen.getByRole('button', { name: OPENER }));
  await person.type(await screen.findByLabelText('Aktuelles Passwort'), 'falsch{Enter}');
  await screen.findByText(WRONG);
  await waitFor(() => expect(focused()).toBe('currentPassword'));
  expect(saved).toEqual([]);
  await person.clear(screen.getByLabelText('Aktuelles Passwort'));
  await person.type(screen.getByLabelText('Aktuelles Passwort'), 'richtig{Enter}');
  await toast('status', 'Angaben heruntergeladen');
  expect(saved).toHaveLength(1);
  expect(await saved[0]?.text()).toContain('"name": "Anna Muster"');
  await waitFor(() => expect(focused()).toBe(OPENER));
});
