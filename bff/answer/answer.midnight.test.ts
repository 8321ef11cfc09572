import { buildDevice, buildUser } from '../workshop/testing/builders.ts';
import { openDraft, saveDraft, supersededDraft } from '../workshop/testing/drafts.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';

const YESTERDAY = '2026-11-20';
const TODAY = '2026-11-21';
const AFTER_MIDNIGHT = '2026-11-20T23:00:01.000Z';
const TEXT = 'Kurz vor zwölf.';
const SAVE = `mutation ($content: String!, $expectedDay: Date, $expected: DateTime) {
  saveAnswer(input: { content: $content, expectedDay: $expectedDay, expectedDraftUpdatedAt: $expected }) {
    answer { content day date } milestone { event } conflict { message }
  }
}`;

let app: TestApp;
withApp((given) => {
  app = given;
});

type Sent = { content?: string; expectedDay?: string | null; expected?: string | null };

/** Saves; returns the answer with its milestone, or the error. */
async function save(client: TestClient, sent: Sent) {
  const { body } = await client.graphql(SAVE, { content: TEXT, ...sent });
  if (body.errors) return { code: body.errors[0].extensions.code, message: body.errors[0].message };
  const { answer, milestone, conflict } = body.data.saveAnswer;
  if (conflict) return { code: 'CONFLICT', message: conflict.message };
  return { ...answer, milestone: milestone?.event };
}

async function diaryOf(client: TestClient) {
  const { body } = await client.graphql('{ answers { nodes { day content } } streak { count } }');
  return { ...body.data, answers: body.data.answers.nodes };
}

describe("the server's current day", () => {
  it("follows the server's clock in the time zone of the request, also for visitors", async () => {
    const todayIn = async (zone: string) =>
      (await new TestClient(app, { 'X-Time-Zone': zone }).graphql('{ today }')).body.data.today;
    expect(await todayIn('Europe/Berlin')).toBe('2026-11-20');
    expect(await todayIn('Pacific/Auckland')).toBe('2026-11-21');
  });
});

describe('an answer with the day on which it was typed', () => {
  it.each([TODAY, null, undefined])(
    'is today’s when that is today, or is not told → %s',
    async (expectedDay) => {
      const { client } = await buildUser(app);
      app.setClock(AFTER_MIDNIGHT);
      expect(await save(client, { expectedDay })).toMatchObject({ day: TODAY, milestone: 'entries-1' });
    },
  );

  it('is saved for yesterday when that day is over and free: the instant is now, and the streak counts the day', async () => {
    const { client } = await buildUser(app);
    app.setClock(AFTER_MIDNIGHT);
    expect(await save(client, { expectedDay: YESTERDAY })).toEqual({
      content: TEXT,
      day: YESTERDAY,
      date: AFTER_MIDNIGHT,
      milestone: 'entries-1',
    });
    await save(client, { content: 'Der neue Tag.' });
    const answers = [
      { day: TODAY, content: 'Der neue Tag.' },
      { day: YESTERDAY, content: TEXT },
    ];
    expect(await diaryOf(client)).toEqual({ answers, streak: { count: 2 } });
  });

  it("closes the gap before today's answer, and reaches their milestone", async () => {
    const { client } = await buildUser(app);
    app.setClock('2026-11-19T18:00:00.000Z');
    await save(client, { content: 'Am Donnerstag.' });
    app.setClock(AFTER_MIDNIGHT);
    await save(client, { content: 'Am Samstag.' });
    app.setClock('2026-11-21T18:00:00.000Z');
    // Registered on Friday, by the clock of the test.
    expect(await save(client, { expectedDay: YESTERDAY })).toMatchObject({ milestone: 'streak-3' });
  });

  it.each([TODAY, YESTERDAY])(
    'is not saved a second time when the reply was lost over midnight → another text of today: %s',
    async (answered) => {
      const { client } = await buildUser(app);
      const first = await save(client, { expectedDay: YESTERDAY });
      app.setClock(AFTER_MIDNIGHT);
      if (answered === TODAY) await save(client, { content: 'Der neue Tag.' });
      const { milestone: _, ...answer } = first;
      expect(await save(client, { expectedDay: YESTERDAY })).toEqual({ ...answer, milestone: undefined });
      app.setClock('2026-11-25T18:00:00.000Z');
      expect(await save(client, { expectedDay: YESTERDAY })).toEqual({ ...answer, milestone: undefined });
    },
  );

  it.each([
    ['yesterday has another text', 'live'],
    ['yesterday had an answer that was deleted', 'deleted'],
  ])('is a CONFLICT when %s, changes nothing and keeps its draft', async (_title, yesterday) => {
    const { client } = await buildUser(app);
    const { body } = await client.rest('post', '/api/answers', { content: 'Schon da.' });
    if (yesterday === 'deleted') await client.rest('delete', `/api/answers/${body.id}`);
    app.setClock(AFTER_MIDNIGHT);
    const { updatedAt } = await saveDraft(client, TEXT, null);
    const before = await diaryOf(client);
    expect(await save(client, { expectedDay: YESTERDAY, expected: updatedAt ?? null })).toEqual({
      code: 'CONFLICT',
      message: expect.stringContaining('lässt sich keine Antwort speichern'),
    });
    expect(await diaryOf(client)).toEqual(before);
    expect(await openDraft(client)).toEqual({ content: TEXT, updatedAt });
  });

  it.each([
    ['the day before yesterday', '2026-11-19'],
    ['tomorrow', '2026-11-22'],
  ])('is a CONFLICT for %s', async (_title, expectedDay) => {
    app.setClock('2026-11-10T18:00:00.000Z');
    const { client } = await buildUser(app);
    app.setClock(AFTER_MIDNIGHT);
    expect(await save(client, { expectedDay })).toMatchObject({ code: 'CONFLICT' });
    expect((await diaryOf(client)).answers).toEqual([]);
  });

  it("is a CONFLICT for a day before the registration, by the person's time zone", async () => {
    app.setClock(AFTER_MIDNIGHT);
    const { client } = await buildUser(app);
    expect(await save(client, { expectedDay: YESTERDAY })).toMatchObject({ code: 'CONFLICT' });
    expect((await diaryOf(client)).answers).toEqual([]);
  });

  it.each(['gestern', '', '2026-02-30T00:00:00Z', '20261120', '2026-02-30', '2025-02-29', '0999-12-31'])(
    'is a 400 for an invalid day → %j',
    async (day) => {
      const { client } = await buildUser(app);
      const { status, body } = await client.graphql(SAVE, { content: TEXT, expectedDay: day });
      expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );

  it('ends its own draft, of yesterday or after midnight, and keeps an unknown draft of today', async () => {
    const [evening, night, other] = [await buildUser(app), await buildUser(app), await buildUser(app)];
    const { updatedAt } = await saveDraft(evening.client, TEXT, null);
    app.setClock(AFTER_MIDNIGHT);
    await save(evening.client, { expectedDay: YESTERDAY, expected: updatedAt ?? null });
    await saveDraft(night.client, TEXT, null, { expectedDay: YESTERDAY });
    await save(night.client, { expectedDay: YESTERDAY });
    for (const { client } of [evening, night]) {
      for (const day of ['TODAY', 'YESTERDAY']) expect((await openDraft(client, day)).content).toBe('');
    }

    const phone = await buildDevice(app, other.username);
    await saveDraft(phone, 'Vom neuen Tag', null);
    await save(other.client, { expectedDay: YESTERDAY });
    expect((await openDraft(other.client)).content).toBe('Vom neuen Tag');
    expect((await supersededDraft(other.client)).content).toBe('');
  });
});
