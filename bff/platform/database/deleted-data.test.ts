import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import libsql from 'libsql';
import * as z from 'zod/mini';
import { PASSWORD } from '../../workshop/testing/builders.ts';
import { cookieOf } from '../../workshop/testing/raw-request.ts';
import { QUICK_HASHES, type SpawnedServer, spawnServer } from '../../workshop/testing/spawned-server.ts';
import { until } from '../../workshop/testing/until.ts';
import { createDataSource, DATABASE_FILE } from './data-source.ts';
import { Database } from './database.ts';

const traces = z.object({
  username: z.string(),
  password: z.string(),
  wrappedKey: z.string(),
  encryptedContent: z.string(),
  encryptionIv: z.string(),
});

let dataDir: string;
let server: SpawnedServer;
const startOnNewFiles = async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'aufwind-deleted-'));
  server = await spawnServer(dataDir, QUICK_HASHES);
};
const endAndRemove = async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true });
};

async function send(method: string, path: string, body?: object, cookie = '') {
  const reply = await fetch(server.origin + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path} gave ${reply.status}.`);
  return reply;
}

/** A signed-in person with one answer for today and a draft. */
async function buildWriter() {
  const username = `person-${randomUUID()}@example.org`;
  const reply = await send('POST', '/api/register', { username, password: PASSWORD });
  const cookie = cookieOf({ setCookies: reply.headers.getSetCookie() });
  const answer = await (await send('POST', '/api/answers', { content: randomUUID() }, cookie)).json();
  return { username, cookie, path: `/api/answers/${answer.id}` };
}

/** A signed-in person whose only entry was imported. */
async function buildImporter() {
  const username = `person-${randomUUID()}@example.org`;
  const reply = await send('POST', '/api/register', { username, password: PASSWORD });
  const cookie = cookieOf({ setCookies: reply.headers.getSetCookie() });
  const importId = randomUUID();
  const input = { importId, entries: [{ day: '2020-02-29', content: randomUUID() }] };
  const query = 'mutation ($input: ImportAnswersInput!) { importAnswers(input: $input) { imported } }';
  await send('POST', '/graphql', { query, variables: { input } }, cookie);
  return { username, cookie, undo: `mutation { undoImport(input: { id: "${importId}" }) { removed } }` };
}

/** All database values of a person that would let somebody read their diary. */
function tracesOf(username: string) {
  const file = new libsql(join(dataDir, DATABASE_FILE), { readonly: true, timeout: 5_000 });
  const row = traces.parse(
    file
      .prepare(`SELECT username, password, wrappedKey, encryptedContent, encryptionIv FROM user
        JOIN user_key ON user_key.userId = user.id JOIN answer ON answer.userId = user.id WHERE username = ?`)
      .get(username),
  );
  file.close();
  return {
    account: [row.username, row.password, row.wrappedKey],
    text: [row.encryptedContent, row.encryptionIv],
  };
}

function foundIn(names: string[], wanted: string[]): string[] {
  const bytes = Buffer.concat(names.map((name) => readFileSync(join(dataDir, name))));
  return wanted.filter((trace) => bytes.includes(trace));
}

const databaseFiles = () => readdirSync(dataDir).filter((name) => name.startsWith(DATABASE_FILE));

async function deleteAndEdit() {
  const [leaving, deleting, editing, staying] = [
    await buildWriter(),
    await buildWriter(),
    await buildWriter(),
    await buildWriter(),
  ];
  const importing = await buildImporter();
  const people = [leaving, deleting, editing, staying, importing];
  const before = people.map(({ username }) => tracesOf(username));
  await send('PATCH', editing.path, { content: 'Etwas anderes' }, editing.cookie);
  await send('DELETE', deleting.path, undefined, deleting.cookie);
  await send('DELETE', '/api/user', undefined, leaving.cookie);
  await send('POST', '/graphql', { query: importing.undo }, importing.cookie);
  const [gone, wiped, old, kept, undone] = before.map(({ account, text }) => ({ account, text }));
  return {
    deleted: [gone?.account, gone?.text, wiped?.text, old?.text, undone?.text].flatMap(
      (found) => found ?? [],
    ),
    kept: [wiped?.account, old?.account, kept?.account, kept?.text].flatMap((found) => found ?? []),
  };
}

describe('deleted data on the embedded engine', () => {
  beforeAll(startOnNewFiles);
  afterAll(endAndRemove);

  it('is wiped from the files within seconds while the product is running', async () => {
    const { deleted, kept } = await deleteAndEdit();
    await until(() => statSync(join(dataDir, `${DATABASE_FILE}-wal`)).size === 0);
    expect(foundIn(databaseFiles(), deleted)).toEqual([]);
    expect(foundIn(databaseFiles(), kept)).toEqual(kept);
  });

  it('is wiped as soon as another process, such as a backup, stops reading the files', async () => {
    const reader = new libsql(join(dataDir, DATABASE_FILE), { timeout: 5_000 });
    const { username } = await buildWriter();
    expect(tracesOf(username).account).toContain(username);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM user').get();
    const { deleted } = await deleteAndEdit();
    expect(foundIn([`${DATABASE_FILE}-wal`], deleted)).not.toEqual([]);
    reader.exec('COMMIT');
    reader.close();
    await until(() => foundIn(databaseFiles(), deleted).length === 0);
  });

  it('is in no file after the product has stopped', async () => {
    const { deleted, kept } = await deleteAndEdit();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(foundIn(databaseFiles(), deleted)).toEqual([]);
    expect(foundIn(databaseFiles(), kept)).toEqual(kept);
  });
});

describe('the free pages of a new file', () => {
  // Without a server, whose connection would hold its lock until its statements are garbage-collected.
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'aufwind-pages-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('are returned to the file system', async () => {
    const db = new Database({ source: createDataSource({ dataDir }) });
    await db.connect();
    await db.write((tx) => tx.run('CREATE TABLE ballast (text)'));
    await db.write((tx) => tx.run('INSERT INTO ballast VALUES (hex(zeroblob(4000000)))'));
    await db.files?.truncateLog();
    const size = () => statSync(join(dataDir, DATABASE_FILE)).size;
    const full = size();
    await db.write((tx) => tx.run('DROP TABLE ballast'));
    await db.files?.releaseFreePages();
    await db.files?.truncateLog();
    expect(size()).toBeLessThan(full - 7_000_000);
    await db.close();
  });
});
