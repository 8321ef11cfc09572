import { createApiToken, programWith } from '../workshop/testing/api-tokens.ts';
import { buildAnswers, PASSWORD } from '../workshop/testing/builders.ts';
import { buildConfirmed, opens } from '../workshop/testing/mail-links.ts';
import { linkIn, type Mailbox } from '../workshop/testing/mailbox.ts';
import { rawRequest } from '../workshop/testing/raw-request.ts';
import type { TestApp, TestAppOptions } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import {
  FIRST,
  GONE,
  HALF_A_YEAR,
  openYears,
  QUIET_DAYS,
  SECOND,
  type Story,
  UNUSED_DAYS,
} from '../workshop/testing/unused-accounts.ts';

let story: Story;
let app: TestApp;
let mailbox: Mailbox;
let years: Story['years'];

async function open(options: TestAppOptions = {}): Promise<void> {
  story = await openYears(options);
  ({ app, mailbox, years } = story);
}
afterEach(() => story.close());

async function lastPathTo(address: string): Promise<string> {
  const mails = mailbox.arrived.filter(({ recipients }) => recipients.includes(address));
  const last = mails.at(-1);
  if (!last) throw new Error('No mail has arrived.');
  return linkIn(last).pathname;
}

it('asks twice after three years, waits half a year and deletes the account', async () => {
  await open();
  const { id, username } = await years.buildAbsent();
  await years.live(27);
  expect(years.subjectsTo(username)).toEqual([FIRST]);
  await years.live(1);
  expect(years.subjectsTo(username)).toEqual([FIRST, SECOND]);
  await years.live(1);
  await years.mailSomebody();
  await years.live(HALF_A_YEAR - 2);
  expect([await years.exists(id), years.subjectsTo(username)]).toEqual([true, [FIRST, SECOND]]);
  await years.live(1);
  expect([await years.exists(id), years.subjectsTo(username)]).toEqual([false, [FIRST, SECOND, GONE]]);
  expect(app.log()).toMatch(/"count":1,"msg":"owners of unused accounts are asked for the first time"/);
  expect(app.log()).toMatch(/"count":1,"msg":"unused accounts are deleted"/);
  expect(app.log()).toMatch(/"event":"unused-account-deletion"/);
});

it('says how many entries there are and names none of them, in at most 120 words', async () => {
  await open();
  const person = await buildConfirmed(app, mailbox);
  await buildAnswers(app, person.id, ['2026-11-18', '2026-11-19']);
  years.jumpTo(UNUSED_DAYS - QUIET_DAYS);
  await years.run();
  await years.live(QUIET_DAYS);
  const { text = '' } = mailbox.arrived.at(-1) ?? {};
  expect(text).toContain('Darin warten 2 Einträge auf Dich.');
  expect(text).toContain(
    'hören wir bis dahin nichts von Dir, löschen wir Dein Konto mit allen Einträgen, und das',
  );
  expect(text).toContain('Mein Tagebuch behalten:\nhttp://localhost:3000/tagebuch-behalten/');
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(120);
  await years.live(28);
  const again = mailbox.arrived.at(-1);
  expect(again?.subject).toBe(SECOND);
  expect(again?.text?.split(/\s+/).length).toBeLessThanOrEqual(120);
});

it('keeps an account whose owner logs in between the questions', async () => {
  await open();
  const { id, username } = await years.buildAbsent();
  await years.live(10);
  expect(await opens(app, username, PASSWORD)).toBe(true);
  await years.live(28 + HALF_A_YEAR);
  expect([await years.exists(id), years.subjectsTo(username)]).toEqual([true, [FIRST]]);
});

it('keeps an account with a session whose sign-in is long ago, as after changes that renew a session', async () => {
  await open();
  const { id, username } = await years.buildAbsent();
  await years.live(20);
  expect(await opens(app, username, PASSWORD)).toBe(true);
  await app.db.change('UPDATE user SET usedAt = createdAt WHERE id = ?', [id]);
  await years.live(13);
  expect(years.subjectsTo(username)).toEqual([FIRST]);
  await years.live(1);
  expect(years.subjectsTo(username)).toEqual([FIRST, FIRST]);
});

