import { textsOf } from '../answer/answer-content.rules.ts';
import type { CalendarDay } from '../platform/lib/clock.ts';
import { buildAnswer, buildAnswers, buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const MEMORY = '{ memory { yearsAgo answer { id content day isReadable } } }';
const HIDE =
  'mutation ($id: ID!, $isHidden: Boolean!) { hideMemory(input: { id: $id, isHidden: $isHidden }) { isHidden } }';
const SWITCH =
  'mutation ($isOn: Boolean!) { setMemories(input: { isOn: $isOn }) { account { hasMemories } } }';
const [TODAY, YEAR_AGO, TWO_YEARS_AGO, MONTH_AGO] = ['2026-11-20', '2025-11-20', '2024-11-20', '2026-10-20'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ rateLimitScale: 100 });
});
beforeEach(() => app.setClock(START_OF_TESTS));
afterAll(() => app.close());

async function memoryOf(client: TestClient) {
  const { body } = await client.graphql(MEMORY);
  return body.errors?.[0].extensions.code ?? body.data.memory;
}

const dayOf = async (client: TestClient) => (await memoryOf(client))?.answer.day ?? null;

const makeUnreadable = (id: string) =>
  app.db.change("UPDATE answer SET encryptionIv = 'AAAAAAAAAAAAAAAA' WHERE id = ?", [id]);

/** A person who has answered on these days; the clock shows the start of the tests. */
async function buildWriter(...days: CalendarDay[]) {
  const user = await buildUser(app);
  await buildAnswers(app, user.id, days);
  app.setClock(START_OF_TESTS);
  const idOf = async (day: CalendarDay) => {
    const [row] = await app.db.all<{ id: number }>('SELECT id FROM answer WHERE userId = ? AND day = ?', [
      user.id,
      day,
    ]);
    return String(row?.id);
  };
  return { ...user, idOf };
}

describe('the memory', () => {
  it("is shown only after today's answer", async () => {
    const { client } = await buildWriter(YEAR_AGO);
    expect(await memoryOf(client)).toBeNull();
    const { id } = await buildAnswer(client);
    expect(await memoryOf(client)).toMatchObject({
      yearsAgo: 1,
      answer: { content: `Antwort vom ${YEAR_AGO}`, day: YEAR_AGO, isReadable: true },
    });
    await client.rest('delete', `/api/answers/${id}`);
    expect(await memoryOf(client)).toBeNull();
  });

  it.each([
    ['one year ago', [YEAR_AGO, TWO_YEARS_AGO, MONTH_AGO], YEAR_AGO, 1],
    ['two years ago', ['2021-11-20', TWO_YEARS_AGO, MONTH_AGO], TWO_YEARS_AGO, 2],
    ['fifty years ago', ['1976-11-20', MONTH_AGO], '1976-11-20', 50],
    ['a month ago', ['2026-10-19', MONTH_AGO, '2025-11-19', '2025-11-21'], MONTH_AGO, 0],
  ])('is the entry of %s if no better entry exists', async (_title, days, day, yearsAgo) => {
    const { client } = await buildWriter(...days, TODAY);
    expect(await memoryOf(client)).toMatchObject({ yearsAgo, answer: { day } });
  });

  it('is null when no entry has the date', async () => {
    const { client } = await buildWriter('2025-11-19', '2025-11-21', '2026-10-21', TODAY);
    expect(await memoryOf(client)).toBeNull();
  });

  it("stays the same all day, in the person's time zone", async () => {
    const user = await buildWriter(YEAR_AGO, '2024-11-21', TODAY, '2026-11-21');
    for (const instant of ['2026-11-19T23:00:00Z', '2026-11-20T11:00:00Z', '2026-11-20T22:59:59Z']) {
      app.setClock(instant);
      expect(await dayOf(user.client)).toBe(YEAR_AGO);
    }
    app.setClock('2026-11-20T23:00:00Z');
    expect(await dayOf(user.client)).toBe('2024-11-21');
  });

  it('of the last day of February has the age of its entry', async () => {
    app.setClock('2027-02-28T18:00:00Z');
    const { client, id } = await buildUser(app);
    await buildAnswers(app, id, ['2023-02-28', '2027-02-28']);
    app.setClock('2027-02-28T18:00:00Z');
    expect(await memoryOf(client)).toMatchObject({ yearsAgo: 4, answer: { day: '2023-02-28' } });
  });

  it('skips deleted, blank and unreadable entries', async () => {
    const { client, id, idOf } = await buildWriter(TWO_YEARS_AGO, YEAR_AGO, MONTH_AGO, TODAY);
    await makeUnreadable(await idOf(YEAR_AGO));
    expect(await dayOf(client)).toBe(TWO_YEARS_AGO);
    await client.rest('delete', `/api/answers/${await idOf(TWO_YEARS_AGO)}`);
    expect(await dayOf(client)).toBe(MONTH_AGO);
    const blank = { userId: id, day: '2023-11-20', timeZone: 'UTC', texts: textsOf({ content: '\u200b' }) };
    await app.services.answer.save(blank);
    expect(await dayOf(client)).toBe(MONTH_AGO);
  });

  it("is never another person's entry, and null for a visitor", async () => {
    await buildWriter(YEAR_AGO, TODAY);
    const { client } = await buildWriter(TODAY);
    expect(await memoryOf(client)).toBeNull();
    expect(await memoryOf(new TestClient(app))).toBe('UNAUTHENTICATED');
  });
});

