import { CONNECTIONS_PER_SERVICE } from '../platform/push/push-post.ts';
import { newVapidKey } from '../platform/push/vapid.ts';
import { buildAnswers } from '../workshop/testing/builders.ts';
import { buildConfirmed } from '../workshop/testing/mail-links.ts';
import { createMailbox, type Mailbox } from '../workshop/testing/mailbox.ts';
import { type PushServiceStandIn, startPushService } from '../workshop/testing/push-service.ts';
import {
  addPushDevice,
  buildPushedUser,
  type Endpoint,
  EVENING,
  later,
  pushDevicesOf,
  pushesTo,
  setReminder,
} from '../workshop/testing/reminders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { until } from '../workshop/testing/until.ts';

let service: PushServiceStandIn;
let other: PushServiceStandIn;
let mailbox: Mailbox;
let app: TestApp;
beforeEach(async () => {
  service = await startPushService();
  other = await startPushService();
  mailbox = await createMailbox();
  app = await createTestApp({
    vapidPrivateKey: newVapidKey(),
    pushHosts: [service.host, other.host],
    mail: mailbox.settings,
  });
});
afterEach(async () => {
  await service.close();
  await app.close();
  await other.close();
  await mailbox.close();
});

const buildPushed = () => buildPushedUser(app, service);
const pushesAt = (instant: Date, browser: Endpoint) => pushesTo(app, service, browser, instant);
const devicesOf = (id: number) => pushDevicesOf(app, id);

describe('a push service that responds', () => {
  it.each([404, 410])('%i ends the registration, because the browser is gone', async (status) => {
    const { id, subscription } = await buildPushed();
    service.answer = { status };
    expect(await pushesAt(EVENING, subscription)).toHaveLength(1);
    expect(await devicesOf(id)).toEqual([]);
  });

  it('413 five times in a row ends the registration, and an accepted push resets the count', async () => {
    const { id, subscription } = await buildPushed();
    const evening = (day: number) => later(day * 24 * 60);
    service.answer = { status: 413 };
    await pushesAt(evening(0), subscription);
    expect(await devicesOf(id)).toEqual([{ failures: 1 }]);
    service.answer = { status: 201 };
    await pushesAt(evening(1), subscription);
    expect(await devicesOf(id)).toEqual([{ failures: 0 }]);
    service.answer = { status: 413 };
    for (let day = 2; day < 6; day += 1) await pushesAt(evening(day), subscription);
    expect(await devicesOf(id)).toEqual([{ failures: 4 }]);
    await pushesAt(evening(6), subscription);
    expect(await devicesOf(id)).toEqual([]);
  });

  it.each([
    ['429 with seconds', { status: 429, headers: { 'Retry-After': '600' } }, 10],
    ['503 with a date', { status: 503, headers: { 'Retry-After': later(5).toUTCString() } }, 5],
    ['500 without a word', { status: 500 }, 1],
    ['429 with no seconds', { status: 429, headers: { 'Retry-After': '0' } }, 1],
  ])('%s pauses the service, and then the reminder is sent', async (_what, answer, minutes) => {
    const { subscription } = await buildPushed();
    service.answer = answer;
    expect(await pushesAt(EVENING, subscription)).toHaveLength(1);
    service.answer = { status: 201 };
    expect(await pushesAt(later(minutes - 0.1), subscription)).toHaveLength(1);
    expect(await pushesAt(later(minutes), subscription)).toHaveLength(2);
    expect(await pushesAt(later(minutes + 5), subscription)).toHaveLength(2);
  });

  it('429 is asked for nothing more of what is due together, and is sent all of it after the pause', async () => {
    const people = 2 * CONNECTIONS_PER_SERVICE;
    for (let count = 0; count < people; count += 1) await buildPushed();
    const sentAt = async (instant: Date, status: number) => {
      const before = service.arrived.length;
      service.answer = { status, headers: { 'Retry-After': '600' } };
      app.setClock(instant);
      await app.remind();
      return service.arrived.length - before;
    };
    // First each device is due separately; after the first pause all are due together.
    await sentAt(EVENING, 429);
    expect(await sentAt(later(10), 429)).toBeLessThanOrEqual(CONNECTIONS_PER_SERVICE);
    expect(await sentAt(later(20), 201)).toBe(people);
  });

  it('307 is not followed', async () => {
    const { subscription } = await buildPushed();
    const elsewhere = service.subscribe();
    service.answer = { status: 307, headers: { Location: elsewhere.endpoint } };
    expect(await pushesAt(EVENING, subscription)).toHaveLength(1);
    expect(await pushesAt(EVENING, elsewhere)).toEqual([]);
  });

  it('429 sends nothing once the day is answered', async () => {
    const { id, subscription } = await buildPushed();
    service.answer = { status: 429, headers: { 'Retry-After': '60' } };
    await pushesAt(EVENING, subscription);
    service.answer = { status: 201 };
    await buildAnswers(app, id, ['2026-11-20']);
    expect(await pushesAt(later(2), subscription)).toHaveLength(1);
  });

  it('429 sends nothing once reminders come by mail', async () => {
    const { client } = await buildConfirmed(app, mailbox);
    const subscription = service.subscribe();
    await addPushDevice(client, subscription);
    await setReminder(client, { channel: 'PUSH' });
    service.answer = { status: 429, headers: { 'Retry-After': '60' } };
    await pushesAt(EVENING, subscription);
    service.answer = { status: 201 };
    await setReminder(client, { channel: 'MAIL' });
    expect(await pushesAt(later(2), subscription)).toHaveLength(1);
  });
});

describe('a push service that does not respond', () => {
  it('delays only its own pushes, loses none and gets none twice', async () => {
    const first = await buildPushed();
    const second = await buildPushed();
    await setReminder(second.client, { channel: 'PUSH', time: '20:35' });
    const elsewhere = await buildPushedUser(app, other);
    service.answer = 'hang';
    app.setClock(EVENING);
    const reminded = app.remind();
    await until(() => other.arrived.length === 1 && service.arrived.length === 1);
    expect(other.arrived[0]?.endpoint).toBe(elsewhere.subscription.endpoint);
    // Due while the other push hangs, so it is not being sent when the service stops.
    app.setClock(later(5));
    const remindedToo = app.remind();
    await service.close();
    await Promise.all([reminded, remindedToo]);
    await service.restart();
    service.answer = { status: 201 };
    app.setClock(later(7));
    await app.remind();
    expect(service.arrived.map(({ endpoint }) => endpoint)).toEqual([
      first.subscription.endpoint,
      second.subscription.endpoint,
    ]);
  });

  it('that refuses connections is paused for a minute, and then gets the reminder', async () => {
    const { subscription } = await buildPushed();
    await service.close();
    expect(await pushesAt(EVENING, subscription)).toEqual([]);
    await service.restart();
    expect(await pushesAt(later(0.9), subscription)).toEqual([]);
    expect(await pushesAt(later(1), subscription)).toHaveLength(1);
  });
});
