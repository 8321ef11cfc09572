import { randomUUID } from 'node:crypto';
import { addDays } from '../platform/lib/clock.ts';
import { buildAnswer, buildAnswers, buildUser } from '../workshop/testing/builders.ts';
import { chances } from '../workshop/testing/chances.ts';
import { entriesUpTo, importInto, importWhole, undoImportOf } from '../workshop/testing/imports.ts';
import { leaveRoom, storageOf } from '../workshop/testing/storage.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { inFull } from '../workshop/testing/volumes.ts';

const TODAY = '2026-11-20';
const FULL =
  'Dein Tagebuch ist voll (1 MB). Kürze oder lösche ältere Einträge, oder bitte uns über die Kontaktseite um mehr Platz.';
const REFUSED = { status: 413, body: { error: FULL, code: 'PAYLOAD_TOO_LARGE' } };
const LONG = 'x'.repeat(10_000);
const STEPS = 60;
const SEEDS = inFull([1, 2, 3], [1]);
const RESTORE = 'mutation ($input: RestoreAnswerInput!) { restoreAnswer(input: $input) { answer { id } } }';
const STORAGE = '{ me { storage { usedBytes maxBytes } } }';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ accountMaxMb: 1, rateLimitScale: 1_000 });
});
beforeEach(() => app.setClock(START_OF_TESTS));
afterAll(() => app.close());

async function diaryOf(client: TestClient): Promise<{ id: number; day: string; content: string }[]> {
  return (await client.rest('get', '/api/answers')).body;
}

function edit(client: TestClient, id: number, content: string) {
  return client.rest('patch', `/api/answers/${id}`, { content });
}

async function restoreAnswer(client: TestClient, id: number, content: string) {
  const { body } = await client.graphql(RESTORE, { input: { id: String(id), content } });
  return body.errors?.[0].extensions.code ?? 'ok';
}

/** A person with twenty short entries and 95 % of the storage used. */
async function buildNearlyFull() {
  const person = await buildUser(app);
  await importWhole(person.client, randomUUID(), entriesUpTo(addDays(TODAY, -30), 20));
  for (let part = 0; part < 10; part += 1) {
    const entries = entriesUpTo(addDays('2020-12-31', -7 * part), 7).map(({ day }) => ({
      day,
      content: LONG,
    }));
    await importInto(person.client, randomUUID(), entries);
  }
  return person;
}