it('keeps an account by one click, which can be repeated, and asks no more', async () => {
  await open();
  const { id, username } = await years.buildSilent();
  const path = await lastPathTo(username);
  expect((await rawRequest(app, 'GET', path, {})).text).toContain('<button>Ja, behalten</button>');
  const press = async (pressed: string) => (await rawRequest(app, 'POST', `${pressed}?seite`, {})).text;
  for (const _press of [1, 2]) expect(await press(path)).toContain('Dein Tagebuch bleibt.');
  await years.mailSomebody();
  await years.live(HALF_A_YEAR + 7);
  expect([await years.exists(id), years.subjectsTo(username)]).toEqual([true, [FIRST, SECOND]]);
  expect(await press(`${path.slice(0, -2)}AA`)).toContain('Link abgelaufen');
});

it('counts no question that the mail server has not accepted', async () => {
  await open();
  const { id, username } = await buildConfirmed(app, mailbox);
  years.jumpTo(UNUSED_DAYS - QUIET_DAYS);
  await years.run();
  mailbox.fault = { at: 'RCPT TO', how: 550 };
  await years.live(QUIET_DAYS + 28 + HALF_A_YEAR + 30);
  expect([await years.exists(id), years.subjectsTo(username)]).toEqual([true, []]);
  mailbox.fault = undefined;
  await years.live(28);
  expect(years.subjectsTo(username)).toEqual([FIRST]);
  await years.live(28);
  expect(years.subjectsTo(username)).toEqual([FIRST, SECOND]);
});

it('deletes nothing while no mail to anybody else has succeeded since the second question', async () => {
  const operator = 'betrieb@example.org';
  await open({ operatorEmail: operator });
  const { id, username } = await years.buildSilent();
  await years.live(1);
  await new TestClient(app).rest('post', '/api/feedback', { comment: 'Danke für die Frage am Tag.' });
  await mailbox.nthTo(operator);
  await years.live(HALF_A_YEAR + 2);
  expect(await years.exists(id)).toBe(true);
  await years.mailSomebody();
  await years.live(2);
  expect([await years.exists(id), years.subjectsTo(username)]).toEqual([false, [FIRST, SECOND, GONE]]);
});

it('begins again, 60 days later, after the clock has jumped by more than a day', async () => {
  await open();
  const { id, username } = await years.buildSilent();
  await years.mailSomebody();
  years.jumpTo(UNUSED_DAYS + 28 + HALF_A_YEAR + 1);
  await years.run();
  await years.live(QUIET_DAYS - 1);
  expect([await years.exists(id), years.subjectsTo(username)]).toEqual([true, [FIRST, SECOND]]);
  await years.live(1);
  expect(years.subjectsTo(username)).toEqual([FIRST, SECOND, FIRST]);
});

it('counts a program in use as a use', async () => {
  await open();
  const { client, username } = await buildConfirmed(app, mailbox);
  const { key } = await createApiToken(client, ['answers:read'], 366);
  years.jumpTo(300);
  const reply = await programWith(app, key).rest('get', '/api/answers');
  expect(reply.status).toBe(200);
  years.jumpTo(UNUSED_DAYS + 200);
  await years.run();
  await years.live(QUIET_DAYS + 39);
  expect(years.subjectsTo(username)).not.toContain(FIRST);
  await years.live(2);
  expect(years.subjectsTo(username)).toContain(FIRST);
});

it('notes the use by a program at most once a month, and a hot request changes neither user nor token', async () => {
  await open();
  const { client } = await buildConfirmed(app, mailbox);
  const { key } = await createApiToken(client, ['answers:read'], 366);
  const change = jest.spyOn(app.db, 'change');
  const changesOf = (table: string) =>
    change.mock.calls.filter(([sql]) => sql.startsWith(`UPDATE ${table} `)).length;
  const program = programWith(app, key);
  for (const [day, expected] of [
    [29, 0],
    [30, 1],
    [59, 1],
    [60, 2],
  ] as const) {
    years.jumpTo(day);
    expect((await program.rest('get', '/api/answers')).status).toBe(200);
    expect([day, changesOf('user')]).toEqual([day, expected]);
    const before = changesOf('api_token');
    await program.rest('get', '/api/answers');
    expect([day, changesOf('user'), changesOf('api_token')]).toEqual([day, expected, before]);
  }
  change.mockRestore();
});
