import { buildAnswers, buildUser } from '../workshop/testing/builders.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import {
  buildReminded,
  EVERY_EVENING,
  endReminder,
  eveningOf,
  reminderOf,
  remindersTo,
  setReminder,
} from '../workshop/testing/reminders.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';
import { LAST_REMINDER_TEXT, REMINDER_TEXT } from './reminder.sentences.rules.ts';
import { ReminderScheduler } from './scheduler.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let mailbox: Mailbox;
withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

const remindersAt = (instant: Date | string, address: string) => remindersTo(app, mailbox, address, instant);
const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

describe('the default reminder', () => {
  it('is off, with half past eight on every day', async () => {
    const { client } = await buildUser(app);
    const expected = { ...EVERY_EVENING, isOn: false, hasEnded: false, channel: null, isOnThisDevice: false };
    expect(await reminderOf(client)).toEqual(expected);
  });
});

describe('a reminder by push without Web Push configured', () => {
  it('is rejected with a message and an hour to wait, and stays off', async () => {
    const { client } = await buildUser(app);
    const { body } = await client.graphql(
      'mutation ($input: SetReminderInput!) { setReminder(input: $input) { reminder { isOn } } }',
      { input: { ...EVERY_EVENING, channel: 'PUSH' } },
    );
    expect(body.errors).toMatchObject([
      {
        message: 'Erinnerungen auf Geräten gibt es hier nicht.',
        extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 3_600 },
      },
    ]);
    expect(await reminderOf(client)).toMatchObject({ isOn: false });
  });
});

