import { buildAnswer, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';

let app: TestApp;
withApp((given) => {
  app = given;
});

/** Saves an answer at this instant; returns the stored day and time zone. */
async function saveAt(client: TestClient, instant: string, headers: Record<string, string> = {}) {
  app.setClock(instant);
  const content = `Um ${instant}`;
  const { body } = await client.rest('post', '/api/answers', { content }, headers);
  const [row] = await app.db.all<{ day: string; timeZone: string }>(
    'SELECT day, timeZone FROM answer WHERE id = ?',
    [Number(body.id)],
  );
  return { status: body.milestone ? 201 : 0, day: row?.day, timeZone: row?.timeZone };
}

describe('the day of an answer', () => {
  it.each([
    [
      'an ordinary midnight',
      '2026-11-20T22:59:59.999Z',
      '2026-11-20',
      '2026-11-20T23:00:00.000Z',
      '2026-11-21',
    ],
    [
      'the midnight into the day of 23 hours',
      '2026-03-28T22:59:59.999Z',
      '2026-03-28',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29',
    ],
    [
      'the midnight after the day of 23 hours',
      '2026-03-29T21:59:59.999Z',
      '2026-03-29',
      '2026-03-29T22:00:00.000Z',
      '2026-03-30',
    ],
    [
      'the midnight into the day of 25 hours',
      '2026-10-24T21:59:59.999Z',
      '2026-10-24',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25',
    ],
    [
      'the midnight after the day of 25 hours',
      '2026-10-25T22:59:59.999Z',
      '2026-10-25',
      '2026-10-25T23:00:00.000Z',
      '2026-10-26',
    ],
    [
      'the midnight into a leap day',
      '2028-02-28T22:59:59.999Z',
      '2028-02-28',
      '2028-02-28T23:00:00.000Z',
      '2028-02-29',
    ],
    [
      'the midnight after a leap day',
      '2028-02-29T22:59:59.999Z',
      '2028-02-29',
      '2028-02-29T23:00:00.000Z',
      '2028-03-01',
    ],
    ['New Year', '2026-12-31T22:59:59.999Z', '2026-12-31', '2026-12-31T23:00:00.000Z', '2027-01-01'],
  ])(
    'changes at midnight in Berlin and the streak goes on → %s',
    async (_title, before, first, after, second) => {
      app.setClock(before);
      const { client } = await buildUser(app);
      expect(await saveAt(client, before)).toEqual({ status: 201, day: first, timeZone: 'Europe/Berlin' });
      expect(await saveAt(client, after)).toEqual({ status: 201, day: second, timeZone: 'Europe/Berlin' });
      expect((await client.rest('get', '/api/streak')).body).toEqual({ count: 2 });
    },
  );

  it('is the same in both passes of a repeated hour', async () => {
    app.setClock('2026-10-25T00:30:00.000Z');
    const { client } = await buildUser(app);
    expect((await saveAt(client, '2026-10-25T00:30:00.000Z')).day).toBe('2026-10-25');
    app.setClock('2026-10-25T01:30:00.000Z');
    const { status } = await client.rest('post', '/api/answers', { content: 'Noch einmal' });
    expect(status).toBe(409);
  });

  it.each([
    ['Pacific/Auckland', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-20'],
    ['America/Los_Angeles', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-21'],
  ])("follows the client's time zone → %s", async (zone, day) => {
    const { client } = await buildUser(app);
    expect((await saveAt(client, '2026-11-20T12:00:00.000Z', { 'X-Time-Zone': zone })).day).toBe(day);
    const { body } = await client.graphql('{ answers { nodes { day } } }');
    expect(body.data.answers.nodes).toEqual([{ day }]);
  });

  it('also defines today for reading', async () => {
    const { client } = await buildUser(app);
    await buildAnswer(client);
    const auckland = { 'X-Time-Zone': 'Pacific/Auckland' };
    const status = await client.rest('get', '/api/answers/today/status', undefined, auckland);
    expect(status.body).toEqual({ hasAnswered: false });
    expect((await client.rest('get', '/api/answers/today', undefined, auckland)).status).toBe(404);
    expect((await client.rest('get', '/api/streak', undefined, auckland)).body).toEqual({ count: 1 });
  });

  it('stays when the person travels', async () => {
    const { client } = await buildUser(app);
    await buildAnswer(client);
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles']) {
      await client.rest('get', '/api/answers', undefined, { 'X-Time-Zone': zone });
      const { body } = await client.graphql('{ answers { nodes { day } } }');
      expect(body.data.answers.nodes).toEqual([{ day: '2026-11-20' }]);
    }
    const rows = await app.db.all('SELECT day, timeZone FROM answer ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ day: '2026-11-20', timeZone: 'Europe/Berlin' }]);
  });
});

describe('the time zone of a request without a valid time zone', () => {
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['unknown', 'Mars/Olympus'],
    ['an offset', '+13:00'],
    ['a path', '../../etc/localtime'],
    ['far too long', 'A'.repeat(4_000)],
  ])('is the last known time zone → %s', async (_title, zone) => {
    const { client } = await buildUser(app);
    await client.rest('post', '/api/draft', { content: '' }, { 'X-Time-Zone': 'Pacific/Auckland' });
    const headers: Record<string, string> = zone === undefined ? {} : { 'X-Time-Zone': zone };
    expect(await saveAt(client, '2026-11-20T12:00:00.000Z', headers)).toEqual({
      status: 201,
      day: '2026-11-21',
      timeZone: 'Pacific/Auckland',
    });
  });

  it('is the time zone of the registration when no other is known, also on another device', async () => {
    const { username } = await buildUser(app, { 'X-Time-Zone': 'Pacific/Auckland' });
    const device = new TestClient(app);
    await device.rest('post', '/api/login', { username, password: PASSWORD });
    expect((await saveAt(device, '2026-11-20T12:00:00.000Z')).timeZone).toBe('Pacific/Auckland');
  });

  it('is the time zone of the log-in when the log-in sent a time zone', async () => {
    const { username } = await buildUser(app);
    const device = new TestClient(app);
    const zone = { 'X-Time-Zone': 'Pacific/Auckland' };
    await device.rest('post', '/api/login', { username, password: PASSWORD }, zone);
    expect((await saveAt(device, '2026-11-20T12:00:00.000Z')).timeZone).toBe('Pacific/Auckland');
  });

  it('is Europe/Berlin when no time zone was ever known', async () => {
    const { client } = await buildUser(app, { 'X-Time-Zone': 'Mars/Olympus' });
    expect((await saveAt(client, '2026-11-20T22:59:59.999Z')).day).toBe('2026-11-20');
    expect((await saveAt(client, '2026-11-20T23:00:00.000Z')).day).toBe('2026-11-21');
  });
});

describe('dates that a client sends', () => {
  it('have no effect, neither in headers nor in the body', async () => {
    const { client } = await buildUser(app);
    const body = {
      content: 'Heute.',
      date: '2020-01-01T00:00:00.000Z',
      expectedDay: '2020-01-01',
      createdAt: '2020-01-01',
    };
    const headers = { Date: 'Wed, 01 Jan 2020 00:00:00 GMT', 'X-Date': '2020-01-01' };
    const saved = await client.rest('post', '/api/answers', body, headers);
    expect(saved.body).toMatchObject({
      date: START_OF_TESTS.toISOString(),
      createdAt: START_OF_TESTS.toISOString(),
    });
    const { body: answer } = await client.graphql('{ answers { nodes { day } } }');
    expect(answer.data.answers.nodes).toEqual([{ day: '2026-11-20' }]);
  });
});
