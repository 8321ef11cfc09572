import { textsOf } from '../answer/answer-content.rules.ts';
import { buildAnswer, buildDevice, buildUser } from '../workshop/testing/builders.ts';
import { openDraft, saveAnswer, saveDraft, supersededDraft } from '../workshop/testing/drafts.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const SATURDAY_MORNING = '2026-11-21T08:00:00.000Z';
const SUNDAY_MORNING = '2026-11-22T08:00:00.000Z';
const MONDAY_MORNING = '2026-11-23T08:00:00.000Z';
const TUESDAY_MORNING = '2026-11-24T08:00:00.000Z';
const FOR_FRIDAY = { day: 'YESTERDAY', expectedDay: SATURDAY };

let app: TestApp;
withApp((given) => {
  app = given;
});

/** A person who registered on Friday; the clock shows Saturday. */
async function buildOnSaturday() {
  const user = await buildUser(app);
  app.setClock(SATURDAY_MORNING);
  return user;
}

/** Returns the drafts for today and yesterday, over REST and GraphQL. */
async function draftsOf(client: TestClient) {
  const texts: unknown[] = [];
  for (const [name, query] of [
    ['TODAY', ''],
    ['YESTERDAY', '?day=yesterday'],
  ]) {
    const { content } = await openDraft(client, name);
    expect((await client.rest('get', `/api/draft${query}`)).body).toEqual(textsOf({ content }));
    texts.push(content);
  }
  return texts;
}

describe('drafts for today and for yesterday', () => {
  it('exist side by side, over REST and GraphQL, and are cleared separately', async () => {
    const { client } = await buildOnSaturday();
    await client.rest('post', '/api/draft', { content: 'Für Freitag', day: 'yesterday' });
    await client.rest('post', '/api/draft', { content: 'Für Samstag' });
    expect(await draftsOf(client)).toEqual(['Für Samstag', 'Für Freitag']);
    await client.rest('post', '/api/draft', { content: '', day: 'today' });
    expect(await draftsOf(client)).toEqual(['', 'Für Freitag']);
    await saveDraft(client, 'Wieder Samstag', null, { day: 'TODAY' });
    const { updatedAt } = await openDraft(client, 'YESTERDAY');
    await saveDraft(client, '', updatedAt, FOR_FRIDAY);
    expect(await draftsOf(client)).toEqual(['Wieder Samstag', '']);
  });

  it('have separate versions: a change of one is no conflict with the other', async () => {
    const { client, username } = await buildOnSaturday();
    const phone = await buildDevice(app, username);
    const today = await saveDraft(client, 'Samstag', null);
    const yesterday = await saveDraft(phone, 'Freitag', null, FOR_FRIDAY);
    await saveDraft(client, 'Samstag, weiter', today.updatedAt);
    await saveDraft(phone, 'Freitag, weiter', yesterday.updatedAt, FOR_FRIDAY);
    expect(await draftsOf(client)).toEqual(['Samstag, weiter', 'Freitag, weiter']);
    expect(await saveDraft(client, 'Vom Rechner', yesterday.updatedAt, FOR_FRIDAY)).toMatchObject({
      code: 'CONFLICT',
      current: { content: 'Freitag, weiter' },
    });
  });

  it.each([
    ['today', ['', 'Für Freitag']],
    ['yesterday', ['Für Samstag', '']],
  ])('are deleted with the answer of their own day, also in the same session → %s', async (day, left) => {
    const { client } = await buildOnSaturday();
    await client.rest('post', '/api/draft', { content: 'Für Freitag', day: 'yesterday' });
    await client.rest('post', '/api/draft', { content: 'Für Samstag' });
    await client.rest('post', '/api/answers', { content: 'Fertig', day });
    expect(await draftsOf(client)).toEqual(left);
    expect((await supersededDraft(client)).content).toBe('');
  });

  it('of the same instant end separately', async () => {
    const { client } = await buildOnSaturday();
    const friday = await saveDraft(client, 'Freitag', null, FOR_FRIDAY);
    const saturday = await saveDraft(client, 'Samstag', null);
    expect(saturday.updatedAt).toBe(friday.updatedAt);
    await saveAnswer(client, 'Samstag', saturday.updatedAt);
    expect(await draftsOf(client)).toEqual(['', 'Freitag']);
  });

  it('are superseded by the answer of their own day only', async () => {
    const { client, username } = await buildOnSaturday();
    const phone = await buildDevice(app, username);
    await saveDraft(phone, 'Freitag, vom Telefon', null, FOR_FRIDAY);
    expect(await saveAnswer(client, 'Samstag', null)).toEqual({ content: 'Samstag' });
    expect(await draftsOf(client)).toEqual(['', 'Freitag, vom Telefon']);
    await client.rest('post', '/api/answers', { content: 'Freitag', day: 'yesterday' });
    expect(await draftsOf(client)).toEqual(['', '']);
    expect((await supersededDraft(client)).content).toBe('Freitag, vom Telefon');
  });
});

