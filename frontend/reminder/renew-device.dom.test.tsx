import { serve } from '../workshop/dom/server.ts';
import { storePushOwner } from './push-owner.ts';
import { renewDevice } from './renew-device.ts';

const KEYS = { p256dh: 'Schlüssel', auth: 'Geheimnis' };
const registered = (number: number) => ({ endpoint: `https://push.example/${number}`, ...KEYS });

/** Simulates a browser whose subscriptions are numbered, and which may have the first. Returns what is unsubscribed. */
function stubBrowser(hasSubscription: boolean, canSubscribe = true) {
  const ended: number[] = [];
  let count = 0;
  const subscribe = () => {
    count += 1;
    const number = count;
    return {
      toJSON: () => ({ endpoint: registered(number).endpoint, keys: KEYS }),
      unsubscribe: async () => {
        ended.push(number);
        current = null;
      },
    };
  };
  let current = hasSubscription ? subscribe() : null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () => {
      if (!canSubscribe) throw new DOMException('Nicht ohne Klick.', 'NotAllowedError');
      current = subscribe();
      return current;
    },
  };
  const registration = { pushManager };
  const stubs = {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    locks: { request: (_name: string, work: () => Promise<void>) => work() },
  };
  for (const [name, value] of Object.entries(stubs))
    Object.defineProperty(navigator, name, { value, configurable: true });
  const Notification = { permission: 'granted', requestPermission: async () => 'granted' };
  Object.assign(globalThis, { PushManager: class {}, Notification });
  return ended;
}

/** Serves a person's reminder. Returns the subscriptions that were registered. */
function serveReminder(changed: object = {}) {
  const state = { isOn: true, hasEnded: false, time: '20:30', weekdays: ['MONDAY'], channel: 'PUSH' };
  const reminder = { __typename: 'Reminder', ...state, isOnThisDevice: false, ...changed };
  const me = { __typename: 'Account', id: '1', isAddressConfirmed: true, reminder };
  const offers = { __typename: 'Offers', mail: true, pushKey: 'Schlüssel' };
  const sent = serve({
    Reminder: () => ({ offers, me }),
    AddPushDevice: () => ({ addPushDevice: { reminder: { ...reminder, isOnThisDevice: true } } }),
  });
  return () => sent.flatMap(([name, { input }]) => (name === 'AddPushDevice' ? [input] : []));
}

beforeEach(() => storePushOwner(true));
// Other files share the page.
afterAll(() => {
  storePushOwner(false);
  for (const name of ['serviceWorker', 'locks']) Reflect.deleteProperty(navigator, name);
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
});

describe('a browser that the server no longer knows', () => {
  it('is registered with a new subscription, because the old one may have ended', async () => {
    const ended = stubBrowser(true);
    const added = serveReminder();
    await renewDevice();
    expect([ended, added()]).toEqual([[1], [registered(2)]]);
  });

  it('is registered if it has no subscription', async () => {
    stubBrowser(false);
    const added = serveReminder();
    await renewDevice();
    expect(added()).toEqual([registered(1)]);
  });

  it('is registered by a later visit if it does not subscribe now', async () => {
    stubBrowser(true, false);
    const added = serveReminder();
    await expect(renewDevice()).rejects.toThrow();
    stubBrowser(false);
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
    const ended = stubBrowser(true);
    const added = serveReminder(changed);
    await renewDevice();
    expect([ended, added()]).toEqual([[], []]);
  });

  it('of another person is kept', async () => {
    storePushOwner(false);
    const ended = stubBrowser(true);
    const added = serveReminder();
    await renewDevice();
    expect([ended, added()]).toEqual([[], []]);
  });
});
