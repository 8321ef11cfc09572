import { buildAnswers, buildSession, buildUser } from '../../workshop/testing/builders.ts';
import { type CountedApp, createCountedApp } from '../../workshop/testing/counted-app.ts';
import { rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import { START_OF_TESTS } from '../../workshop/testing/test-app.ts';
import { SESSION_HINT_MS } from './session-hints.ts';

const IN_BERLIN = { 'X-Time-Zone': 'Europe/Berlin' };
const CONTENT = 'Der Bus war pünktlich.';
const DRAFT = `mutation Draft($content: String!, $expected: DateTime) {
  saveDraft(content: $content, expectedUpdatedAt: $expected) { updatedAt }
}`;
const SAVE = `mutation Save($content: String!) {
  saveAnswer(content: $content, expectedDay: "2026-11-20") { milestone { text } }
}`;

let app: CountedApp;
beforeAll(async () => {
  app = await createCountedApp();
});
beforeEach(() => app.setClock(START_OF_TESTS));
afterAll(() => app.close());

/** Somebody whose key is in memory and whose diary was counted, with a hint of the session. */
async function buildKnownUser() {
  const user = await buildUser(app, IN_BERLIN);
  await app.services.answerStorage.read(user.id);
  await user.client.rest('post', '/api/draft', { content: CONTENT });
  await user.client.rest('get', '/api/draft');
  return user;
}

describe('the statements of a request with a hint of its session, counted by the server', () => {
  it('are at most one for a list and a draft that prove the session themselves, of which memory has had a hint for less than a minute', async () => {
    const { id, client } = await buildKnownUser();
    await buildAnswers(app, id, ['2026-11-10']);
    app.setClock(START_OF_TESTS);
    await client.rest('post', '/api/draft', { content: CONTENT });
    const list = () => client.rest('get', '/api/answers');
    await app.expectAtMost(1, list);
    await app.expectAtMost(1, list);
    await app.expectAtMost(1, () => client.graphql('{ answers(first: 30) { day } }'));
    await app.expectAtMost(1, () => client.rest('post', '/api/draft', { content: 'Neu' }));
    const { body } = await client.graphql('{ draft { updatedAt } }');
    const expected = body.data.draft.updatedAt;
    await app.expectAtMost(1, () => client.graphql(DRAFT, { content: 'Neuer', expected }));
    app.setClock(new Date(START_OF_TESTS.getTime() + SESSION_HINT_MS));
    // And the key, which is forgotten after a minute, too.
    await app.expectAtMost(3, list);
    await app.expectAtMost(1, list);
  });

  it('are at most seven for a saved answer that proves the session itself, through both doors', async () => {
    const [one, other] = [await buildKnownUser(), await buildKnownUser()];
    const save = () => one.client.rest('post', '/api/answers', { content: CONTENT });
    await app.expectAtMost(7, save);
    await app.expectAtMost(7, () => other.client.graphql(SAVE, { content: CONTENT }));
  });

  it('are at most three where such a statement finds nothing, and the session itself has to say why', async () => {
    const { client } = await buildKnownUser();
    const list = () => client.rest('get', '/api/answers');
    await app.expectAtMost(3, list);
    await app.expectAtMost(2, () => client.rest('post', '/api/draft', { content: '' }));
    await client.rest('post', '/api/answers', { content: CONTENT });
    await app.expectAtMost(3, () => client.rest('post', '/api/draft', { content: 'Zu spät' }));
  });

  it('are at most one for a session that this instance has ended itself: no hint of it is left', async () => {
    const { Cookie } = await buildSession(app, IN_BERLIN);
    const headers = { Cookie, ...IN_BERLIN };
    const list = () => rawRequest(app, 'GET', '/api/answers', { headers });
    await list();
    await rawJson(app, 'POST', '/api/logout', {}, headers);
    expect(await app.statementsOf(list)).toBeLessThanOrEqual(1);
  });
});
