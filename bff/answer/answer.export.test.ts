import { buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { textsOf } from './answer-content.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('an export', () => {
  it.each([
    ['half past midnight', 'Europe/Berlin', '2026-11-22T23:30:00.000Z', '2026-11-23'],
    ['a quarter to midnight', 'America/New_York', '2026-11-23T04:45:00.000Z', '2026-11-22'],
    ['noon beyond the date line', 'Pacific/Kiritimati', '2026-11-22T22:00:00.000Z', '2026-11-23'],
  ])('contains the day and time zone of an entry of %s in %s', async (_when, timeZone, instant, day) => {
    app.setClock(instant);
    const { client } = await buildUser(app);
    const content = 'Ein Satz.';
    await client.rest('post', '/api/answers', { content }, { 'X-Time-Zone': timeZone });
    const entry = {
      ...textsOf({ content }),
      date: instant,
      createdAt: instant,
      updatedAt: instant,
      day,
      timeZone,
    };
    expect((await client.rest('get', '/api/user/export')).body.answers).toEqual([entry]);
  });

  it('keeps the time zone of an entry that is edited or restored in another time zone', async () => {
    app.setClock('2026-11-22T22:00:00.000Z');
    const { client } = await buildUser(app);
    const zone = { 'X-Time-Zone': 'Pacific/Kiritimati' };
    const { id } = (await client.rest('post', '/api/answers', { content: 'Früh.' }, zone)).body;
    const fields = 'day timeZone';
    const update = `mutation { updateAnswer(input: { id: ${id}, content: "Ganz früh." }) { answer { ${fields} } } }`;
    const restore = `mutation { restoreAnswer(input: { id: ${id}, content: "Ganz früh." }) { answer { ${fields} } } }`;
    const changed = (await client.graphql(update)).body.data.updateAnswer.answer;
    await client.rest('delete', `/api/answers/${id}`);
    const restored = (await client.graphql(restore)).body.data.restoreAnswer.answer;
    const place = { day: '2026-11-23', timeZone: 'Pacific/Kiritimati' };
    expect([changed, restored]).toEqual([place, place]);
  });
});