describe('a hidden entry', () => {
  it('is replaced by the next memory, stays in the diary, and can be shown again', async () => {
    const { client, idOf } = await buildWriter(YEAR_AGO, TWO_YEARS_AGO, TODAY);
    const id = await idOf(YEAR_AGO);
    expect((await client.graphql(HIDE, { id, isHidden: true })).body.data).toEqual({
      hideMemory: { isHidden: true },
    });
    expect(await dayOf(client)).toBe(TWO_YEARS_AGO);
    expect((await client.rest('get', '/api/answers')).body).toHaveLength(3);
    await client.graphql(HIDE, { id, isHidden: false });
    expect(await dayOf(client)).toBe(YEAR_AGO);
  });

  it('stays hidden when it is deleted and restored', async () => {
    const { client, idOf } = await buildWriter(YEAR_AGO, TODAY);
    const id = await idOf(YEAR_AGO);
    await client.graphql(HIDE, { id, isHidden: true });
    await client.rest('delete', `/api/answers/${id}`);
    const input = { id, content: `Antwort vom ${YEAR_AGO}` };
    const restored = await client.graphql(
      'mutation ($input: RestoreAnswerInput!) { restoreAnswer(input: $input) { answer { day } } }',
      { input },
    );
    expect(restored.body.data.restoreAnswer.answer).toEqual({ day: YEAR_AGO });
    expect(await memoryOf(client)).toBeNull();
  });

  it("cannot be another person's or a deleted entry", async () => {
    const owner = await buildWriter(YEAR_AGO, MONTH_AGO, TODAY);
    const { client: stranger } = await buildUser(app);
    const deleted = await owner.idOf(MONTH_AGO);
    await owner.client.rest('delete', `/api/answers/${deleted}`);
    const attempts: [TestClient, string][] = [
      [stranger, await owner.idOf(YEAR_AGO)],
      [owner.client, deleted],
      [owner.client, 'x'],
    ];
    for (const [client, id] of attempts) {
      const { body } = await client.graphql(HIDE, { id, isHidden: true });
      expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
    }
    expect(await dayOf(owner.client)).toBe(YEAR_AGO);
  });
});

describe('the switch for memories', () => {
  it('is on by default, and hides memories when off', async () => {
    const { client } = await buildWriter('2026-10-22', YEAR_AGO, TODAY);
    const ask = async () =>
      (await client.graphql('{ me { hasMemories } memory { yearsAgo } milestoneMemory(days: 30) { day } }'))
        .body.data;
    const shown = {
      me: { hasMemories: true },
      memory: { yearsAgo: 1 },
      milestoneMemory: { day: '2026-10-22' },
    };
    expect(await ask()).toEqual(shown);
    expect((await client.graphql(SWITCH, { isOn: false })).body.data.setMemories).toEqual({
      account: { hasMemories: false },
    });
    expect(await ask()).toEqual({ me: { hasMemories: false }, memory: null, milestoneMemory: null });
    await client.graphql(SWITCH, { isOn: true });
    expect(await ask()).toEqual(shown);
  });
});

