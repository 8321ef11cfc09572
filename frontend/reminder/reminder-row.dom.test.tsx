import { fireEvent, screen, waitFor } from '@testing-library/react/pure.js';
import { show, toast } from '../workshop/dom/page.tsx';
import { registered, restoreBrowser, stubPushBrowser } from '../workshop/dom/push-browser.ts';
import { serve } from '../workshop/dom/server.ts';
import { REMINDS_HERE } from '../workshop/e2e/sentences.ts';
import { storePushOwner } from './push.ts';
import { ReminderRow } from './reminder-row.tsx';

afterEach(() => {
  jest.restoreAllMocks();
  restoreBrowser();
  storePushOwner(false);
});

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
  const person = show(<ReminderRow />);
  await person.click(await screen.findByRole('button', { name: 'Erinnerung ändern' }));
  await toast('status', 'Erinnerung gespeichert');
  expect(sent).toContainEqual(['SetReminder', { input: { ...settings, channel: 'MAIL' } }]);
});

test('a refused permission removes the form, and its reason takes the focus', async () => {
  stubPushBrowser(false);
  const denied: NotificationPermission = 'denied';
  const notification = {
    permission: 'default',
    requestPermission: async () => (notification.permission = denied),
  };
  Object.assign(globalThis, { Notification: notification });
  const state = { isOn: false, hasEnded: false, time: '20:30', weekdays: ['MONDAY'] };
  const reminder = { __typename: 'Reminder', ...state, channel: null, isOnThisDevice: false };
  serve({
    Reminder: () => ({
      offers: { __typename: 'Offers', mail: false, pushKey: 'key' },
      me: { __typename: 'Account', id: '1', isAddressConfirmed: true, reminder },
    }),
  });
  const person = show(<ReminderRow />);
  await person.click(await screen.findByRole('button', { name: 'Erinnerung einschalten' }));
  const reason = await screen.findByText(/^Benachrichtigungen sind/, { selector: 'p[tabindex]' });
  await waitFor(() => expect(document.activeElement).toBe(reason));
});

test('a reminder that moves from mail to the devices comes to this device', async () => {
  stubPushBrowser(false);
  const settings = { time: '20:30', weekdays: ['MONDAY'] };
  const state = { isOn: true, hasEnded: false, ...settings, channel: 'MAIL', isOnThisDevice: false };
  const reminder = { __typename: 'Reminder', ...state };
  const here = { ...reminder, isOnThisDevice: true };
  const sent = serve({
    Reminder: () => ({
      offers: { __typename: 'Offers', mail: true, pushKey: 'Schlüssel' },
      me: { __typename: 'Account', id: '1', isAddressConfirmed: true, reminder },
    }),
    AddPushDevice: () => ({ addPushDevice: { reminder: here } }),
    SetReminder: () => ({ setReminder: { reminder: { ...here, channel: 'PUSH' } } }),
  });
  const person = show(<ReminderRow />);
  await person.click(await screen.findByLabelText('Auf meinen Geräten'));
  await person.click(screen.getByRole('button', { name: 'Erinnerung ändern' }));
  await toast('status', 'Erinnerung gespeichert');
  expect(sent.slice(-2)).toEqual([
    ['AddPushDevice', { input: registered(1) }],
    ['SetReminder', { input: { ...settings, channel: 'PUSH' } }],
  ]);
  await screen.findByText(REMINDS_HERE);
});

test('the calendar file has the time and the days of the reminder', async () => {
  const weekdays = ['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
  const state = { isOn: true, hasEnded: false, time: '20:30', channel: 'MAIL', isOnThisDevice: false };
  const before = { __typename: 'Reminder', ...state, weekdays: ['MONDAY', ...weekdays] };
  const sent = serve({
    Reminder: () => ({
      offers: { __typename: 'Offers', mail: true, pushKey: null },
      me: { __typename: 'Account', id: '1', isAddressConfirmed: true, reminder: before },
    }),
    SetReminder: ({ input }) => ({ setReminder: { reminder: { ...before, ...Object(input) } } }),
  });
  const files: Blob[] = [];
  const names: string[] = [];
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const person = show(<ReminderRow />);
  fireEvent.change(await screen.findByLabelText('Uhrzeit'), { target: { value: '07:15' } });
  await person.click(screen.getByLabelText('Montag'));
  await person.click(screen.getByRole('button', { name: 'Erinnerung ändern' }));
  await toast('status', 'Erinnerung gespeichert');
  expect(sent).toContainEqual(['SetReminder', { input: { time: '07:15', weekdays, channel: 'MAIL' } }]);
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('Only a page over HTTPS has this function.');
  });
  await person.click(screen.getByRole('button', { name: /^In meinen Kalender/ }));
  expect(names).toEqual(['Aufwind-Erinnerung.ics']);
  const file = await files[0]?.text();
  expect(file).toMatch(/\r\nDTSTART:\d{8}T071500\r\n/);
  expect(file).toContain('\r\nRRULE:FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU\r\n');
  expect(file).toMatch(/\r\nUID:[\d-]{7,}/);
});