describe('a reminder by mail', () => {
  it('is sent every evening at its time, except on answered days', async () => {
    const { id, username, client } = await buildReminded(app, mailbox);
    const first = eveningOf('2026-11-20');
    expect(await remindersAt(later(first, -1), username)).toHaveLength(0);
    expect(await remindersAt(first, username)).toEqual([REMINDER_TEXT.title]);
    await buildAnswers(app, id, ['2026-11-21']);
    expect(await remindersAt(eveningOf('2026-11-21'), username)).toHaveLength(1);
    expect(await remindersAt(eveningOf('2026-11-22'), username)).toHaveLength(2);
    expect(await reminderOf(client)).toMatchObject({ isOn: true, hasEnded: false });
  });

  it('has no personal content, and links to the question', async () => {
    const { id, username } = await buildReminded(app, mailbox);
    await buildAnswers(app, id, ['2026-11-19']);
    await remindersAt(eveningOf('2026-11-20'), username);
    const mail = await mailbox.nthTo(username, 2);
    expect(mail.text).toContain(`${REMINDER_TEXT.body}\n\nZur Frage von heute:\nhttp://localhost:3000/daily`);
    expect(mail.text).not.toMatch(/Antwort vom|Streak|Tage/);
  });

  it('is not sent when the day is answered while the mail is queued', async () => {
    const { id, username } = await buildReminded(app, mailbox);
    app.setClock(eveningOf('2026-11-20'));
    mailbox.fault = { at: 'RCPT TO', how: 451 };
    await app.remind();
    await app.sendMails();
    mailbox.fault = undefined;
    await buildAnswers(app, id, ['2026-11-20']);
    expect(await remindersAt(later(eveningOf('2026-11-20'), HOUR_MS / 4), username)).toEqual([]);
  });

  it('is sent once on the evening after a failed evening', async () => {
    const { username } = await buildReminded(app, mailbox);
    app.setClock(eveningOf('2026-11-20'));
    mailbox.fault = { at: 'RCPT TO', how: 451 };
    await app.remind();
    await app.sendMails();
    mailbox.fault = undefined;
    expect(await remindersAt(eveningOf('2026-11-21'), username)).toHaveLength(1);
  });

  it('does not block others when it cannot be queued, and is sent as soon as possible', async () => {
    const broken = await buildReminded(app, mailbox);
    const other = await buildReminded(app, mailbox);
    const setTimeZone = (zone: string) =>
      app.db.change('UPDATE user SET timeZone = ? WHERE id = ?', [zone, broken.id]);
    await setTimeZone('Nirgendwo');
    expect(await remindersAt(eveningOf('2026-11-20'), other.username)).toEqual([REMINDER_TEXT.title]);
    await setTimeZone('Europe/Berlin');
    expect(await remindersAt(eveningOf('2026-11-20'), broken.username)).toEqual([REMINDER_TEXT.title]);
  });

  it('is sent only on its days of the week', async () => {
    const { username, client } = await buildReminded(app, mailbox);
    await setReminder(client, { channel: 'MAIL', weekdays: ['MONDAY'] });
    expect(await remindersAt(eveningOf('2026-11-20'), username)).toHaveLength(0);
    expect(await remindersAt(eveningOf('2026-11-22'), username)).toHaveLength(0);
    expect(await remindersAt(eveningOf('2026-11-23'), username)).toHaveLength(1);
  });

  it('is skipped when it is more than two hours late, or its day is over', async () => {
    const early = await buildReminded(app, mailbox);
    const late = await buildReminded(app, mailbox);
    await setReminder(late.client, { channel: 'MAIL', time: '23:50' });
    expect(await remindersAt(later(eveningOf('2026-11-20'), 2 * HOUR_MS + 1), early.username)).toEqual([]);
    expect(await remindersAt('2026-11-20T23:05:00.000Z', late.username)).toEqual([]);
    expect(await remindersAt(later(eveningOf('2026-11-21'), 2 * HOUR_MS), early.username)).toHaveLength(1);
  });

  it('is rejected for an unconfirmed address, and changes nothing', async () => {
    const { client } = await buildUser(app);
    const message = 'Bitte bestätige zuerst Deine E-Mail-Adresse.';
    expect(await setReminder(client, { channel: 'MAIL' })).toMatchObject({ code: 'BAD_USER_INPUT', message });
    expect(await reminderOf(client)).toMatchObject({ isOn: false, channel: null });
  });

  it.each([
    [{ time: '24:00' }, 'time'],
    [{ time: '8:30' }, 'time'],
    [{ time: '20:30\n' }, 'time'],
    [{ weekdays: [] }, 'weekdays'],
    [{ weekdays: Array(8).fill('MONDAY') }, 'weekdays'],
  ])('is refused with %j', async (input, field) => {
    const { client } = await buildUser(app);
    const { code, fields } = await setReminder(client, { channel: 'MAIL', ...input });
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });
});

describe('a reminder that nobody answers', () => {
  it('stops after seven in a row with a last message, until switched on again', async () => {
    const { username, client } = await buildReminded(app, mailbox);
    const evening = (day: number) => later(eveningOf('2026-11-20'), day * 24 * HOUR_MS);
    for (let day = 0; day < 7; day += 1) await remindersAt(evening(day), username);
    expect(await reminderOf(client)).toMatchObject({ isOn: true });
    const told = await remindersAt(evening(7), username);
    expect(told).toEqual([...Array(7).fill(REMINDER_TEXT.title), LAST_REMINDER_TEXT.title]);
    expect(await reminderOf(client)).toMatchObject({ isOn: false, hasEnded: true, channel: 'MAIL' });
    expect(await remindersAt(evening(9), username)).toHaveLength(8);
    await endReminder(client);
    expect(await reminderOf(client)).toMatchObject({ isOn: false, hasEnded: false });
    await setReminder(client, { channel: 'MAIL' });
    expect(await reminderOf(client)).toMatchObject({ isOn: true, hasEnded: false });
    expect((await remindersAt(evening(10), username)).at(-1)).toBe(REMINDER_TEXT.title);
  });

  it('counts no evening of a locked account, and comes again once it is unlocked', async () => {
    const { id, username, client } = await buildReminded(app, mailbox);
    const evening = (day: number) => later(eveningOf('2026-11-20'), day * 24 * HOUR_MS);
    await app.services.account.setLocked(id, true);
    for (let day = 0; day < 9; day += 1) expect(await remindersAt(evening(day), username)).toEqual([]);
    await app.services.account.setLocked(id, false);
    expect(await remindersAt(evening(9), username)).toEqual([REMINDER_TEXT.title]);
    await client.rest('post', '/api/login', { username, password: 'ein sicheres Wort' });
    expect(await reminderOf(client)).toMatchObject({ isOn: true, hasEnded: false });
  });

  it('resets its count after any answer', async () => {
    const { id, username, client } = await buildReminded(app, mailbox);
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];
    for (const day of days) await remindersAt(eveningOf(day), username);
    await buildAnswers(app, id, ['2026-11-25']);
    for (let day = 26; day < 33; day += 1) {
      await remindersAt(later(eveningOf('2026-11-20'), (day - 20) * 24 * HOUR_MS), username);
    }
    expect(await reminderOf(client)).toMatchObject({ isOn: true, hasEnded: false });
  });
});

