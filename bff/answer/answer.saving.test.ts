import { buildAnswer, buildAnswers, buildUser } from '../workshop/testing/builders.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { ALREADY_ANSWERED } from './answer.sentences.rules.ts';

const NOW = START_OF_TESTS.toISOString();
const SAVE =
  'mutation ($content: String!) { saveAnswer(input: { content: $content }) { answer { id content day } milestone { event } } }';
const SAVE_AGAIN = `mutation ($content: String!) {
  saveAnswer(input: { content: $content }) {
    answer { id } milestone { event }
    conflict { message version { id day updatedAt } answer { content } draft { content } }
  }
}`;

let app: TestApp;
withApp((given) => {
  app = given;
});

describe('saving an answer', () => {
  it('returns 201 with the answer and its milestone', async () => {
    const { client } = await buildUser(app);
    const { status, body } = await client.rest('post', '/api/answers', { content: 'Kaffee am Fenster.' });
    expect(status).toBe(201);
    const { id, milestone, ...rest } = body;
    expect(Number.isSafeInteger(id)).toBe(true);
    expect(milestone).toEqual({ event: 'entries-1', text: expect.stringMatching(/\S/) });
    expect(rest).toMatchObject({ content: 'Kaffee am Fenster.', date: NOW, createdAt: NOW, updatedAt: NOW });
  });

  it('shows the answer in list, today and status over REST and GraphQL', async () => {
    const { client } = await buildUser(app);
    const { milestone, ...answer } = await buildAnswer(client);
    expect(milestone).toBeDefined();
    expect((await client.rest('get', '/api/answers')).body).toEqual([answer]);
    expect((await client.rest('get', '/api/answers/today')).body).toEqual(answer);
    expect((await client.rest('get', '/api/answers/today/status')).body).toEqual({ hasAnswered: true });
    const { body } = await client.graphql(
      '{ answers { nodes { id content } } answer { id content day } answerCount }',
    );
    const seen = { id: String(answer.id), content: answer.content };
    expect(body.data).toEqual({
      answers: { nodes: [seen] },
      answer: { ...seen, day: '2026-11-20' },
      answerCount: 1,
    });
  });

  it('works over GraphQL and is visible over REST', async () => {
    const { client } = await buildUser(app);
    const { body } = await client.graphql(SAVE, { content: 'Ein Brief.' });
    const { answer, milestone } = body.data.saveAnswer;
    expect(answer).toMatchObject({ content: 'Ein Brief.', day: '2026-11-20' });
    expect(milestone.event).toBe('entries-1');
    expect((await client.rest('get', '/api/answers')).body).toMatchObject([
      { id: Number(answer.id), content: 'Ein Brief.' },
    ]);
  });

  it('shows nothing before: an empty list, 404 for today, false, null', async () => {
    const { client } = await buildUser(app);
    expect((await client.rest('get', '/api/answers')).body).toEqual([]);
    const today = await client.rest('get', '/api/answers/today');
    expect(today.status).toBe(404);
    expect(today.body).toEqual({ error: expect.stringMatching(/\S/), code: 'NOT_FOUND' });
    expect((await client.rest('get', '/api/answers/today/status')).body).toEqual({ hasAnswered: false });
    const { body } = await client.graphql('{ answer { id } answerCount }');
    expect(body.data).toEqual({ answer: null, answerCount: 0 });
  });
});

describe('saving again on the same day', () => {
  it('returns the existing answer with 200 and no milestone when the text is the same', async () => {
    const { client } = await buildUser(app);
    const { milestone, ...first } = await buildAnswer(client, 'Ein Lied.');
    expect(milestone.event).toBe('entries-1');
    app.setClock('2026-11-20T20:00:00.000Z');
    const { status, body } = await client.rest('post', '/api/answers', { content: ' Ein Lied.\n' });
    expect(status).toBe(200);
    expect(body).toEqual(first);
    const again = await client.graphql(SAVE, { content: 'Ein Lied.' });
    expect(again.body.data.saveAnswer).toMatchObject({ answer: { id: String(first.id) }, milestone: null });
  });

  it('returns 409 and changes nothing when the text differs', async () => {
    const { client } = await buildUser(app);
    const { milestone: _milestone, ...first } = await buildAnswer(client, 'Ein Lied.');
    const { status, body } = await client.rest('post', '/api/answers', { content: 'Ein anderes Lied.' });
    expect(status).toBe(409);
    expect(body).toEqual({ error: expect.stringMatching(/\S/), code: 'CONFLICT' });
    const graphql = await client.graphql(SAVE_AGAIN, { content: 'Noch eins.' });
    expect(graphql.body.data.saveAnswer).toEqual({
      answer: null,
      milestone: null,
      conflict: {
        message: ALREADY_ANSWERED,
        version: { id: String(first.id), day: '2026-11-20', updatedAt: first.updatedAt },
        answer: { content: 'Ein Lied.' },
        draft: null,
      },
    });
    expect((await client.rest('get', '/api/answers')).body).toEqual([first]);
  });
});

describe('the answer of a day', () => {
  it("is found by its calendar day, and as today or yesterday by the server's clock", async () => {
    const { client, id } = await buildUser(app);
    await buildAnswers(app, id, ['2026-11-17', '2026-11-19', '2026-11-20']);
    app.setClock(START_OF_TESTS);
    const { body } = await client.graphql(`{
      answer { day } yesterday: answer(openDay: YESTERDAY) { day }
      before: answer(day: "2026-11-17") { day } none: answer(day: "2026-11-18") { day }
    }`);
    expect(body.data).toEqual({
      answer: { day: '2026-11-20' },
      yesterday: { day: '2026-11-19' },
      before: { day: '2026-11-17' },
      none: null,
    });
  });
});

describe('the list', () => {
  it('is complete, newest day first', async () => {
    const { client, id } = await buildUser(app);
    await buildAnswers(app, id, ['2026-11-18', '2026-11-20', '2026-11-17']);
    const { body } = await client.rest('get', '/api/answers');
    expect(body.map(({ content }: { content: string }) => content)).toEqual([
      'Antwort vom 2026-11-20',
      'Antwort vom 2026-11-18',
      'Antwort vom 2026-11-17',
    ]);
  });
});
