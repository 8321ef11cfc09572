import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FILE } from './platform/database/data-source.ts';
import { cookieOf } from './workshop/testing/raw-request.ts';
import { launch, type SpawnedServer, spawnFailing, spawnServer } from './workshop/testing/spawned-server.ts';

const KEY = randomBytes(32).toString('base64');
const SECRETS = {
  ENCRYPTION_KEYS: `k1:${KEY}`,
  ENCRYPTION_KEY_ACTIVE: 'k1',
  SESSION_SECRET: randomBytes(32).toString('hex'),
};
const USERNAME = 'anna@example.org';
const PASSWORD = 'Kolibri-Passwort-4711';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Lists the loaded CommonJS modules when the process ends. */
const LISTING =
  "--import=data:text/javascript,import%20m%20from%20'node:module';process.on('exit',()=>console.log(Object.keys(m._cache).join()))";

let dataDir: string;
let running: SpawnedServer[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aufwind-main-'));
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

async function serve(variables: NodeJS.ProcessEnv = {}): Promise<SpawnedServer> {
  const server = await spawnServer(dataDir, variables);
  running.push(server);
  return server;
}

function post({ origin }: SpawnedServer, path: string, body: object, cookie = '') {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
    body: JSON.stringify(body),
  });
}

async function signIn(server: SpawnedServer, path: '/api/login' | '/api/register'): Promise<string> {
  const reply = await post(server, path, { username: USERNAME, password: PASSWORD });
  return cookieOf({ setCookies: reply.headers.getSetCookie() });
}