describe('a reminder and the clock', () => {
  it('is sent once a day, however often its time is changed or the clock is set back', async () => {
    const { username, client } = await buildReminded(app, mailbox);
    const evening = eveningOf('2026-11-20');
    expect(await remindersAt(evening, username)).toHaveLength(1);
    await setReminder(client, { channel: 'MAIL', time: '20:45' });
    expect(await remindersAt(later(evening, HOUR_MS / 4), username)).toHaveLength(1);
    await endReminder(client);
    app.setClock(later(evening, -HOUR_MS));
    await setReminder(client, { channel: 'MAIL' });
    expect(await remindersAt(evening, username)).toHaveLength(1);
    expect(await remindersAt(eveningOf('2026-11-21'), username)).toHaveLength(2);
  });

  it('follows its person into another time zone with the next change', async () => {
    const { username } = await buildReminded(app, mailbox);
    const abroad = new TestClient(app, { 'X-Time-Zone': 'America/New_York' });
    await abroad.rest('post', '/api/login', { username, password: 'ein sicheres Wort' });
    expect(await remindersAt(eveningOf('2026-11-20'), username)).toHaveLength(0);
    expect(await remindersAt('2026-11-21T01:30:00.000Z', username)).toHaveLength(1);
  });

  it('recovers soon from a clock that was far ahead', async () => {
    const { username, client } = await buildReminded(app, mailbox);
    app.setClock('2028-11-20T18:00:00.000Z');
    await setReminder(client, { channel: 'MAIL' });
    app.setClock(START_OF_TESTS);
    await app.remind();
    expect(await remindersAt(eveningOf('2026-11-20'), username)).toHaveLength(1);
  });
});

describe('another instance', () => {
  const schedulerWith = ({ outbox }: Pick<TestApp, 'outbox'>) => {
    const { db, clock, logger } = app;
    return new ReminderScheduler({ db, clock, logger, outbox, isPushOn: true, wakePushes: () => undefined });
  };

  it('sends none of the reminders again', async () => {
    const people = [];
    for (let index = 0; index < 12; index += 1) people.push(await buildReminded(app, mailbox));
    app.setClock(eveningOf('2026-11-20'));
    await Promise.all([app.remind(), schedulerWith(app).loop.wake()]);
    for (const { username } of people) {
      expect(await remindersAt(eveningOf('2026-11-20'), username)).toHaveLength(1);
    }
  });

  it('that sends no mail counts no evening', async () => {
    const { id } = await buildReminded(app, mailbox);
    const mute = await createTestApp();
    app.setClock(eveningOf('2026-11-20'));
    await schedulerWith(mute).loop.wake();
    await mute.close();
    const counts = await app.db.all('SELECT unansweredCount FROM reminder WHERE userId = ?', [id]);
    expect(counts).toEqual([{ unansweredCount: 0 }]);
  });
});