describe('the earlier entry of a milestone', () => {
  const ask = async (client: TestClient, days: number) => {
    const query = 'query ($days: Int!) { milestoneMemory(days: $days) { day } }';
    const { body } = await client.graphql(query, { days });
    return body.errors?.[0].extensions.code ?? body.data.milestoneMemory?.day ?? null;
  };

  it.each([
    ['with which the run has begun', 30, ['2026-10-20', '2026-10-22', '2026-10-23'], '2026-10-22'],
    ['before it, when that day has none', 100, ['2026-08-01', '2026-08-20'], '2026-08-01'],
    ['of the first day of a year', 365, ['2025-11-20', '2025-11-21'], '2025-11-21'],
    ['that is not there', 365, ['2026-01-01'], null],
  ])('is the entry %s', async (_title, milestone, days, day) => {
    const { client } = await buildWriter(...days, TODAY);
    expect(await ask(client, milestone)).toBe(day);
  });

  it("skips hidden and unreadable entries, and waits for today's answer", async () => {
    const { client, idOf } = await buildWriter('2026-10-20', '2026-10-21', '2026-10-22');
    expect(await ask(client, 30)).toBeNull();
    await buildAnswer(client);
    await client.graphql(HIDE, { id: await idOf('2026-10-22'), isHidden: true });
    await app.db.change('UPDATE answer SET encryptionIv = ? WHERE id = ?', [
      'AAAAAAAAAAAAAAAA',
      await idOf('2026-10-21'),
    ]);
    expect(await ask(client, 30)).toBe('2026-10-20');
  });

  it.each([0, 29, 31, -30, 366, 2_147_483_647])('is BAD_USER_INPUT for %i', async (days) => {
    const { client } = await buildWriter(TODAY);
    expect(await ask(client, days)).toBe('BAD_USER_INPUT');
  });
});

describe('an earlier entry by chance', () => {
  const ask = async (client: TestClient, exceptId?: string) => {
    const query = 'query ($exceptId: ID) { earlierAnswer(exceptId: $exceptId) { id day } }';
    return (await client.graphql(query, { exceptId })).body.data.earlierAnswer;
  };

  it('is older than a month, also before the answer of today and while memories are off', async () => {
    const { client } = await buildWriter('2024-02-01', '2026-10-19', MONTH_AGO, '2026-11-19');
    await client.graphql(SWITCH, { isOn: false });
    const days = new Set<string>();
    for (let time = 0; time < 40; time += 1) days.add((await ask(client)).day);
    expect([...days].sort()).toEqual(['2024-02-01', '2026-10-19']);
  });

  it('is a younger entry, but not the answer of today, in a diary of less than a month', async () => {
    const { client } = await buildWriter('2026-11-19', TODAY);
    expect((await ask(client)).day).toBe('2026-11-19');
  });

  it('is another entry than the entry that was just shown, if there is another', async () => {
    const { client } = await buildWriter(YEAR_AGO, TWO_YEARS_AGO);
    let { id } = await ask(client);
    for (let time = 0; time < 10; time += 1) {
      const next = await ask(client, id);
      expect(next.id).not.toBe(id);
      id = next.id;
    }
  });

  it('is never hidden, unreadable or deleted, and null without another entry', async () => {
    const { client, idOf } = await buildWriter(YEAR_AGO, TWO_YEARS_AGO, '2023-11-20', TODAY);
    await client.graphql(HIDE, { id: await idOf(YEAR_AGO), isHidden: true });
    await client.rest('delete', `/api/answers/${await idOf(TWO_YEARS_AGO)}`);
    expect(await ask(client)).toEqual({ id: await idOf('2023-11-20'), day: '2023-11-20' });
    expect(await ask(client, await idOf('2023-11-20'))).toBeNull();
    await makeUnreadable(await idOf('2023-11-20'));
    expect(await ask(client)).toBeNull();
  });
});