describe('the stored total of a diary', () => {
  it.each(SEEDS)('equals the size of its entries after any sequence of changes → seed %i', async (seed) => {
    const { id, client } = await buildUser(app);
    const chance = chances(seed);
    const pick = <One>(list: One[]) => list[Math.floor(chance() * list.length)];
    const text = () => 'ä'.repeat(1 + Math.floor(chance() * 400));
    const imports: string[] = [];
    let gone: { id: number; content: string } | undefined;
    let today = TODAY;
    const changes = [
      () => client.rest('post', '/api/answers', { content: text() }),
      async () => {
        const answer = pick(await diaryOf(client));
        if (answer) await edit(client, answer.id, text());
      },
      async () => {
        gone = pick(await diaryOf(client));
        if (gone) await client.rest('delete', `/api/answers/${gone.id}`);
      },
      () => gone && restoreAnswer(client, gone.id, gone.content),
      async () => {
        const importId = pick([...imports, randomUUID()]) ?? '';
        imports.push(importId);
        await importInto(client, importId, entriesUpTo(addDays('2020-12-31', -Math.floor(chance() * 40)), 5));
      },
      () => undoImportOf(client, pick(imports) ?? randomUUID()),
      async () => {
        today = addDays(today, 1);
        app.setClock(`${today}T12:00:00.000Z`);
      },
    ];
    for (let step = 0; step < STEPS; step += 1) {
      await pick(changes)?.();
      const { sum, real } = await storageOf(app, id);
      expect([step, sum ?? 0]).toEqual([step, real]);
    }
  });

  it('is unchanged by a rejected save, edit or deletion', async () => {
    const { id, client } = await buildUser(app);
    const answer = await buildAnswer(client);
    const before = await storageOf(app, id);
    expect(before.sum).toBe(before.real);
    const expectedUpdatedAt = '2020-01-01T00:00:00.000Z';
    const refused = [
      await client.rest('post', '/api/answers', { content: 'Ein anderer Text.' }),
      await client.rest('patch', `/api/answers/${answer.id}`, { content: LONG, expectedUpdatedAt }),
      await client.rest('delete', '/api/answers/999999999'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 404]);
    expect(await storageOf(app, id)).toEqual(before);
  });

  it('includes entries that are older than the count', async () => {
    const { id, client } = await buildUser(app);
    await buildAnswers(app, id, [addDays(TODAY, -2), addDays(TODAY, -1)]);
    app.setClock(START_OF_TESTS);
    await app.db.change('DELETE FROM answer_storage WHERE userId = ?', [id]);
    const [newest] = await diaryOf(client);
    await client.rest('delete', `/api/answers/${newest?.id}`);
    expect((await storageOf(app, id)).sum).toBeNull();
    await buildAnswer(client);
    const { sum, real } = await storageOf(app, id);
    expect(sum).toBe(real);
    await app.db.change('DELETE FROM answer_storage WHERE userId = ?', [id]);
    const { body } = await client.graphql(STORAGE);
    expect(body.data.me.storage).toEqual({ usedBytes: real, maxBytes: 1_000_000 });
  });

  it("excludes other people's entries, and is deleted with the account", async () => {
    const { id, client } = await buildUser(app);
    const { client: other } = await buildUser(app);
    const usedByOther = async () => (await other.graphql(STORAGE)).body.data.me.storage.usedBytes;
    expect(await usedByOther()).toBe(0);
    await buildAnswer(client);
    expect(await usedByOther()).toBe(0);
    expect((await storageOf(app, id)).sum).not.toBeNull();
    await client.rest('delete', '/api/user');
    expect((await storageOf(app, id)).sum).toBeNull();
  });
});

