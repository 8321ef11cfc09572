import { registered, restoreBrowser, stubPushBrowser } from '../workshop/dom/push-browser.ts';
import { refusal, serve } from '../workshop/dom/server.ts';
import { storePushOwner } from './push.ts';
import { renewDevice } from './renew-device.ts';

/** Serves a person's reminder; other accounts hold some subscriptions. Returns the subscriptions that were registered. */
function serveReminder(changed: object = {}, foreign: unknown[] = []) {
  const state = { isOn: true, hasEnded: false, time: '20:30', weekdays: ['MONDAY'], channel: 'PUSH' };
  const reminder = { __typename: 'Reminder', ...state, isOnThisDevice: false, ...changed };
  const me = { __typename: 'Account', id: '1', isAddressConfirmed: true, reminder };
  const offers = { __typename: 'Offers', mail: true, pushKey: 'Schlüssel' };
  const sent = serve({
    Reminder: () => ({ offers, me }),
    AddPushDevice: ({ input }) =>
      foreign.includes(Object(input).endpoint)
        ? refusal('CONFLICT', 'Schon bei einem anderen Konto.')
        : { addPushDevice: { reminder: { ...reminder, isOnThisDevice: true } } },
  });
  return () => sent.flatMap(([name, { input }]) => (name === 'AddPushDevice' ? [input] : []));
}

beforeEach(() => storePushOwner(true));
afterAll(() => {
  storePushOwner(false);
  restoreBrowser();
});

describe('a browser that the server no longer knows', () => {
  it('is registered with a new subscription, because the old one may have ended', async () => {
    const ended = stubPushBrowser(true);
    const added = serveReminder();
    await renewDevice();
    expect([ended, added()]).toEqual([[1], [registered(2)]]);
  });

  it('is registered if it has no subscription', async () => {
    stubPushBrowser(false);
    const added = serveReminder();
    await renewDevice();
    expect(added()).toEqual([registered(1)]);
  });

  it('is registered with a new subscription if another account holds its subscription', async () => {
    const ended = stubPushBrowser(false);
    const added = serveReminder({}, [registered(1).endpoint]);
    await renewDevice();
    expect([ended, added()]).toEqual([[1], [registered(1), registered(2)]]);
  });

  it('is registered by a later visit if it does not subscribe now', async () => {
    stubPushBrowser(true, false);
    const added = serveReminder();
    await expect(renewDevice()).rejects.toThrow();
    stubPushBrowser(false);
    await renewDevice();
    expect(added()).toEqual([registered(1)]);
  });
});

describe('a subscription', () => {
  it.each([
    ['that the server knows', { isOnThisDevice: true }],
    ['of a reminder that is off', { isOn: false }],
    ['of a reminder by mail', { channel: 'MAIL' }],
  ])('%s is kept', async (_whose, changed) => {
    const ended = stubPushBrowser(true);
    const added = serveReminder(changed);
    await renewDevice();
    expect([ended, added()]).toEqual([[], []]);
  });

  it('of another person is kept', async () => {
    storePushOwner(false);
    const ended = stubPushBrowser(true);
    const added = serveReminder();
    await renewDevice();
    expect([ended, added()]).toEqual([[], []]);
  });
});
