import { screen, waitFor } from '@testing-library/react/pure.js';
import { show, toast } from '../workshop/dom/page.tsx';
import { refusal, serve } from '../workshop/dom/server.ts';
import { AddressSection } from './address-section.tsx';

const ACCOUNT = {
  __typename: 'Account',
  username: 'anna@example.org',
  isAddressConfirmed: false,
  pendingAddress: null,
  hasPassword: true,
} as const;

test('the confirmation of an address is sent once; after a failure it can be sent again', async () => {
  const replies = [
    refusal('MAIL_FAILED', 'Gerade nicht.'),
    { requestAddressConfirmation: { account: { __typename: 'Account', id: '1' } } },
  ];
  const sent = serve({ RequestAddressConfirmation: () => replies.shift() ?? {} });
  const person = show(<AddressSection account={ACCOUNT} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Bestätigung noch einmal schicken/ });
  await person.click(button);
  expect(await toast('alert', 'Fehler beim Senden')).toContain('Gerade nicht.');
  await waitFor(() => expect(button.disabled).toBe(false));
  await person.click(button);
  expect(await toast('status', 'E-Mail ist unterwegs')).toContain('anna@example.org');
  await person.click(button);
  expect(button.disabled).toBe(true);
  expect(sent).toHaveLength(2);
});
