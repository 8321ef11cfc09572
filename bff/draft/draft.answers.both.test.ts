import { textsOf } from '../answer/answer-content.rules.ts';
import { buildAnswer, buildDevice, buildUser } from '../workshop/testing/builders.ts';
import { openDraft, saveAnswer, saveDraft, supersededDraft } from '../workshop/testing/drafts.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { withApp } from '../workshop/testing/with-app.ts';

const NONE = { content: '', updatedAt: null };
const TWO_DAYS_LATER = '2026-11-22T08:00:00.000Z';

let app: TestApp;
withApp((given) => {
  app = given;
});

/** A person with two devices. */
async function buildDevices() {
  const { id, username, client } = await buildUser(app);
  return { id, computer: client, phone: await buildDevice(app, username) };
}

const draftRows = (id: number) => app.db.all('SELECT day FROM draft WHERE userId = ?', [id]);

describe('an answer with an expected draft version', () => {
  it('deletes that draft, whichever device has stored it', async () => {
    const { id, computer, phone } = await buildDevices();
    const { updatedAt } = await saveDraft(phone, 'Vom Telefon', null);
    expect(await saveAnswer(computer, 'Am Rechner fertig', updatedAt)).toEqual({
      content: 'Am Rechner fertig',
    });
    expect(await draftRows(id)).toEqual([]);
  });

  it.each([
    ['an older version of it', async (version: unknown) => version],
    ['none', async () => null],
  ])('is a CONFLICT with the stored draft, and saves nothing, when it expects %s', async (_title, known) => {
    const { computer, phone } = await buildDevices();
    const first = await saveDraft(computer, 'Am Rechner', null);
    const current = await saveDraft(phone, 'Am Rechner, dann am Telefon', first.updatedAt);
    const refused = await saveAnswer(computer, 'Am Rechner', await known(first.updatedAt));
    expect(refused).toMatchObject({ code: 'CONFLICT', current });
    expect((await computer.rest('get', '/api/answers')).body).toEqual([]);
    expect(await openDraft(phone)).toEqual(current);
    expect(await saveAnswer(computer, 'Am Rechner', current.updatedAt)).toEqual({ content: 'Am Rechner' });
  });

  it('is a CONFLICT also with a draft from before yesterday', async () => {
    const { computer, phone } = await buildDevices();
    const current = await saveDraft(phone, 'Vorgestern begonnen', null);
    app.setClock(TWO_DAYS_LATER);
    expect(await saveAnswer(computer, 'Heute', null)).toMatchObject({ code: 'CONFLICT', current });
  });

  it.each(['Scho\u0308n', '  Schön \n'])(
    'is no CONFLICT, and ends the draft, when that says the same in other code points or spaces → %j',
    async (typed) => {
      const { id, computer, phone } = await buildDevices();
      await saveDraft(phone, typed, null);
      expect(await saveAnswer(computer, 'Schön', null)).toEqual({ content: 'Schön' });
      expect(await draftRows(id)).toEqual([]);
    },
  );

  it('is no CONFLICT when the expected draft is gone', async () => {
    const { computer, phone } = await buildDevices();
    const { updatedAt } = await saveDraft(computer, 'Halb', null);
    await saveDraft(phone, '', updatedAt);
    expect(await saveAnswer(computer, 'Ganz', updatedAt)).toEqual({ content: 'Ganz' });
  });

  it('first reports another answer of the day, and returns an equal answer', async () => {
    const { computer, phone } = await buildDevices();
    await buildAnswer(computer, 'Schon da');
    app.setClock('2026-11-18T18:00:00.000Z');
    await saveDraft(phone, 'Anderer Tag', null);
    app.setClock(START_OF_TESTS);
    expect(await saveAnswer(computer, 'Zu spät', null)).toEqual({ code: 'CONFLICT' });
    expect(await saveAnswer(computer, 'Schon da', null)).toEqual({ content: 'Schon da' });
    expect((await openDraft(phone)).content).toBe('Anderer Tag');
  });

  it('is saved beside an unreadable draft, which stays', async () => {
    const { id, computer, phone } = await buildDevices();
    await saveDraft(phone, 'Unlesbar', null);
    await app.db.write((tx) =>
      tx.run('UPDATE draft SET encryptionIv = ? WHERE userId = ?', ['AAAAAAAAAAAAAAAA', id]),
    );
    expect(await saveAnswer(computer, 'Trotzdem', null)).toEqual({ content: 'Trotzdem' });
    expect(await draftRows(id)).toHaveLength(1);
    expect(await supersededDraft(computer)).toEqual(NONE);
    expect(app.log()).toContain('"event":"unreadable-text"');
  });

  it('distinguishes two versions of the same millisecond, also over REST', async () => {
    const { computer, phone } = await buildDevices();
    const known = await saveDraft(computer, 'Am Rechner', null);
    await phone.rest('post', '/api/draft', { content: 'Vom Telefon' });
    const refused = await saveAnswer(computer, 'Am Rechner', known.updatedAt);
    expect(refused).toMatchObject({ code: 'CONFLICT', current: { content: 'Vom Telefon' } });
  });
});

