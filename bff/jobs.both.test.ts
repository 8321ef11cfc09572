import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOMBSTONE_LIFETIME_MS } from './answer/answer.numbers.rules.ts';
import { MESSAGE_LIFETIME_MONTHS, ORIGIN_LIFETIME_DAYS } from './feedback/feedback.numbers.rules.ts';
import { startJobs } from './jobs.ts';
import { deleteExpired, pathsOf } from './platform/backup/backup-folder.ts';
import { withRetry } from './platform/database/retry.ts';
import type { SqlValue } from './platform/database/sql-value.ts';
import { addDays, DAY_MS } from './platform/lib/clock.ts';
import { createLogger } from './platform/lib/logger.ts';
import { NO_METER } from './platform/lib/meter.ts';
import { KEEP_DATA_DAYS, KEEP_KEYS_DAYS } from './platform/lib/retention.rules.ts';
import { buildRun, buildUser } from './workshop/testing/builders.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from './workshop/testing/test-app.ts';
import { until } from './workshop/testing/until.ts';

const TODAY = '2026-11-20';
const MORE_THAN_A_STATEMENT = 1_234;

let app: TestApp;
let stopJobs: () => void;
beforeEach(async () => {
  app = await createTestApp();
  stopJobs = () => undefined;
});
afterEach(async () => {
  stopJobs();
  await app.close();
});

/** Starts the jobs; returns their log. */
function run(): () => string[] {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  stopJobs = startJobs({ ...app, logger });
  return () => lines;
}

async function count(table: string, condition = '1 = 1'): Promise<number> {
  const [row] = await app.db.all<{ total: number | string }>(
    `SELECT count(*) AS total FROM ${table} WHERE ${condition}`,
  );
  return Number(row?.total);
}

/** Deleted answers of a person, deleted the given number of milliseconds ago. */
async function buildDeleted(userId: number, rows: number, agoMs: number): Promise<void> {
  await buildRun(app, userId, addDays(TODAY, -5_000), rows);
  await app.db.write((tx) =>
    tx.run('UPDATE answer SET isDeleted = ?, updatedAt = ? WHERE userId = ? AND day <= ? AND live = 1', [
      true,
      new Date(START_OF_TESTS.getTime() - agoMs),
      userId,
      addDays(TODAY, -5_000),
    ]),
  );
}

/** A message of that time, with its origin. */
async function sendFeedbackAt(instant: Date): Promise<void> {
  app.setClock(instant);
  const origin = { ipAddress: '192.0.2.0', userAgent: 'Firefox' };
  await app.services.feedback.send({ comment: randomUUID() }, origin);
  app.setClock(START_OF_TESTS);
}

function ago(ms: number): Date {
  return new Date(START_OF_TESTS.getTime() - ms);
}

describe('the hourly jobs', () => {
  it('delete exactly the old tombstones, however many', async () => {
    const { id } = await buildUser(app);
    await buildDeleted(id, MORE_THAN_A_STATEMENT, TOMBSTONE_LIFETIME_MS + 1_000);
    await buildDeleted(id, 3, TOMBSTONE_LIFETIME_MS - 1_000);
    await buildRun(app, id, TODAY, 7);
    run();
    await until(async () => (await count('answer', 'isDeleted = 1')) === 3);
    expect(await count('answer', 'isDeleted = 0')).toBe(7);
  });

  it('all run even if one fails, and log the name and cause of the failure', async () => {
    const { id } = await buildUser(app);
    await buildDeleted(id, 1, TOMBSTONE_LIFETIME_MS + 1_000);
    await sendFeedbackAt(new Date('2024-11-20T18:00:00.000Z'));
    const lost = Object.assign(new Error('the line went dead'), { code: 'ECONNRESET' });
    const failing = () => withRetry(1, () => Promise.reject(lost));
    app.services.answer.purge = failing;
    app.services.draft.purge = failing;
    const log = run();
    await until(async () => (await count('feedback')) === 0);
    const lines = log();
    const failures = lines.map((line) => JSON.parse(line)).map(({ level, job }) => [level, job]);
    expect(failures.sort()).toEqual([
      [50, 'answer'],
      [50, 'draft'],
    ]);
    for (const line of lines) expect(line).toContain('the line went dead');
  });

  it('report each success to the metrics; the start counts as a success, a failure does not', async () => {
    const succeeded: string[] = [];
    const meter = { ...NO_METER, succeeded: (job: string) => void succeeded.push(job) };
    app.services.answer.purge = () => Promise.reject(new Error('the line went dead'));
    stopJobs = startJobs({ ...app, meter });
    const started = [...succeeded];
    expect(started).toEqual(expect.arrayContaining(['account', 'answer', 'draft', 'mail']));
    await until(() => succeeded.length === 2 * started.length - 1);
    expect(succeeded.slice(started.length)).toEqual(started.filter((job) => job !== 'answer'));
  });

  it.each([
    ['answer', 'isDeleted = ? AND updatedAt < ?', [true, START_OF_TESTS], 'answer_isDeleted_updatedAt'],
    ['answer_import', 'importedAt <= ?', [START_OF_TESTS], 'answer_import_importedAt'],
    ['draft', 'day < ?', [TODAY], 'draft_day'],
    ['feedback', 'createdAt < ?', [START_OF_TESTS], 'feedback_createdAt'],
  ] satisfies [string, string, SqlValue[], string][])(
    'find expired rows by an index, in the table %s',
    async (table, condition, values, index) => {
      const { id } = await buildUser(app);
      await buildRun(app, id, TODAY, MORE_THAN_A_STATEMENT);
      const explain = app.database.url ? 'EXPLAIN FORMAT=TRADITIONAL' : 'EXPLAIN QUERY PLAN';
      const plan = await app.db.all(`${explain} SELECT * FROM ${table} WHERE ${condition}`, values);
      expect(JSON.stringify(plan)).toContain(index);
    },
  );
});

