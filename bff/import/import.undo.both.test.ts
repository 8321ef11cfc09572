import { randomUUID } from 'node:crypto';
import { buildAnswer, buildAnswers, buildUser } from '../workshop/testing/builders.ts';
import { entriesUpTo, importInto, importWhole, undoImportOf } from '../workshop/testing/imports.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { IMPORT_UNDO_HOURS } from './import.numbers.rules.ts';

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const MORE_THAN_A_TRANSACTION = 700;

let app: TestApp;
withApp((given) => {
  app = given;
});

function setClockAfter(ms: number): void {
  app.setClock(new Date(START_OF_TESTS.getTime() + ms));
}

/** Everything that is stored of the answers and imports of a person. */
async function stored(userId: number) {
  const answers = await app.db.all<{ day: string; isDeleted: unknown; importId: string | null }>(
    'SELECT day, isDeleted, importId FROM answer WHERE userId = ? ORDER BY day DESC',
    [userId],
  );
  const imports = await app.db.all('SELECT id FROM answer_import WHERE userId = ?', [userId]);
  return { answers: answers.map(({ day, importId }) => [day, importId !== null]), imports };
}

async function idOn(client: TestClient, day: string): Promise<string> {
  const { body } = await client.graphql('{ answers { nodes { id day } } }');
  return body.data.answers.nodes.find((answer: { day: string }) => answer.day === day).id;
}

async function importsOf(client: TestClient) {
  return (await client.graphql('{ me { imports { id entries } } }')).body.data.me.imports;
}

describe('undoing an import', () => {
  it('removes all its entries, however many, and restores the diary', async () => {
    const { client, id } = await buildUser(app);
    await buildAnswers(app, id, ['2020-01-01', YESTERDAY]);
    app.setClock(START_OF_TESTS);
    const before = (await client.rest('get', '/api/answers')).body;
    const importId = randomUUID();
    await importWhole(client, importId, entriesUpTo(TODAY, MORE_THAN_A_TRANSACTION));
    expect(await undoImportOf(client, importId.toUpperCase())).toEqual({
      removed: MORE_THAN_A_TRANSACTION - 1,
      kept: 0,
    });
    expect((await client.rest('get', '/api/answers')).body).toEqual(before);
    expect(await stored(id)).toEqual({
      answers: [
        [YESTERDAY, false],
        ['2020-01-01', false],
      ],
      imports: [],
    });
    expect(await undoImportOf(client, importId)).toBe('NOT_FOUND');
  });

  it('keeps an entry that was edited, or deleted and restored', async () => {
    const { client, id } = await buildUser(app);
    const importId = randomUUID();
    await importInto(client, importId, entriesUpTo(TODAY, 4));
    await client.rest('patch', `/api/answers/${await idOn(client, YESTERDAY)}`, { content: 'Besser' });
    const back = await idOn(client, '2026-11-18');
    await client.rest('delete', `/api/answers/${back}`);
    await client.graphql(
      'mutation ($input: RestoreAnswerInput!) { restoreAnswer(input: $input) { answer { id } } }',
      {
        input: { id: back, content: 'Import vom 2026-11-18' },
      },
    );
    await client.rest('delete', `/api/answers/${await idOn(client, '2026-11-17')}`);
    expect(await importsOf(client)).toEqual([{ id: importId, entries: 2 }]);
    expect(await undoImportOf(client, importId)).toEqual({ removed: 1, kept: 1 });
    const { body } = await client.rest('get', '/api/answers');
    expect(body.map(({ content }: { content: string }) => content)).toEqual([
      'Besser',
      'Import vom 2026-11-18',
    ]);
    expect((await stored(id)).answers).toEqual([
      [YESTERDAY, false],
      ['2026-11-18', false],
      ['2026-11-17', false],
    ]);
  });

  it('frees its days for an answer today, a late answer for yesterday, and the same import', async () => {
    app.setClock(`${YESTERDAY}T12:00:00.000Z`);
    const { client } = await buildUser(app);
    app.setClock(START_OF_TESTS);
    const [importId, entries] = [randomUUID(), entriesUpTo(TODAY, 3)];
    await importInto(client, importId, entries);
    await undoImportOf(client, importId);
    expect((await client.graphql('{ streak { isYesterdayOpen } }')).body.data.streak).toEqual({
      isYesterdayOpen: true,
    });
    await buildAnswer(client, 'Heute');
    const late = await client.rest('post', '/api/answers', { content: 'Gestern', day: 'yesterday' });
    expect(late.status).toBe(201);
    expect(await importInto(client, importId, entries)).toMatchObject({
      imported: 1,
      takenDays: [YESTERDAY, TODAY],
    });
  });

  it('keeps other imports', async () => {
    const { client } = await buildUser(app);
    const [first, second] = [randomUUID(), randomUUID()];
    await importInto(client, first, entriesUpTo('2026-01-31', 2));
    setClockAfter(1);
    await importInto(client, second, entriesUpTo('2026-02-28', 3));
    expect(await importsOf(client)).toEqual([
      { id: second, entries: 3 },
      { id: first, entries: 2 },
    ]);
    expect(await undoImportOf(client, first)).toEqual({ removed: 2, kept: 0 });
    expect(await importsOf(client)).toEqual([{ id: second, entries: 3 }]);
  });
});