describe.each(['REST', 'GraphQL'])('an answer over %s without an expected draft version', (door) => {
  type Client = Awaited<ReturnType<typeof buildDevices>>['computer'];
  const save = async (client: Client, content: string) =>
    door === 'REST' ? buildAnswer(client, content) : saveAnswer(client, content);

  it('deletes the draft of its own session', async () => {
    const { id, computer } = await buildDevices();
    await computer.rest('post', '/api/draft', { content: 'Halb' });
    await save(computer, 'Ganz');
    expect(await draftRows(id)).toEqual([]);
  });

  it('keeps a superseded draft of its own session', async () => {
    const { computer, phone } = await buildDevices();
    const superseded = await saveDraft(computer, 'Viel länger', null);
    await save(phone, 'Kurz');
    app.setClock(TWO_DAYS_LATER);
    await computer.rest('post', '/api/draft', { content: 'Halb' });
    await save(computer, 'Ganz');
    expect(await supersededDraft(computer)).toEqual(superseded);
  });

  it('supersedes the draft of another session, which is then offered beside the answer', async () => {
    const { computer, phone } = await buildDevices();
    const typed = await saveDraft(phone, 'Viel länger, vom Telefon', null);
    await save(computer, 'Kurz');
    expect((await computer.rest('get', '/api/draft')).body).toMatchObject({ content: '' });
    expect(await openDraft(phone)).toEqual(NONE);
    for (const client of [computer, phone]) expect(await supersededDraft(client)).toEqual(typed);
  });

  it('supersedes also a draft from before yesterday, for thirty days from today', async () => {
    const { id, computer, phone } = await buildDevices();
    const typed = await saveDraft(phone, 'Vorgestern begonnen', null);
    app.setClock(TWO_DAYS_LATER);
    await save(computer, 'Heute');
    expect(await openDraft(computer)).toEqual(NONE);
    expect(await supersededDraft(computer)).toEqual(typed);
    expect(await draftRows(id)).toEqual([{ day: '2026-11-22' }]);
  });

  it("deletes another session's draft with the same text", async () => {
    const { id, computer, phone } = await buildDevices();
    await saveDraft(phone, ' Scho\u0308n', null);
    await save(computer, 'Schön');
    expect(await draftRows(id)).toEqual([]);
  });

  it('keeps a draft from before yesterday open when today already has a superseded draft', async () => {
    const { computer, phone } = await buildDevices();
    app.setClock(TWO_DAYS_LATER);
    const superseded = await saveDraft(phone, 'Von heute', null);
    await save(computer, 'Erster Anlauf');
    const { id } = (await computer.rest('get', '/api/answers/today')).body;
    await computer.rest('delete', `/api/answers/${id}`);
    app.setClock(START_OF_TESTS);
    const open = await saveDraft(phone, 'Von vorgestern', null);
    app.setClock(TWO_DAYS_LATER);
    expect(await save(computer, 'Zweiter Anlauf')).toMatchObject({ content: 'Zweiter Anlauf' });
    expect(await supersededDraft(phone)).toEqual(superseded);
    expect(await openDraft(phone)).toEqual(open);
  });

  it('treats a draft without a session as foreign', async () => {
    const { id, computer } = await buildDevices();
    await app.services.draft.save({
      userId: id,
      today: '2026-11-20',
      texts: textsOf({ content: 'Von früher' }),
    });
    await save(computer, 'Von heute');
    expect((await supersededDraft(computer)).content).toBe('Von früher');
  });
});
