import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { type DatabaseServer, requireDatabaseServer } from './workshop/testing/database-server.ts';
import { cookieOf } from './workshop/testing/raw-request.ts';
import { launch, QUICK_HASHES, type SpawnedServer } from './workshop/testing/spawned-server.ts';

const TURNED_AWAY = /^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/;
const CANARY = 'Der Eisvogel am Kanal';
const PASSWORD = 'Kolibri-Passwort-4711';
const ENVIRONMENT = {
  ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  ENCRYPTION_KEY_ACTIVE: 'k1',
  SESSION_SECRET: randomBytes(32).toString('hex'),
  // A single person writes as fast as the product responds.
  RATE_LIMIT_SCALE: '1000',
  ...QUICK_HASHES,
};

let server: DatabaseServer;
let running: SpawnedServer[] = [];
beforeAll(async () => {
  server = await requireDatabaseServer({ isDurable: true });
});
afterEach(async () => {
  for (const product of running) await product.end('SIGKILL');
  running = [];
});
afterAll(() => server.stop());

async function createDatabase(name: string): Promise<NodeJS.ProcessEnv> {
  const connection = await createConnection(server.url);
  await connection.query(`CREATE DATABASE ${name}`);
  await connection.end();
  return { ...ENVIRONMENT, DATABASE_URL: `${server.url}/${name}` };
}

async function run(variables: NodeJS.ProcessEnv, ...entry: [string, ...string[]]): Promise<SpawnedServer> {
  const product = await launch(variables, entry);
  running.push(product);
  return product;
}

const statusOf = async ({ origin }: SpawnedServer, path: string) => (await fetch(`${origin}${path}`)).status;

describe('the process on a database server', () => {
  it('waits for an unreachable database and then for the migrations, logs both, and then serves', async () => {
    const variables = await createDatabase('patient');
    await server.signal('SIGTERM');
    const product = await run(variables, 'main.ts');
    await product.waitFor('waiting for the database');
    expect([await statusOf(product, '/livez'), await statusOf(product, '/readyz')]).toEqual([200, 503]);
    const early = await fetch(`${product.origin}/api/user`);
    expect(early.status).toBe(503);
    expect(early.headers.get('Retry-After')).toMatch(/^\d+$/);

    await server.start();
    await product.waitFor('waiting for the migrations');
    expect(await statusOf(product, '/readyz')).toBe(503);

    const migration = await run(variables, 'commands/migrate.ts');
    expect(await migration.ended).toBe(0);
    await product.waitFor('Aufwind is ready');
    expect([await statusOf(product, '/readyz'), await statusOf(product, '/api/user')]).toEqual([200, 401]);
  });

  it('reports why it cannot start: no secrets, an unknown database, a new database beside backups', async () => {
    const withoutSecrets = await run({ DATABASE_URL: `${server.url}/any` }, 'main.ts', '--migrate');
    expect(await withoutSecrets.ended).toBe(1);
    expect(withoutSecrets.output()).toContain('ENCRYPTION_KEYS, ENCRYPTION_KEY_ACTIVE and SESSION_SECRET');
    const unknown = await run(
      { ...ENVIRONMENT, DATABASE_URL: `${server.url}/nowhere` },
      'main.ts',
      '--migrate',
    );
    expect(await unknown.ended).toBe(1);
    expect(unknown.output()).toContain("Unknown database 'nowhere'");
    const folder = mkdtempSync(join(tmpdir(), 'aufwind-lost-'));
    writeFileSync(join(folder, 'aufwind-data-2026-01-01T020000.000Z.backup'), '');
    const backups = { BACKUP_DIR: folder, BACKUP_KEY: randomBytes(32).toString('base64') };
    const lost = await run({ ...(await createDatabase('lost')), ...backups }, 'main.ts', '--migrate');
    expect(await lost.ended).toBe(1);
    expect(lost.output()).toContain(
      `There are no data in the database, but BACKUP_DIR ${folder} has backups`,
    );
    expect(readdirSync(folder)).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });

  it("loses no acknowledged write on a stop, and leaves no readable text in the server's files", async () => {
    const variables = await createDatabase('graceful');
    const product = await run(variables, 'main.ts', '--migrate');
    await product.waitFor('Aufwind is ready');
    const send = (path: string, body: object, cookie = '', method = 'POST') =>
      fetch(`${product.origin}${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Connection: 'close',
          ...(cookie && { Cookie: cookie }),
        },
        body: JSON.stringify(body),
      });
    const registration = await send('/api/register', { username: 'anna@example.org', password: PASSWORD });
    const cookie = cookieOf({ setCookies: registration.headers.getSetCookie() });
    const saved = await send('/api/answers', { content: `${CANARY} 0` }, cookie);
    const { id } = await saved.json();
    await send('/api/draft', { content: `${CANARY} als Entwurf` }, cookie);

    let acknowledged = 0;
    let isRefused = false;
    const writing = (async () => {
      while (!isRefused) {
        const content = `${CANARY} ${acknowledged + 1}`;
        try {
          const { status } = await send(`/api/answers/${id}`, { content }, cookie, 'PATCH');
          expect(status).toBe(200);
          acknowledged += 1;
        } catch (error) {
          // A stopping product refuses connections. Every accepted request gets a response: below, only acknowledged
          // texts are stored.
          expect(error).toMatchObject({ cause: { code: expect.stringMatching(TURNED_AWAY) } });
          isRefused = true;
        }
      }
    })();
    const code = await product.end('SIGTERM');
    await writing;
    expect(code).toBe(0);
    expect(acknowledged).toBeGreaterThan(0);

    const again = await run(variables, 'main.ts');
    await again.waitFor('Aufwind is ready');
    const list = await fetch(`${again.origin}/api/answers`, { headers: { Cookie: cookie } });
    expect(await list.json()).toMatchObject([{ content: `${CANARY} ${acknowledged}` }]);

    const files = readdirSync(server.folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(server.folder, name))
      .filter((path) => statSync(path).isFile());
    const needles = [CANARY, PASSWORD].flatMap((text) => [
      Buffer.from(text),
      Buffer.from(text, 'utf16le'),
      Buffer.from(Buffer.from(text).toString('base64').slice(0, 20)),
    ]);
    const found = files.filter((path) => {
      const content = readFileSync(path);
      return needles.some((needle) => content.includes(needle));
    });
    expect(files.length).toBeGreaterThan(10);
    expect(found).toEqual([]);
    expect(product.output()).not.toContain(CANARY);
  });
});
