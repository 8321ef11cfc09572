import { TOMBSTONE_LIFETIME_MS } from '../answer/answer.numbers.rules.ts';
import { addDays } from '../platform/lib/clock.ts';
import { buildAnswer, buildDevice, buildUser } from '../workshop/testing/builders.ts';
import { discard, openDraft, saveDraft, supersededDraft } from '../workshop/testing/drafts.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { DRAFT_LIFETIME_DAYS } from './draft.numbers.rules.ts';

const TODAY = '2026-11-20';
const NONE = { content: '', updatedAt: null };

let app: TestApp;
withApp((given) => {
  app = given;
});

/** A person whose phone has stored a draft that the computer's answer has superseded. */
async function buildSuperseded(content = 'Vom Telefon') {
  const { id, username, client } = await buildUser(app);
  const phone = await buildDevice(app, username);
  const superseded = await saveDraft(phone, content, null);
  const answer = await buildAnswer(client, 'Vom Rechner');
  return { id, username, computer: client, phone, superseded, answer };
}

describe('a superseded draft', () => {
  it('does not exist before an answer is saved beside a draft', async () => {
    const { client } = await buildUser(app);
    expect(await supersededDraft(client)).toEqual(NONE);
    await saveDraft(client, 'Offen', null);
    expect(await supersededDraft(client)).toEqual(NONE);
  });

  it('belongs to its person', async () => {
    const { superseded, phone } = await buildSuperseded();
    const { client } = await buildUser(app);
    await buildAnswer(client);
    expect(await supersededDraft(client)).toEqual(NONE);
    expect(await discard(client, superseded.updatedAt)).toBe(false);
    expect(await supersededDraft(phone)).toEqual(superseded);
  });

  it('is not changed by drafts of that day or the next', async () => {
    const { computer, phone, superseded } = await buildSuperseded();
    expect((await saveDraft(phone, 'Zu spät', superseded.updatedAt)).updatedAt).toBeNull();
    app.setClock('2026-11-21T08:00:00.000Z');
    for (const client of [computer, phone]) {
      await client.rest('post', '/api/draft', { content: 'Neuer Tag' });
      await client.rest('post', '/api/draft', { content: '' });
    }
    await phone.rest('post', '/api/draft', { content: 'Neuer Tag' });
    expect((await openDraft(computer)).content).toBe('Neuer Tag');
    await buildAnswer(phone, 'Neuer Tag, fertig');
    expect(await supersededDraft(phone)).toEqual(superseded);
  });

  it('stays when the answer of its day is deleted and saved again, and never becomes open', async () => {
    const { computer, superseded, answer } = await buildSuperseded();
    await computer.rest('delete', `/api/answers/${answer.id}`);
    expect(await openDraft(computer)).toEqual(NONE);
    expect(await supersededDraft(computer)).toEqual(superseded);
    await buildAnswer(computer, 'Zweiter Anlauf');
    expect(await supersededDraft(computer)).toEqual(superseded);
  });

  it('is offered for thirty days and purged before the tombstone of its day', async () => {
    const { id, computer, answer } = await buildSuperseded();
    await computer.rest('delete', `/api/answers/${answer.id}`);
    const { draft, answer: answers } = app.services;
    const last = addDays(TODAY, DRAFT_LIFETIME_DAYS);
    expect((await draft.readSuperseded(id, last)).content).toBe('Vom Telefon');
    expect(await draft.readSuperseded(id, addDays(last, 1))).toMatchObject(NONE);
    app.setClock(`${addDays(TODAY, DRAFT_LIFETIME_DAYS + 1)}T23:59:59.999Z`);
    await answers.purge();
    await draft.purge();
    expect(await draft.read(id, last)).toMatchObject(NONE);
    app.setClock(`${addDays(TODAY, DRAFT_LIFETIME_DAYS + 2)}T00:00:00.000Z`);
    await draft.purge();
    expect(await app.db.all('SELECT day FROM draft WHERE userId = ?', [id])).toEqual([]);
    app.setClock(new Date(START_OF_TESTS.getTime() + TOMBSTONE_LIFETIME_MS + 1));
    await answers.purge();
    expect(await app.db.all('SELECT id FROM answer WHERE userId = ?', [id])).toEqual([]);
  });
});

describe('discarding a superseded draft', () => {
  it('deletes that version, and succeeds when the version is already gone', async () => {
    const { id, computer, phone, superseded } = await buildSuperseded();
    expect(await discard(computer, superseded.updatedAt)).toBe(true);
    expect(await supersededDraft(phone)).toEqual(NONE);
    expect(await app.db.all('SELECT day FROM draft WHERE userId = ?', [id])).toEqual([]);
    expect(await discard(phone, superseded.updatedAt)).toBe(false);
  });

  it('is a CONFLICT with the stored draft, which stays, for another version', async () => {
    const { computer, superseded } = await buildSuperseded();
    const refused = await discard(computer, '2026-11-01T00:00:00.000Z');
    expect(refused).toMatchObject({ code: 'CONFLICT', current: superseded });
    expect(await supersededDraft(computer)).toEqual(superseded);
  });

  it('keeps superseded drafts of other days; the newest is offered first', async () => {
    const { computer, phone, superseded } = await buildSuperseded();
    app.setClock('2026-11-21T08:00:00.000Z');
    const newer = await saveDraft(phone, 'Am nächsten Tag', null);
    await buildAnswer(computer, 'Auch am nächsten Tag');
    expect(await supersededDraft(computer)).toEqual(newer);
    expect(await discard(computer, newer.updatedAt)).toBe(true);
    expect(await supersededDraft(computer)).toEqual(superseded);
  });

  it('never changes the open draft', async () => {
    const { client } = await buildUser(app);
    const open = await saveDraft(client, 'Offen', null);
    expect(await discard(client, open.updatedAt)).toBe(false);
    expect(await openDraft(client)).toEqual(open);
  });
});
