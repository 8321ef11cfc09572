import { randomUUID } from 'node:crypto';
import { importedAnswerStatements, OF_IMPORT } from '../answer/imported-answers.ts';
import { buildRun, buildUser } from '../workshop/testing/builders.ts';
import { entriesUpTo, importWhole } from '../workshop/testing/imports.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { importStatements } from './import.statements.ts';

const TODAY = '2026-11-20';
const TEN_YEARS = 3_650;
const OTHERS = 20_000;

let app: TestApp;
let userId: number;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  const [person, other] = [await buildUser(app), await buildUser(app)];
  userId = person.id;
  id = randomUUID();
  await buildRun(app, userId, TODAY, TEN_YEARS);
  await buildRun(app, other.id, TODAY, OTHERS);
  await importWhole(person.client, id, entriesUpTo('2010-12-31', 300));
  if (app.database.url) await app.db.all('ANALYZE TABLE answer, answer_import');
});
afterAll(() => app.close());

/** Tables that the plan of a statement reads from beginning to end. */
async function scanned(sql: string, values: Parameters<TestApp['db']['change']>[1]): Promise<string[]> {
  if (!app.database.url) {
    const rows = await app.db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
    expect(rows.length).toBeGreaterThan(0);
    return rows.flatMap(({ detail }) => /^SCAN (answer\w*)/.exec(detail)?.[1] ?? []);
  }
  const plan = `EXPLAIN FORMAT=TRADITIONAL ${sql}`;
  const steps = await app.db.all<{ table: string; type: string; rows: number }>(plan, values);
  expect(steps.length).toBeGreaterThan(0);
  // MySQL reads the only row of a table without its index.
  return steps.flatMap(({ table, type, rows }) =>
    /^(ALL|index)$/.test(type) && rows > 1 && table.startsWith('answer') ? table : [],
  );
}

it("the statements of an import read only the person's own rows, also beside large diaries", async () => {
  const since = START_OF_TESTS;
  const { list, one, lock, over } = importStatements(app.db);
  const { onDays, lockUnedited, remove, release } = importedAnswerStatements(app.db);
  const { changeSome } = app.db.dialect;
  const statements = {
    onDays: onDays(userId, [TODAY, '2000-01-01']),
    list: list({ userId, since }),
    one: one({ userId, id, since }),
    lock: lock({ userId, id, since }),
    over: over({ since }, 100),
    lockUnedited: lockUnedited({ userId, importId: id }, 500),
    undo: remove(userId, [{ id: 1 }, { id: 2 }]),
    release: release({ userId, importId: id }),
    purge: [changeSome('UPDATE answer SET importId = NULL', 'answer', OF_IMPORT, 500), [userId, id]],
  } satisfies Record<string, Parameters<typeof scanned>>;
  for (const [name, [sql, values]] of Object.entries(statements)) {
    expect([name, await scanned(sql, values)]).toEqual([name, []]);
  }
  expect(await scanned('SELECT id FROM answer WHERE importId = ?', [id])).toEqual(['answer']);
});
