import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, type CalendarDay } from '../../platform/lib/clock.ts';
import { createApiToken } from '../testing/api-tokens.ts';
import { buildAnswer, buildAnswers, buildUser } from '../testing/builders.ts';
import { portOf, startListening, stopListening } from '../testing/listening.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

const NEWEST: CalendarDay = '2026-11-19';
const STATE = '.aufwind.json';

let app: TestApp;
let parent: string;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  parent = mkdtempSync(join(tmpdir(), 'aufwind-markdown-'));
});
beforeEach(() => {
  folder = mkdtempSync(join(parent, 'diary-'));
});
afterAll(async () => {
  await app?.close();
  if (parent) rmSync(parent, { recursive: true });
});

/** A person with answers on so many days before today, and the key of a program that reads. */
async function buildReader(count: number) {
  const owner = await buildUser(app);
  const days = Array.from({ length: count }, (_, index) => addDays(NEWEST, index + 1 - count));
  await buildAnswers(app, owner.id, days);
  app.setClock(START_OF_TESTS);
  const { key } = await createApiToken(owner.client, ['answers:read']);
  return { ...owner, key, days };
}

function start(
  key: string,
  args: string[] = [],
  port = portOf(app.server),
): ChildProcess & { said: () => string } {
  const env = { PATH: process.env.PATH, AUFWIND_KEY: key, AUFWIND_ORIGIN: `http://127.0.0.1:${port}` };
  const child = spawn(process.execPath, ['bff/workshop/examples/markdown.mjs', folder, ...args], { env });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return Object.assign(child, { said: () => said });
}

async function mirror(key: string, port?: number) {
  const child = start(key, [], port);
  const [code] = await once(child, 'close');
  return { code, said: child.said() };
}

const DONE = { code: 0, said: '' };
const entries = () => readdirSync(folder).filter((name) => name !== STATE);
const entry = (day: string) => readFileSync(join(folder, `${day}.md`), 'utf8');

