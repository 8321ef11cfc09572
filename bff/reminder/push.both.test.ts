import { newVapidKey, VapidKey } from '../platform/push/vapid.ts';
import {
  buildAddress,
  buildAnswers,
  buildDevice,
  buildUser,
  PASSWORD,
} from '../workshop/testing/builders.ts';
import { LOG_OUT_EVERYWHERE } from '../workshop/testing/log-ins.ts';
import { type PushServiceStandIn, startPushService } from '../workshop/testing/push-service.ts';
import {
  addPushDevice,
  buildPushedUser,
  type Endpoint,
  EVENING,
  eveningOf,
  later,
  pushDevicesOf,
  pushesTo,
  reminderOf,
  removePushDevice,
  setReminder,
} from '../workshop/testing/reminders.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { LAST_REMINDER_TEXT, REMINDER_TEXT } from './reminder.sentences.rules.ts';

const MINUTE_MS = 60_000;
const OPERATOR = 'hallo@aufwind.example';

const vapidPrivateKey = newVapidKey();
let service: PushServiceStandIn;
let app: TestApp;
beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({ vapidPrivateKey, pushHosts: [service.host], operatorEmail: OPERATOR });
});
beforeEach(() => {
  app.setClock(START_OF_TESTS);
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const buildPushed = () => buildPushedUser(app, service);
const pushesAt = (instant: Date, browser: Endpoint) => pushesTo(app, service, browser, instant);
const devicesOf = (id: number) => pushDevicesOf(app, id);

describe('a reminder by push', () => {
  it('reaches the browser signed and encrypted, without personal content', async () => {
    const { id, subscription } = await buildPushed();
    await buildAnswers(app, id, ['2026-11-19']);
    const [push, ...more] = await pushesAt(EVENING, subscription);
    expect(more).toEqual([]);
    expect(JSON.parse(push?.text ?? '')).toEqual({
      web_push: 8030,
      notification: {
        ...REMINDER_TEXT,
        navigate: 'http://localhost:3000/daily#antworten',
        lang: 'de',
        tag: 'daily',
      },
    });
    expect(push?.claims).toMatchObject({
      sub: 'mailto:hallo@aufwind.example',
      k: new VapidKey(vapidPrivateKey).publicKey,
      exp: EVENING.getTime() / 1_000 + 12 * 3_600,
    });
    // Until midnight, which is before four hours are over.
    expect(push?.headers).toMatchObject({ ttl: '12600', urgency: 'normal', topic: 'daily' });
  });

  it('is sent once on evenings without an answer', async () => {
    const { id, subscription } = await buildPushed();
    expect(await pushesAt(EVENING, subscription)).toHaveLength(1);
    await buildAnswers(app, id, ['2026-11-21']);
    expect(await pushesAt(eveningOf('2026-11-21'), subscription)).toHaveLength(1);
    expect(await pushesAt(eveningOf('2026-11-22'), subscription)).toHaveLength(2);
    expect(await pushesAt(eveningOf('2026-11-22'), subscription)).toHaveLength(2);
  });

  it('counts no evening without a browser to arrive at, and comes again once one is registered', async () => {
    const { client, username, subscription } = await buildPushed();
    await client.rest('post', '/api/logout');
    for (let day = 0; day < 9; day += 1)
      expect(await pushesAt(later(day * 24 * 60), subscription)).toEqual([]);
    const again = await buildDevice(app, username);
    expect(await reminderOf(again)).toMatchObject({ isOn: true, hasEnded: false });
    await addPushDevice(again, subscription);
    const [push, ...more] = await pushesAt(later(9 * 24 * 60), subscription);
    expect([push?.text, more]).toEqual([expect.stringContaining(REMINDER_TEXT.title), []]);
  });

  it('has the same size for the last reminder, so that the push service cannot distinguish it', async () => {
    const { subscription } = await buildPushed();
    let pushes = await pushesAt(EVENING, subscription);
    for (let day = 1; day < 9; day += 1) pushes = await pushesAt(later(day * 24 * 60), subscription);
    expect(pushes).toHaveLength(8);
    expect(pushes.at(-1)?.text).toContain(LAST_REMINDER_TEXT.title);
    expect(new Set(pushes.map(({ bytes }) => bytes)).size).toBe(1);
  });

  it('reaches every browser of a person, each in its session', async () => {
    const { username, subscription } = await buildPushed();
    const other = service.subscribe();
    await addPushDevice(await buildDevice(app, username), other);
    expect(await pushesAt(EVENING, subscription)).toHaveLength(1);
    expect(await pushesAt(EVENING, other)).toHaveLength(1);
  });
});

describe('a browser that is registered', () => {
  it('is registered only in its session, until it is removed', async () => {
    const { client, username } = await buildPushed();
    const other = await buildDevice(app, username);
    expect([await reminderOf(client), await reminderOf(other)]).toMatchObject([
      { isOnThisDevice: true },
      { isOnThisDevice: false },
    ]);
    await removePushDevice(client);
    expect(await reminderOf(client)).toMatchObject({ isOnThisDevice: false });
  });

  it.each([
    ['is logged out', (client: TestClient) => client.rest('post', '/api/logout')],
    [
      'is logged out from elsewhere',
      async (_: TestClient, other: TestClient) => other.graphql(LOG_OUT_EVERYWHERE),
    ],
  ])('gets no more pushes once it %s', async (_how, logOut) => {
    const { client, username, subscription } = await buildPushed();
    await logOut(client, await buildDevice(app, username));
    expect(await pushesAt(EVENING, subscription)).toEqual([]);
  });

  it('stays registered when its session gets a new id', async () => {
    const { client, subscription } = await buildPushed();
    await client.graphql(LOG_OUT_EVERYWHERE);
    await client.rest('post', '/api/user/change-password', {
      password: 'ein anderes Wort',
      currentPassword: PASSWORD,
    });
    expect(await reminderOf(client)).toMatchObject({ isOnThisDevice: true });
    expect(await pushesAt(EVENING, subscription)).toHaveLength(1);
  });

  it('cannot be taken over by another account, even by concurrent requests', async () => {
    const { client, id, subscription } = await buildPushed();
    const others = await Promise.all([buildUser(app), buildUser(app), buildUser(app)]);
    const own = service.subscribe();
    await addPushDevice(others[0].client, own);
    const replies = await Promise.all(others.map((other) => addPushDevice(other.client, subscription)));
    for (const { code, message } of replies) {
      expect([code, message]).toEqual([
        'CONFLICT',
        'Dieses Gerät ist schon bei einem anderen Konto für Erinnerungen angemeldet. Melde es dort zuerst ab.',
      ]);
    }
    expect(await reminderOf(client)).toMatchObject({ isOnThisDevice: true });
    expect(await reminderOf(others[0].client)).toMatchObject({ isOnThisDevice: true });
    expect([await devicesOf(id), await devicesOf(others[0].id)]).toMatchObject([[{}], [{}]]);
    expect(await pushesAt(EVENING, subscription)).toHaveLength(1);
    expect(await addPushDevice(client, subscription)).toMatchObject({ code: 'ok' });
  });

  it('is registered for one of several concurrent accounts', async () => {
    const subscription = service.subscribe();
    const people = await Promise.all([buildUser(app), buildUser(app), buildUser(app), buildUser(app)]);
    const replies = await Promise.all(people.map(({ client }) => addPushDevice(client, subscription)));
    expect(replies.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'ok']);
  });

  const other = () => ({ username: buildAddress(), password: PASSWORD });
  it.each<[how: string, leave: (client: TestClient, username: string) => Promise<unknown>]>([
    ['logs out there', (client) => client.rest('post', '/api/logout')],
    [
      'is logged out from elsewhere',
      async (_, username) => (await buildDevice(app, username)).graphql(LOG_OUT_EVERYWHERE),
    ],
    ['lets somebody else register there', (client) => client.rest('post', '/api/register', other())],
    ['switches reminders off there', (client) => removePushDevice(client)],
    ['deletes the account', (client) => client.rest('delete', '/api/user')],
  ])('is free for the next account when its person %s', async (_how, leave) => {
    const { id, client, username, subscription } = await buildPushed();
    await leave(client, username);
    await client.rest('post', '/api/register', other());
    expect(await addPushDevice(client, subscription)).toMatchObject({ code: 'ok' });
    await setReminder(client, { channel: 'PUSH' });
    expect(await devicesOf(id)).toEqual([]);
    expect(await pushesAt(EVENING, subscription)).toHaveLength(1);
  });

  it('is free for the next account when its session is over', async () => {
    const { id, subscription } = await buildPushed();
    app.setClock(new Date(START_OF_TESTS.getTime() + 31 * 24 * 60 * MINUTE_MS));
    const { client } = await buildUser(app);
    expect(await addPushDevice(client, subscription)).toMatchObject({ code: 'ok' });
    expect(await devicesOf(id)).toEqual([]);
  });

  it('is stored encrypted, deleted with the session by the jobs, and with the account at once', async () => {
    const { id, client, subscription } = await buildPushed();
    const rows = JSON.stringify(await app.db.all('SELECT * FROM push_subscription WHERE userId = ?', [id]));
    for (const secret of Object.values(subscription)) expect(rows).not.toContain(secret);
    await client.rest('post', '/api/logout');
    await app.services.pushDevices.purge();
    expect(await devicesOf(id)).toEqual([]);
    const other = await buildPushed();
    await other.client.rest('delete', '/api/user');
    expect(await devicesOf(other.id)).toEqual([]);
  });

  it('is limited to ten for a person', async () => {
    const { username, client } = await buildPushed();
    for (let count = 1; count < 10; count += 1) {
      await addPushDevice(await buildDevice(app, username), service.subscribe());
    }
    const late = await buildDevice(app, username);
    expect(await addPushDevice(late, service.subscribe())).toMatchObject({ code: 'CONFLICT' });
    expect(await addPushDevice(client, service.subscribe())).toMatchObject({ code: 'ok' });
  });

  it.each([
    ['an unknown service', { endpoint: 'https://push.fremd.example/abc' }],
    ['an address of the own network', { endpoint: 'https://169.254.169.254/latest' }],
    ['no address', { endpoint: 'kein Ort' }],
    ['a key beside the curve', { p256dh: `B${'A'.repeat(86)}` }],
    ['half a secret', { auth: 'kurz' }],
  ])('is rejected with %s, and changes nothing', async (_what, wrong) => {
    const { id, client } = await buildUser(app);
    const { code, fields } = await addPushDevice(client, { ...service.subscribe(), ...wrong });
    expect(code).toBe('BAD_USER_INPUT');
    expect(Object.keys(fields ?? {})).toHaveLength(1);
    expect(await devicesOf(id)).toEqual([]);
  });
});
