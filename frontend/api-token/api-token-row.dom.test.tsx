import { screen, waitFor } from '@testing-library/react/pure.js';
import { show } from '../workshop/dom/page.tsx';
import { serve } from '../workshop/dom/server.ts';
import { ApiTokenRow } from './api-token-row.tsx';

const TOKEN = {
  __typename: 'ApiToken',
  scopes: ['answers:read'],
  expiresAt: '2027-03-02T12:00:00.000Z',
  lastUsedAt: null,
  lastUsedBy: null,
};
const OWNER = { __typename: 'Account', id: '1' };

test('a removal that is cancelled returns the focus to its button', async () => {
  const apiTokens = ['Notizen', 'Kalender'].map((name) => ({ ...TOKEN, id: name, name }));
  serve({
    ApiTokens: () => ({ me: { ...OWNER, apiTokens } }),
    RecentSignIn: () => ({ me: { ...OWNER, hasRecentSignIn: true, hasPassword: true, passkeys: [] } }),
  });
  const person = show(<ApiTokenRow />);
  await person.click(await screen.findByRole('button', { name: 'Kalender entfernen', hidden: true }));
  await person.click(screen.getByRole('button', { name: 'Abbrechen', hidden: true }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Kalender entfernen'));
});
