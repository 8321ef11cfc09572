import type { CalendarDay } from '../platform/lib/clock.ts';
import { buildAnswers, buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const YEAR = `query ($year: Int) {
  diaryYear(year: $year) { year answeredDays possibleDays earlierYear laterYear }
}`;
const TODAY = '2026-11-22T18:00:00.000Z';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function diaryWith(days: CalendarDay[], now = TODAY): Promise<TestClient> {
  app.setClock(now);
  const { id, client } = await buildUser(app);
  await buildAnswers(app, id, days);
  app.setClock(now);
  return client;
}

async function yearOf(client: TestClient, year?: number) {
  const { body } = await client.graphql(YEAR, { year });
  expect(body.errors).toBeUndefined();
  return body.data.diaryYear;
}

describe('a year of the diary', () => {
  it('has its answered days, oldest first, and counts from the first answer', async () => {
    const client = await diaryWith(['2026-11-10', '2026-11-12', '2026-11-21']);
    expect(await yearOf(client)).toEqual({
      year: 2026,
      answeredDays: ['2026-11-10', '2026-11-12', '2026-11-21'],
      possibleDays: 13,
      earlierYear: null,
      laterYear: null,
    });
  });

  it('counts from 1 January to today if there is an earlier answer', async () => {
    const client = await diaryWith(['2024-12-31', '2026-01-05', '2026-11-22']);
    expect(await yearOf(client)).toMatchObject({ possibleDays: 326, earlierYear: 2024, laterYear: null });
  });

  it('counts to its last day when it is over, including a leap day, and names the neighbouring years', async () => {
    const client = await diaryWith(['2022-05-05', '2024-02-29', '2026-01-01', '2026-01-02']);
    expect(await yearOf(client, 2024)).toEqual({
      year: 2024,
      answeredDays: ['2024-02-29'],
      possibleDays: 366,
      earlierYear: 2022,
      laterYear: 2026,
    });
    expect(await yearOf(client, 2022)).toMatchObject({
      answeredDays: ['2022-05-05'],
      possibleDays: 241,
      earlierYear: null,
      laterYear: 2024,
    });
  });

  it('is empty when no day could have an answer', async () => {
    const client = await diaryWith(['2024-05-05', '2026-11-20']);
    const without = { answeredDays: [], earlierYear: null, laterYear: 2024 };
    expect(await yearOf(client, 2023)).toMatchObject({ ...without, possibleDays: 0 });
    expect(await yearOf(client, 2025)).toMatchObject({
      answeredDays: [],
      possibleDays: 365,
      earlierYear: 2024,
      laterYear: 2026,
    });
    expect(await yearOf(client, 2027)).toMatchObject({
      answeredDays: [],
      possibleDays: 0,
      earlierYear: 2026,
    });
  });

  it('is this year for an empty diary', async () => {
    const client = await diaryWith([]);
    expect(await yearOf(client)).toEqual({
      year: 2026,
      answeredDays: [],
      possibleDays: 0,
      earlierYear: null,
      laterYear: null,
    });
  });

  it('is by default the year of the newest answer: an earlier year, or next year across the date line', async () => {
    const before = await diaryWith(['2024-12-30', '2024-12-31']);
    expect(await yearOf(before)).toMatchObject({ year: 2024, possibleDays: 2, laterYear: null });
    const after = await diaryWith(['2026-12-31', '2027-01-01'], '2026-12-31T18:00:00.000Z');
    expect(await yearOf(after)).toEqual({
      year: 2027,
      answeredDays: ['2027-01-01'],
      possibleDays: 1,
      earlierYear: 2026,
      laterYear: null,
    });
  });

  it("excludes deleted answers and other people's answers", async () => {
    const client = await diaryWith(['2025-06-01', '2026-06-01', '2026-06-02']);
    await diaryWith(['2023-01-01']);
    const { body } = await client.graphql('{ answers { nodes { id } } }');
    for (const { id } of [body.data.answers.nodes[0], body.data.answers.nodes[2]])
      await client.graphql('mutation ($id: ID!) { deleteAnswer(input: { id: $id }) { id } }', { id });
    expect(await yearOf(client)).toMatchObject({ answeredDays: ['2026-06-01'], earlierYear: null });
  });

  it.each([0, 999, 9_999, -2_026])('%i is rejected with a message', async (year) => {
    const client = await diaryWith([]);
    const { body } = await client.graphql(YEAR, { year });
    expect(body.errors[0].extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { year: 'Das Jahr muss zwischen 1000 und 9998 liegen' },
    });
  });

  it('rejects visitors', async () => {
    const { body } = await new TestClient(app).graphql(YEAR);
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
