import { screen } from '@testing-library/react/pure.js';
import { show } from '../workshop/dom/page.tsx';
import { PasskeySection } from './passkey-section.tsx';

const USED = {
  __typename: 'Passkey' as const,
  id: '1',
  name: 'Mein Handy',
  createdAt: '2026-03-02T12:00:00.000Z',
  lastUsedAt: '2026-04-17T12:00:00.000Z',
};

function factsOf(passkey: Parameters<typeof PasskeySection>[0]['passkeys'][number]) {
  show(<PasskeySection passkeys={[passkey]} isOnlyWay={false} thisDevice="Chrome auf Linux" />);
  return screen.getByRole('listitem').textContent;
}

test('the profile shows when a passkey was created and last used', () => {
  expect(factsOf(USED)).toContain('Hinzugefügt am 2. März 2026');
  expect(factsOf(USED)).toContain('Zuletzt benutzt am 17. April 2026');
  expect(factsOf({ ...USED, lastUsedAt: null })).toContain('Noch nicht benutzt');
});
