import { LAST_REMINDER_TEXT, REMINDER_TEXT } from '../../reminder/reminder.sentences.rules.ts';
import { WEEKDAYS } from '../../reminder/reminder-days.rules.ts';
import { buildUser } from './builders.ts';
import { ask, buildConfirmed, subjectsTo } from './mail-links.ts';
import type { Mailbox } from './mailbox.ts';
import type { PushServiceStandIn } from './push-service.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const FIELDS = '{ isOn hasEnded time weekdays channel isOnThisDevice }';
const PAYLOAD = `{ reminder ${FIELDS} }`;

/** An evening at 20:30 in Berlin, in winter. */
export const eveningOf = (day: string) => new Date(`${day}T19:30:00.000Z`);

/** The evening of the first day of the tests. */
export const EVENING = eveningOf('2026-11-20');

/** An instant this many minutes after the reminder of that evening. */
export const later = (minutes: number) => new Date(EVENING.getTime() + minutes * 60_000);

/** Every evening at 20:30. */
export const EVERY_EVENING = { time: '20:30', weekdays: [...WEEKDAYS] };

/** Reads the reminder as the person does. */
export const reminderOf = async (client: TestClient) =>
  (await client.graphql(`{ me { reminder ${FIELDS} } }`)).body.data.me.reminder;

/** Switches a reminder on. */
export const setReminder = (client: TestClient, input: object) =>
  ask(client, `mutation ($input: SetReminderInput!) { setReminder(input: $input) ${PAYLOAD} }`, {
    input: { ...EVERY_EVENING, ...input },
  });

/** Switches a reminder off. */
export const endReminder = (client: TestClient) => ask(client, `mutation { endReminder ${PAYLOAD} }`);

/** Registers the browser of a session. */
export const addPushDevice = (client: TestClient, input: object) =>
  ask(client, `mutation ($input: AddPushDeviceInput!) { addPushDevice(input: $input) ${PAYLOAD} }`, {
    input,
  });

/** Removes the registered browser of a session. */
export const removePushDevice = (client: TestClient) =>
  ask(client, `mutation { removePushDevice ${PAYLOAD} }`);

/** Creates a person with a confirmed address and a reminder by mail every evening. */
export async function buildReminded(app: TestApp, mailbox: Mailbox) {
  const user = await buildConfirmed(app, mailbox);
  const { code } = await setReminder(user.client, { channel: 'MAIL' });
  if (code !== 'ok') throw new Error(`Switching a reminder on gave ${code}.`);
  return user;
}

/** Moves the clock to an instant; returns the titles of all reminders sent to an address. */
export async function remindersTo(
  app: TestApp,
  mailbox: Mailbox,
  address: string,
  instant: Date | string,
): Promise<string[]> {
  app.setClock(instant);
  await app.remind();
  const subjects = await subjectsTo(app, mailbox, address);
  return subjects.filter((subject) => [REMINDER_TEXT.title, LAST_REMINDER_TEXT.title].includes(subject));
}

/** A browser's address at a push service. */
export interface Endpoint {
  endpoint: string;
}

/** Creates a person with a registered browser and a reminder by push every evening. */
export async function buildPushedUser(app: TestApp, service: PushServiceStandIn) {
  const user = await buildUser(app);
  const subscription = service.subscribe();
  await addPushDevice(user.client, subscription);
  const { code } = await setReminder(user.client, { channel: 'PUSH' });
  if (code !== 'ok') throw new Error(`Switching a reminder on gave ${code}.`);
  return { ...user, subscription };
}

/** Moves the clock to an instant; returns the pushes to a browser. Throws if any push was invalid. */
export async function pushesTo(
  app: TestApp,
  service: PushServiceStandIn,
  { endpoint }: Endpoint,
  instant: Date,
) {
  app.setClock(instant);
  await app.remind();
  if (service.faults.length > 0) throw new Error(service.faults.join('\n'));
  return service.arrived.filter((push) => push.endpoint === endpoint);
}

/** The registered browsers of a user. */
export function pushDevicesOf(app: TestApp, userId: number): Promise<{ failures: number }[]> {
  return app.db.all('SELECT failures FROM push_subscription WHERE userId = ?', [userId]);
}
