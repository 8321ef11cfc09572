import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { ImportedAnswers } from '../answer/imported-answers.ts';
import { createDataSource } from '../platform/database/data-source.ts';
import { Database } from '../platform/database/database.ts';
import { entities } from '../slices.ts';
import { buildUser } from '../workshop/testing/builders.ts';
import { entriesUpTo, importInto, undoImportOf } from '../workshop/testing/imports.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { ImportService } from './import.service.ts';

const TODAY = '2026-11-20';
const ENTRIES = 60;
const ROUNDS = 5;

let app: TestApp;
let source: DataSource;
let otherProcess: ImportService;
beforeAll(async () => {
  app = await createTestApp();
  source = createDataSource({ databaseUrl: app.database.url, dataDir: app.database.dataDir }, entities);
  const db = new Database({ source });
  await db.connect();
  const answers = new ImportedAnswers({ db, vault: app.vault, storage: app.services.answerStorage });
  otherProcess = new ImportService({ db, importedAnswers: answers, clock: app.clock });
});
afterAll(async () => {
  await source.destroy();
  await app.close();
});

async function textsOf(client: TestClient): Promise<string[]> {
  const { body } = await client.rest('get', '/api/answers');
  return body.map(({ content }: { content: string }) => content);
}

/** Returns how many entries can be undone, according to the imports. */
async function undoable(client: TestClient): Promise<number> {
  const { body } = await client.graphql('{ me { imports { entries } } }');
  return body.data.me.imports.reduce((sum: number, { entries }: { entries: number }) => sum + entries, 0);
}

describe('parts of one import at the same time', () => {
  it('return the same result, and store each entry once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { client } = await buildUser(app);
      const [importId, entries] = [randomUUID(), entriesUpTo(TODAY, ENTRIES)];
      const replies = await Promise.all(
        [entries, entries.toReversed(), entries.slice(20), entries.slice(0, 40)].map((part) =>
          importInto(client, importId, part),
        ),
      );
      expect(replies.map(({ imported, takenDays }) => [imported, takenDays])).toEqual([
        [60, []],
        [60, []],
        [40, []],
        [40, []],
      ]);
      expect(await textsOf(client)).toEqual(entries.map(({ content }) => content));
      expect(await undoable(client)).toBe(ENTRIES);
    }
  });

  it('are limited to four for a person; another part is rejected and changes nothing', async () => {
    const { client, id } = await buildUser(app);
    const part = { userId: id, importId: randomUUID(), today: TODAY, timeZone: 'Europe/Berlin' };
    const entries = entriesUpTo(TODAY, 5);
    const outcomes = await Promise.allSettled(
      entries.map((entry) => app.services.imports.add({ ...part, entries: [entry] })),
    );
    expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } });
    expect(await textsOf(client)).toEqual(entries.slice(0, 4).map(({ content }) => content));
  });
});

describe('two processes that import the same days', () => {
  it("share the days: each entry is stored once, and each process reports the other's days as taken", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { client, id } = await buildUser(app);
      const entries = entriesUpTo(TODAY, ENTRIES);
      const part = { userId: id, today: TODAY, timeZone: 'Europe/Berlin', entries };
      const [own, other] = await Promise.all([
        importInto(client, randomUUID(), entries),
        otherProcess.add({ ...part, importId: randomUUID() }),
      ]);
      expect(own.imported + other.imported).toBe(ENTRIES);
      expect([...own.takenDays, ...other.takenDays].sort()).toEqual(entries.map(({ day }) => day).sort());
      expect(await textsOf(client)).toEqual(entries.map(({ content }) => content));
      expect(await undoable(client)).toBe(ENTRIES);
    }
  });
});

describe('an answer that is saved while its day is imported', () => {
  it('becomes the answer, or is rejected with the existing answer', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { client } = await buildUser(app);
      const [reply, saved] = await Promise.all([
        importInto(client, randomUUID(), entriesUpTo(TODAY, ENTRIES)),
        client.rest('post', '/api/answers', { content: 'Selbst geschrieben' }),
      ]);
      const [newest] = await textsOf(client);
      const isOwn = saved.status === 201;
      expect(isOwn || saved.status === 409).toBe(true);
      expect(newest).toBe(isOwn ? 'Selbst geschrieben' : `Import vom ${TODAY}`);
      expect(reply.takenDays).toEqual(isOwn ? [TODAY] : []);
      expect(await undoable(client)).toBe(isOwn ? ENTRIES - 1 : ENTRIES);
    }
  });
});

describe('an import that is undone while parts still arrive', () => {
  it('leaves only entries that can be undone as well', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { client, id } = await buildUser(app);
      const importId = randomUUID();
      await importInto(client, importId, entriesUpTo('2026-05-31', ENTRIES));
      const part = { userId: id, importId, today: TODAY, timeZone: 'Europe/Berlin' };
      const [undone] = await Promise.all([
        undoImportOf(client, importId),
        importInto(client, importId, entriesUpTo(TODAY, ENTRIES)),
        otherProcess.add({ ...part, entries: entriesUpTo('2026-08-31', ENTRIES) }),
      ]);
      const left = (await textsOf(client)).length;
      expect(undone.removed + left).toBe(3 * ENTRIES);
      expect(await undoable(client)).toBe(left);
      if (left > 0) expect(await undoImportOf(client, importId)).toEqual({ removed: left, kept: 0 });
    }
  });

  it('twice concurrently is undone once, with correct totals', async () => {
    const { client } = await buildUser(app);
    const importId = randomUUID();
    await importInto(client, importId, entriesUpTo(TODAY, ENTRIES));
    const undone = await Promise.all([undoImportOf(client, importId), undoImportOf(client, importId)]);
    expect(undone.map((reply) => reply.removed ?? reply).sort()).toEqual([ENTRIES, 'NOT_FOUND']);
    expect(await textsOf(client)).toEqual([]);
  });
});