describe('a full diary', () => {
  it('rejects a save and keeps the draft, and accepts a shorter text', async () => {
    const { id, client } = await buildUser(app);
    await leaveRoom(app, id, 100);
    await client.rest('post', '/api/draft', { content: LONG });
    expect(await client.rest('post', '/api/answers', { content: LONG })).toMatchObject(REFUSED);
    expect(await diaryOf(client)).toEqual([]);
    expect((await client.rest('get', '/api/draft')).body.content).toBe(LONG);
    const { body } = await client.graphql(STORAGE);
    expect(body.data.me.storage).toEqual({ usedBytes: 999_900, maxBytes: 1_000_000 });
    expect(app.log()).toContain('"event":"refusal","field":"saveAnswer","outcome":"PAYLOAD_TOO_LARGE"');
    expect(await client.rest('post', '/api/answers', { content: 'Kurz.' })).toMatchObject({ status: 201 });
  });

  it('returns a saved answer again, so that a retry is harmless', async () => {
    const { id, client } = await buildUser(app);
    const answer = await buildAnswer(client);
    await leaveRoom(app, id, 0);
    const again = await client.rest('post', '/api/answers', { content: 'Der erste Schnee.' });
    expect([again.status, again.body.id]).toEqual([200, answer.id]);
  });

  it('rejects an edit that grows, and accepts any other edit even far above the limit', async () => {
    const { id, client } = await buildUser(app);
    const { id: answerId } = await buildAnswer(client, 'Vierzig Zeichen, die jemand getippt hat.');
    await leaveRoom(app, id, -500_000);
    expect(await edit(client, answerId, LONG)).toMatchObject(REFUSED);
    expect((await diaryOf(client)).map(({ content }) => content)).toEqual([
      'Vierzig Zeichen, die jemand getippt hat.',
    ]);
    for (const content of ['Vierzig Zeichen, die jemand ersetzt hat.', 'Kürzer.'])
      expect(await edit(client, answerId, content)).toMatchObject({ status: 200, body: { content } });
  });

  it('accepts a deletion, and rejects its undo when no room is left', async () => {
    const { id, client } = await buildUser(app);
    const answer = await buildAnswer(client, LONG);
    await leaveRoom(app, id, -500_000);
    expect((await client.rest('delete', `/api/answers/${answer.id}`)).status).toBe(200);
    expect(await restoreAnswer(client, answer.id, LONG)).toBe('PAYLOAD_TOO_LARGE');
    expect(await diaryOf(client)).toEqual([]);
    await leaveRoom(app, id, 20_000);
    expect(await restoreAnswer(client, answer.id, LONG)).toBe('ok');
  });

  it('rejects a part of an import entirely, keeps earlier parts, and accepts the part once there is room', async () => {
    const { id, client } = await buildUser(app);
    const importId = randomUUID();
    await importInto(client, importId, entriesUpTo('2020-12-31', 3));
    await leaveRoom(app, id, 10_000);
    const part = [...entriesUpTo('2020-06-30', 2), { day: '2020-01-01', content: LONG }];
    expect(await importInto(client, importId, part)).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: FULL,
    });
    expect(await diaryOf(client)).toHaveLength(3);
    expect((await importInto(client, importId, entriesUpTo('2020-12-31', 3))).imported).toBe(3);
    await leaveRoom(app, id, 20_000);
    expect((await importInto(client, importId, part)).imported).toBe(3);
  });

  it('stays within its limit during twenty concurrent edits and four imports, with a correct total', async () => {
    const { id, client } = await buildNearlyFull();
    const before = await storageOf(app, id);
    expect(before.real).toBeGreaterThan(900_000);
    const short = (await diaryOf(client)).filter(({ content }) => content !== LONG);
    const replies = await Promise.all([
      ...short.map(async (answer) => (await edit(client, answer.id, LONG)).status),
      ...[0, 1, 2, 3].map(async (ago) => {
        const entry = { day: addDays('2019-12-31', -ago), content: LONG };
        const { code } = await importInto(client, randomUUID(), [entry]);
        return code === 'PAYLOAD_TOO_LARGE' ? 413 : (code ?? 200);
      }),
    ]);
    expect(new Set(replies)).toEqual(new Set([200, 413]));
    const { sum, real } = await storageOf(app, id);
    expect(sum).toBe(real);
    expect(real).toBeLessThanOrEqual(1_000_000);
    expect(real + 14_000).toBeGreaterThan(1_000_000);
  });
});

describe('the daily recount', () => {
  it('corrects a wrong total after a day, counts uncounted diaries, and skips recent totals', async () => {
    const [wrong, unknown, fresh] = [await buildUser(app), await buildUser(app), await buildUser(app)];
    for (const { client } of [wrong, unknown, fresh]) await buildAnswer(client);
    await app.services.answerStorage.setLimit(wrong.id, 7);
    for (const { id } of [wrong, fresh]) await leaveRoom(app, id, 12);
    await app.db.change('DELETE FROM answer_storage WHERE userId = ?', [unknown.id]);
    app.setClock('2026-11-21T18:00:00.001Z');
    await app.db.change('UPDATE answer_storage SET countedAt = ? WHERE userId = ?', [app.clock(), fresh.id]);
    await Promise.all([app.services.answerStorage.recountOld(), app.services.answerStorage.recountOld()]);
    for (const { id } of [wrong, unknown]) {
      const { sum, real } = await storageOf(app, id);
      expect(sum).toBe(real);
    }
    expect((await storageOf(app, fresh.id)).sum).toBe(1_000_000 - 12);
    expect((await app.services.answerStorage.read(wrong.id)).maxBytes).toBe(7_000_000);
  });

  it('loses no concurrent save', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => buildUser(app)));
    app.setClock('2026-11-30T18:00:00.000Z');
    await Promise.all([
      app.services.answerStorage.recountOld(),
      ...people.map(({ client }) => buildAnswer(client)),
      app.services.answerStorage.recountOld(),
    ]);
    for (const { id } of people) {
      const { sum, real } = await storageOf(app, id);
      expect(sum).toBe(real);
    }
  });
});
