import { screen } from '@testing-library/react/pure.js';
import { ApolloScope } from '../app/apollo-scope.tsx';
import { show, toast } from '../workshop/dom/page.tsx';
import { serve } from '../workshop/dom/server.ts';
import { ReminderRow } from './reminder-row.tsx';

test('a reminder by a channel that the operator has removed can be changed to the other channel', async () => {
  const settings = { time: '20:30', weekdays: ['MONDAY'] };
  const state = { isOn: true, hasEnded: false, ...settings, channel: 'PUSH', isOnThisDevice: false };
  const reminder = { __typename: 'Reminder', ...state };
  const offers = { __typename: 'Offers', mail: true, pushKey: null };
  const sent = serve({
    Reminder: () => ({
      offers,
      me: { __typename: 'Account', id: '1', isAddressConfirmed: true, reminder },
    }),
    SetReminder: () => ({ setReminder: { reminder: { ...reminder, channel: 'MAIL' } } }),
  });
  const person = show(
    <ApolloScope>
      <ReminderRow />
    </ApolloScope>,
  );
  await person.click(await screen.findByRole('button', { name: 'Erinnerung ändern' }));
  await toast('status', 'Erinnerung gespeichert');
  expect(sent).toContainEqual(['SetReminder', { input: { ...settings, channel: 'MAIL' } }]);
});