describe('the example that mirrors a diary into Markdown files', () => {
  it('writes a file for each day, and updates new, changed and deleted days at its next start', async () => {
    const { client, key, days } = await buildReader(3);
    const [first, second, third] = days;
    expect(await mirror(key)).toEqual(DONE);
    expect(entries()).toEqual(days.map((day) => `${day}.md`));
    expect(entry(NEWEST)).toBe(`# ${NEWEST}\n\nAntwort vom ${NEWEST}\n`);

    const [newest, middle] = (await client.rest('get', '/api/answers')).body;
    const saved = await buildAnswer(client, 'Zwei\nZeilen ☀️');
    await client.rest('patch', `/api/answers/${newest.id}`, { content: 'Anders.' });
    await client.rest('delete', `/api/answers/${middle.id}`);
    expect(await mirror(key)).toEqual(DONE);
    expect(entries()).toEqual([`${first}.md`, `${third}.md`, '2026-11-20.md']);
    expect([entry(NEWEST), entry('2026-11-20')]).toEqual([
      `# ${third}\n\nAnders.\n`,
      '# 2026-11-20\n\nZwei\nZeilen ☀️\n',
    ]);
    expect(second).toBeDefined();

    await client.rest('delete', `/api/answers/${saved.id}`);
    await buildAnswer(client, 'Noch einmal.');
    expect(await mirror(key)).toEqual(DONE);
    expect(entry('2026-11-20')).toBe('# 2026-11-20\n\nNoch einmal.\n');
  });

  it('reads all pages of a long diary', async () => {
    const { key, days } = await buildReader(230);
    expect(await mirror(key)).toEqual(DONE);
    expect(entries()).toEqual(days.map((day) => `${day}.md`));
  });

  it('reads the whole diary when its cursor is rejected, and deletes files of missing entries', async () => {
    const { key, days } = await buildReader(2);
    const other = await buildReader(3);
    expect(await mirror(other.key)).toEqual(DONE);
    expect(entries()).toHaveLength(3);
    expect(await mirror(key)).toEqual(DONE);
    expect(entries()).toEqual(days.map((day) => `${day}.md`));
  });

  it('keeps its file of an entry that the server cannot decrypt', async () => {
    const { id, key } = await buildReader(2);
    expect(await mirror(key)).toEqual(DONE);
    await app.db.change("UPDATE answer SET encryptionIv = 'AAAAAAAAAAAAAAAA' WHERE userId = ? AND day = ?", [
      id,
      NEWEST,
    ]);
    writeFileSync(join(folder, STATE), '{"cursor":""}');
    expect(await mirror(key)).toEqual(DONE);
    expect(entries()).toHaveLength(2);
    expect(entry(NEWEST)).toBe(`# ${NEWEST}\n\nAntwort vom ${NEWEST}\n`);
  });

  it('repeats a page when it was interrupted before storing the cursor', async () => {
    const { client, key } = await buildReader(1);
    expect(await mirror(key)).toEqual(DONE);
    const before = readFileSync(join(folder, STATE), 'utf8');
    await buildAnswer(client);
    expect(await mirror(key)).toEqual(DONE);
    writeFileSync(join(folder, STATE), before);
    rmSync(join(folder, '2026-11-20.md'));
    expect(await mirror(key)).toEqual(DONE);
    expect(entry('2026-11-20')).toBe('# 2026-11-20\n\nDer erste Schnee.\n');
  });

  it('prints the reason of a refusal and leaves the folder unchanged', async () => {
    const { client, key } = await buildReader(1);
    expect(await mirror(key)).toEqual(DONE);
    const { key: writing } = await createApiToken(client, ['answers:write']);
    await buildAnswer(client);
    for (const [wrong, code] of [
      ['aufwind_pat_falsch', 'UNAUTHENTICATED'],
      [writing, 'FORBIDDEN'],
    ] as const) {
      expect(await mirror(wrong)).toEqual({
        code: 1,
        said: expect.stringMatching(new RegExp(`^${code}: .+\n$`)),
      });
    }
    expect(entries()).toEqual([`${NEWEST}.md`]);
  });

  it('refuses a folder with foreign files', async () => {
    const { key } = await buildReader(1);
    writeFileSync(join(folder, `${NEWEST}.md`), 'Mein eigener Text');
    expect(await mirror(key)).toEqual({ code: 1, said: `${folder} holds something else.\n` });
    expect([readdirSync(folder), readFileSync(join(folder, `${NEWEST}.md`), 'utf8')]).toEqual([
      [`${NEWEST}.md`],
      'Mein eigener Text',
    ]);
  });

  it('waits for the seconds of Retry-After when the server is busy', async () => {
    const page = { changes: [], hasMore: false, nextCursor: 'weiter' };
    const answers = [
      { status: 503, headers: { 'Retry-After': '0' }, body: { error: 'Gleich.', code: 'UNAVAILABLE' } },
      { status: 200, headers: {}, body: page },
    ];
    const busy = createServer((_req, res) => {
      const { status = 500, headers = {}, body = {} } = answers.shift() ?? {};
      res.writeHead(status, headers).end(JSON.stringify(body));
    });
    await startListening(busy);
    const told = await mirror('aufwind_pat_egal', portOf(busy));
    await stopListening(busy);
    expect(told).toEqual(DONE);
    expect(JSON.parse(readFileSync(join(folder, STATE), 'utf8'))).toEqual({ cursor: 'weiter' });
  });

  it('creates its folder and keeps polling when an interval is given', async () => {
    const { client, key } = await buildReader(1);
    folder = join(folder, 'neu');
    const child = start(key, ['0.05']);
    const ended = once(child, 'close');
    try {
      await until(() => child.exitCode !== null || existsSync(join(folder, `${NEWEST}.md`)));
      await buildAnswer(client);
      await until(() => child.exitCode !== null || existsSync(join(folder, '2026-11-20.md')));
      expect(entry('2026-11-20')).toBe('# 2026-11-20\n\nDer erste Schnee.\n');
    } finally {
      child.kill();
      await ended;
    }
  });
});
