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

describe('an answer that says which draft it knows', () => {
  it('ends that draft, whichever device has stored it', async () => {
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
  ])('is a CONFLICT with the stored draft, and saves nothing, when it knows %s', async (_title, known) => {
    const { computer, phone } = await buildDevices();
    const first = await saveDraft(computer, 'Am Rechner', null);
    const current = await saveDraft(phone, 'Am Rechner, dann am Telefon', first.updatedAt);
    const refused = await saveAnswer(computer, 'Am Rechner', await known(first.updatedAt));
    expect(refused).toMatchObject({ code: 'CONFLICT', current });
    expect((await computer.rest('get', '/api/answers')).body).toEqual([]);
    expect(await openDraft(phone)).toEqual(current);
    expect(await saveAnswer(computer, 'Am Rechner', current.updatedAt)).toEqual({ content: 'Am Rechner' });
  });

  it('is a CONFLICT also with a draft that was typed before yesterday', async () => {
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

  it('is no CONFLICT when the draft it knows is gone', async () => {
    const { computer, phone } = await buildDevices();
    const { updatedAt } = await saveDraft(computer, 'Halb', null);
    await saveDraft(phone, '', updatedAt);
    expect(await saveAnswer(computer, 'Ganz', updatedAt)).toEqual({ content: 'Ganz' });
  });

  it('learns first that the day has another answer, and finds the same answer again', async () => {
    const { computer, phone } = await buildDevices();
    await buildAnswer(computer, 'Schon da');
    app.setClock('2026-11-18T18:00:00.000Z');
    await saveDraft(phone, 'Anderer Tag', null);
    app.setClock(START_OF_TESTS);
    expect(await saveAnswer(computer, 'Zu spät', null)).toEqual({ code: 'CONFLICT' });
    expect(await saveAnswer(computer, 'Schon da', null)).toEqual({ content: 'Schon da' });
    expect((await openDraft(phone)).content).toBe('Anderer Tag');
  });

  it('is saved beside a draft that nobody can read, which stays as it is', async () => {
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

  it('tells a version from its replacement within the same millisecond, over REST too', async () => {
    const { computer, phone } = await buildDevices();
    const known = await saveDraft(computer, 'Am Rechner', null);
    await phone.rest('post', '/api/draft', { content: 'Vom Telefon' });
    const refused = await saveAnswer(computer, 'Am Rechner', known.updatedAt);
    expect(refused).toMatchObject({ code: 'CONFLICT', current: { content: 'Vom Telefon' } });
  });
});

describe.each(['REST', 'GraphQL'])('an answer over %s that says nothing of a draft', (door) => {
  type Client = Awaited<ReturnType<typeof buildDevices>>['computer'];
  const save = async (client: Client, content: string) =>
    door === 'REST' ? buildAnswer(client, content) : saveAnswer(client, content);

  it('ends the draft of its own session', async () => {
    const { id, computer } = await buildDevices();
    await computer.rest('post', '/api/draft', { content: 'Halb' });
    await save(computer, 'Ganz');
    expect(await draftRows(id)).toEqual([]);
  });

  it('displaces the draft of another session: it is no draft any more, and offered beside the answer', async () => {
    const { computer, phone } = await buildDevices();
    const typed = await saveDraft(phone, 'Viel länger, vom Telefon', null);
    await save(computer, 'Kurz');
    expect((await computer.rest('get', '/api/draft')).body).toMatchObject({ content: '' });
    expect(await openDraft(phone)).toEqual(NONE);
    for (const client of [computer, phone]) expect(await supersededDraft(client)).toEqual(typed);
  });

  it('supersedes a draft from before yesterday too, for thirty days from today', async () => {
    const { id, computer, phone } = await buildDevices();
    const typed = await saveDraft(phone, 'Vorgestern begonnen', null);
    app.setClock(TWO_DAYS_LATER);
    await save(computer, 'Heute');
    expect(await openDraft(computer)).toEqual(NONE);
    expect(await supersededDraft(computer)).toEqual(typed);
    expect(await draftRows(id)).toEqual([{ day: '2026-11-22' }]);
  });

  it('ends the draft of another session that says the same', async () => {
    const { id, computer, phone } = await buildDevices();
    await saveDraft(phone, ' Scho\u0308n', null);
    await save(computer, 'Schön');
    expect(await draftRows(id)).toEqual([]);
  });

  it('leaves a draft from before yesterday open when today already has a superseded draft: both exist', async () => {
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

  it('takes a draft without a session for another session’s draft', async () => {
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