describe('the time in which an import can be undone', () => {
  const UNDO_MS = IMPORT_UNDO_HOURS * 3_600_000;

  it('is a day after its last part, to the millisecond', async () => {
    const { client } = await buildUser(app);
    const importId = randomUUID();
    await importInto(client, importId, entriesUpTo(TODAY, 1));
    setClockAfter(UNDO_MS - 1);
    expect((await importInto(client, importId, entriesUpTo(YESTERDAY, 1))).import.entries).toBe(2);
    setClockAfter(2 * UNDO_MS - 2);
    expect(await importsOf(client)).toEqual([{ id: importId, entries: 2 }]);
    setClockAfter(2 * UNDO_MS - 1);
    expect(await importsOf(client)).toEqual([]);
    expect(await undoImportOf(client, importId)).toBe('NOT_FOUND');
    expect((await client.rest('get', '/api/answers')).body).toHaveLength(2);
  });

  it('is not extended by a part without new entries', async () => {
    const { client } = await buildUser(app);
    const importId = randomUUID();
    await importInto(client, importId, entriesUpTo(TODAY, 1));
    setClockAfter(UNDO_MS - 1);
    await importInto(client, importId, entriesUpTo(TODAY, 1));
    setClockAfter(UNDO_MS);
    expect(await undoImportOf(client, importId)).toBe('NOT_FOUND');
  });

  it('ends with the purge, which deletes the imports of every person and keeps the entries', async () => {
    const [one, other] = [await buildUser(app), await buildUser(app)];
    await importWhole(one.client, randomUUID(), entriesUpTo(TODAY, MORE_THAN_A_TRANSACTION));
    await importInto(other.client, randomUUID(), entriesUpTo(TODAY, 1));
    setClockAfter(1);
    const late = randomUUID();
    await importInto(other.client, late, entriesUpTo(YESTERDAY, 1));
    setClockAfter(UNDO_MS);
    await app.services.imports.purge();
    const left = await stored(one.id);
    expect(left.imports).toEqual([]);
    expect(left.answers).toHaveLength(MORE_THAN_A_TRANSACTION);
    expect(left.answers.some(([, isOfImport]) => isOfImport)).toBe(false);
    expect(await stored(other.id)).toEqual({
      answers: [
        [TODAY, false],
        [YESTERDAY, true],
      ],
      imports: [{ id: late }],
    });
    expect(await undoImportOf(other.client, late)).toEqual({ removed: 1, kept: 0 });
  });
});