describe('a message', () => {
  it('is deleted after its retention, to the second', async () => {
    const oldest = new Date(START_OF_TESTS);
    oldest.setUTCMonth(oldest.getUTCMonth() - MESSAGE_LIFETIME_MONTHS);
    await sendFeedbackAt(new Date(oldest.getTime() - 1_000));
    await sendFeedbackAt(new Date(oldest.getTime() + 1_000));
    run();
    await until(async () => (await count('feedback')) === 1);
    expect(await count('feedback', `createdAt > '${oldest.toISOString().slice(0, 10)}'`)).toBe(1);
  });

  it('loses its origin after the retention of origins', async () => {
    await sendFeedbackAt(ago(ORIGIN_LIFETIME_DAYS * DAY_MS + 1_000));
    await sendFeedbackAt(ago(ORIGIN_LIFETIME_DAYS * DAY_MS - 1_000));
    run();
    await until(async () => (await count('feedback', 'ipAddress IS NULL AND userAgent IS NULL')) === 1);
    expect(await count('feedback')).toBe(2);
  });
});

describe('a backup', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aufwind-jobs-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is deleted after the retention of its kind, except the newest of each kind and other files', async () => {
    const store = (kind: 'keys' | 'data', ageMs: number) => {
      const { path } = pathsOf(folder, kind, ago(ageMs));
      writeFileSync(path, '');
      return path.slice(folder.length + 1);
    };
    const [keysMs, dataMs] = [KEEP_KEYS_DAYS * DAY_MS, KEEP_DATA_DAYS * DAY_MS];
    const gone = [store('keys', keysMs + 1_000), store('data', dataMs + 1_000), store('keys', 2 * dataMs)];
    const kept = [store('keys', keysMs), store('data', dataMs), store('data', keysMs + 1_000)];
    writeFileSync(join(folder, 'notes.txt'), '');
    await app.close();
    app = await createTestApp({ backupDir: folder });
    run();
    await until(() => !readdirSync(folder).some((name) => gone.includes(name)));
    expect(readdirSync(folder).sort()).toEqual([...kept, 'notes.txt'].sort());
  });

  it('stay, whatever their age, when the clock has jumped, before and after a backup of that clock', () => {
    const jumped = new Date(START_OF_TESTS.getTime() + 400 * DAY_MS);
    for (const at of [ago(DAY_MS), ago(100 * DAY_MS)]) writeFileSync(pathsOf(folder, 'data', at).path, '');
    expect(deleteExpired(folder, jumped)).toEqual([]);
    writeFileSync(pathsOf(folder, 'data', jumped).path, '');
    expect(deleteExpired(folder, jumped)).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('that is the only one of its kind stays, whatever its age', async () => {
    const { path } = pathsOf(folder, 'keys', ago(1_000 * DAY_MS));
    writeFileSync(path, '');
    expect(deleteExpired(folder, START_OF_TESTS)).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});