describe('a draft over midnight', () => {
  it('stays the draft of its day, and the new day begins empty', async () => {
    const { client } = await buildUser(app);
    const typed = await saveDraft(client, 'Am Freitag', null, { expectedDay: FRIDAY });
    app.setClock('2026-11-20T23:00:00.000Z');
    expect(await draftsOf(client)).toEqual(['', 'Am Freitag']);
    await saveDraft(client, 'Am Freitag, weiter', typed.updatedAt, { expectedDay: FRIDAY });
    await saveDraft(client, 'Am Samstag', null, { expectedDay: SATURDAY });
    expect(await draftsOf(client)).toEqual(['Am Samstag', 'Am Freitag, weiter']);
  });

  it('is offered for today from the day after next if today has no draft, and moves there when edited', async () => {
    const { id, client } = await buildUser(app);
    const friday = await saveDraft(client, 'Am Freitag', null);
    app.setClock(SATURDAY_MORNING);
    await saveDraft(client, 'Am Samstag', null);
    app.setClock(SUNDAY_MORNING);
    expect(await draftsOf(client)).toEqual(['Am Freitag', 'Am Samstag']);
    await saveDraft(client, 'Am Sonntag', friday.updatedAt);
    expect(await draftsOf(client)).toEqual(['Am Sonntag', 'Am Samstag']);
    const rows = await app.db.all('SELECT day FROM draft WHERE userId = ? ORDER BY day', [id]);
    expect(rows).toEqual([{ day: SATURDAY }, { day: '2026-11-22' }]);
  });

  it.each([
    ['cleared', async (client: TestClient, known: unknown) => saveDraft(client, '', known)],
    ['saved', async (client: TestClient, known: unknown) => saveAnswer(client, 'Am Samstag', known)],
  ])('stays when the newer draft that hid it is %s', async (_title, end) => {
    const { client } = await buildUser(app);
    await saveDraft(client, 'Am Freitag', null);
    app.setClock(SATURDAY_MORNING);
    const { updatedAt } = await saveDraft(client, 'Am Samstag', null);
    app.setClock(MONDAY_MORNING);
    expect(await draftsOf(client)).toEqual(['Am Samstag', '']);
    expect(await end(client, updatedAt)).not.toHaveProperty('code');
    app.setClock(TUESDAY_MORNING);
    expect(await draftsOf(client)).toEqual(['Am Freitag', '']);
  });

  it('is no conflict for a page that has cleared the newer draft', async () => {
    const { client } = await buildUser(app);
    await saveDraft(client, 'Am Freitag', null);
    app.setClock(SATURDAY_MORNING);
    const { updatedAt } = await saveDraft(client, 'Am Samstag', null);
    app.setClock(MONDAY_MORNING);
    for (const content of ['', '', 'Am Montag']) {
      expect(await saveDraft(client, content, updatedAt)).toMatchObject({ content });
    }
    await saveDraft(client, '', (await openDraft(client)).updatedAt);
    expect(await saveAnswer(client, 'Neu am Montag', updatedAt)).toEqual({ content: 'Neu am Montag' });
    app.setClock(TUESDAY_MORNING);
    expect(await draftsOf(client)).toEqual(['Am Freitag', '']);
  });

  it('stops no text when it is unreadable and the newer draft that hid it was cleared', async () => {
    const { client, id } = await buildUser(app);
    await saveDraft(client, 'Am Freitag', null);
    await app.db.change('UPDATE draft SET encryptedContent = ? WHERE userId = ?', ['AAAA', id]);
    app.setClock(SATURDAY_MORNING);
    const { updatedAt } = await saveDraft(client, 'Am Samstag', null);
    app.setClock(MONDAY_MORNING);
    await saveDraft(client, '', updatedAt);
    expect(await saveDraft(client, 'Am Montag', updatedAt)).toMatchObject({ content: 'Am Montag' });
  });

  it('is a CONFLICT without effect when its day is over', async () => {
    const { client } = await buildOnSaturday();
    app.setClock(SUNDAY_MORNING);
    for (const sent of [FOR_FRIDAY, { expectedDay: FRIDAY }, { expectedDay: '2026-11-23' }]) {
      expect(await saveDraft(client, 'Zu spät', null, sent)).toMatchObject({ code: 'CONFLICT' });
    }
    expect(await draftsOf(client)).toEqual(['', '']);
  });

  it('is dropped when its day has been answered', async () => {
    const { client } = await buildUser(app);
    await buildAnswer(client);
    app.setClock(SATURDAY_MORNING);
    expect((await saveDraft(client, 'Zu spät', null, FOR_FRIDAY)).updatedAt).toBeNull();
    expect(await draftsOf(client)).toEqual(['', '']);
  });
});