describe('the process on the embedded engine', () => {
  it('creates private secrets, logs its address and version, and exits with 0 on SIGTERM', async () => {
    const server = await serve();
    // The log and the notice of new secrets come over two streams, in any order.
    const log = server
      .output()
      .split('\n')
      .find((line) => line.startsWith('{'));
    expect(JSON.parse(log ?? '')).toMatchObject({ msg: 'starting', version });
    const live = await fetch(`${server.origin}/livez`);
    expect(await live.json()).toEqual({ status: 'ok', version });
    expect(server.output()).toContain(`Aufwind is ready: ${server.origin}\n`);
    expect(statSync(join(dataDir, 'secrets.env')).mode & 0o777).toBe(0o600);
    const secrets = readFileSync(join(dataDir, 'secrets.env'), 'utf8');
    expect(secrets).toMatch(
      /^ENCRYPTION_KEYS=k1:[\w+/]{43}=\nENCRYPTION_KEY_ACTIVE=k1\nSESSION_SECRET=[\w-]{43}\nVAPID_PRIVATE_KEY=[\w-]{43}\n$/,
    );
    const { status } = await fetch(`${server.origin}/api/user`);
    expect(status).toBe(401);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('does not load the driver of a database server, which takes memory', async () => {
    const server = await serve({ NODE_OPTIONS: LISTING });
    await server.end('SIGTERM');
    expect(server.output()).toContain('node_modules/libsql/');
    expect(server.output()).not.toContain('node_modules/mysql2/');
  });

  it('exits with 0 while a browser keeps a connection in reserve', async () => {
    const server = await serve();
    const { hostname, port } = new URL(server.origin);
    const reserve = connect(Number(port), hostname);
    await once(reserve, 'connect');
    await fetch(`${server.origin}/livez`);
    expect(await server.end('SIGTERM')).toBe(0);
    reserve.destroy();
  });

  it('logs each missing operator setting of a public instance, and that registration is closed', async () => {
    const OPERATOR_NAME = 'Anna Muster';
    const server = await serve({
      APP_ORIGIN: 'https://aufwind.example',
      TRUST_PROXY: '1',
      OPERATOR_NAME,
      REGISTRATION: 'closed',
    });
    const said = [...server.output().matchAll(/POLICY ARE INCOMPLETE: (\w+) is not set/g)];
    expect(said.map(([, variable]) => variable)).toEqual([
      'OPERATOR_STREET',
      'OPERATOR_CITY',
      'OPERATOR_EMAIL',
      'OPERATOR_HOST',
      'OPERATOR_DATA_PROTECTION_AUTHORITY',
    ]);
    expect(server.output()).toContain('registration is closed');
  });

  it('leaves no answer, draft, password or session readable in files or log, and hashes passwords at full cost', async () => {
    const canaries = ['Kolibri-Antwort-0815', 'Kolibri-Nachtrag-0816', 'Kolibri-Entwurf-0817', PASSWORD];
    const [answer, edit, draft] = canaries;
    const server = await serve({ LOG_LEVEL: 'trace' });
    const cookie = await signIn(server, '/api/register');
    const saved = await post(server, '/api/answers', { content: answer }, cookie);
    const { id } = await saved.json();
    await fetch(`${server.origin}/api/answers/${id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ content: edit }),
    });
    await fetch(`${server.origin}/api/answers/${id}`, { method: 'DELETE', headers: { Cookie: cookie } });
    await post(server, '/api/answers', { content: answer }, cookie);
    const nextDay = { 'X-Time-Zone': 'Pacific/Kiritimati' };
    const typed = await fetch(`${server.origin}/api/draft`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie, ...nextDay },
      body: JSON.stringify({ content: draft }),
    });
    expect([saved.status, typed.status]).toEqual([201, 200]);
    const [sid = ''] = decodeURIComponent(cookie).slice('sid=s:'.length).split('.');
    const hidden = [...canaries, sid].flatMap((text) => spellings(text));
    const search = () => {
      const files = readdirSync(dataDir).map((name) => ({ name, bytes: readFileSync(join(dataDir, name)) }));
      expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining([DATABASE_FILE, 'secrets.env']));
      for (const there of [USERNAME, '$argon2id$v=19$m=65536,t=3,p=1$'])
        expect(files.some(({ bytes }) => bytes.includes(there))).toBe(true);
      for (const { name, bytes } of files) {
        for (const needle of hidden) expect([name, bytes.includes(needle)]).toEqual([name, false]);
      }
    };
    search();
    await server.end('SIGTERM');
    search();
    expect(server.output()).toContain('"msg":"request"');
    for (const needle of [...hidden, Buffer.from(USERNAME)])
      expect(server.output()).not.toContain(needle.toString());
  });
});

it('prints only its version for --version', async () => {
  const asked = await launch({ DATA_DIR: dataDir }, ['main.ts', '--version']);
  expect([await asked.ended, asked.output()]).toEqual([0, `${version}\n`]);
});

describe('the process on the embedded engine, where it cannot start', () => {
  it('reports every fault of the environment or the missing key, prints no key, and exits with 1', async () => {
    const faulty = { ...SECRETS, PORT: 'x', APP_ORIGIN: 'y', LOG_LEVEL: 'z' };
    const cases: [NodeJS.ProcessEnv, string[]][] = [
      [faulty, ['- PORT ', '- APP_ORIGIN ', '- LOG_LEVEL ']],
      [{ ...SECRETS, ENCRYPTION_KEY_ACTIVE: 'k2' }, ['The master key k2 is not']],
    ];
    for (const [variables, messages] of cases) {
      const { code, output } = await spawnFailing({ DATA_DIR: dataDir, ...variables });
      expect([messages, code]).toEqual([messages, 1]);
      for (const message of ['Aufwind cannot start.', ...messages]) expect(output).toContain(message);
      expect(output).not.toContain(KEY);
      expect(existsSync(join(dataDir, DATABASE_FILE))).toBe(false);
    }
  });
});

describe('the process on the embedded engine, after it was killed', () => {
  it('exits with 1 for another key or missing secrets without damage, and with its secrets keeps all acknowledged writes and sessions', async () => {
    const server = await serve();
    const cookie = await signIn(server, '/api/register');
    const { status } = await post(server, '/api/answers', { content: 'Vor dem Absturz' }, cookie);
    expect(await server.end('SIGKILL')).toBeNull();
    expect(status).toBe(201);
    const wrongKey = await spawnFailing({ DATA_DIR: dataDir, ...SECRETS });
    expect(wrongKey.code).toBe(1);
    expect(wrongKey.output).toContain('is not the one this database was written with');
    const file = join(dataDir, 'secrets.env');
    const kept = readFileSync(file);
    rmSync(file);
    const noSecrets = await spawnFailing({ DATA_DIR: dataDir });
    expect(noSecrets.code).toBe(1);
    expect(noSecrets.output).toContain('secrets.env is missing');
    expect(existsSync(file)).toBe(false);
    const [, ring = '', , session = ''] =
      /KEYS=(.*)\n(.*)\nSESSION_SECRET=(.*)\n/.exec(kept.toString()) ?? [];
    const again = await serve({
      ENCRYPTION_KEYS: ring,
      ENCRYPTION_KEY_ACTIVE: 'k1',
      SESSION_SECRET: session,
    });
    const list = await fetch(`${again.origin}/api/answers`, { headers: { Cookie: cookie } });
    expect(await list.json()).toMatchObject([{ content: 'Vor dem Absturz' }]);
    await expect(signIn(again, '/api/login')).resolves.toMatch(/^sid=/);
  });
});

/** How a text looks in a file: plainly, as UTF-16, and as Base64 wherever it begins in a longer text. */
function spellings(text: string): Buffer[] {
  const shifted = [0, 1, 2].map((shift) => {
    const encoded = Buffer.from('x'.repeat(shift) + text).toString('base64');
    return Buffer.from(encoded.slice(shift === 0 ? 0 : 4, -4));
  });
  return [Buffer.from(text), Buffer.from(text, 'utf16le'), ...shifted];
}
