import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { METHODS } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathsOf } from './platform/backup/backup-folder.ts';
import { buildUser, PASSWORD } from './workshop/testing/builders.ts';
import { routesOf } from './workshop/testing/express-routes.ts';
import { logIn, newAddress } from './workshop/testing/log-ins.ts';
import { createMailbox, type Mailbox } from './workshop/testing/mailbox.ts';
import { createMetricsStage, type MetricsStage } from './workshop/testing/metrics-stage.ts';
import { rawRequest } from './workshop/testing/raw-request.ts';
import { START_OF_TESTS } from './workshop/testing/test-app.ts';
import { until } from './workshop/testing/until.ts';

const CONTENT = 'Nachtigallengesang';
const SAVED = 'aufwind_answers_saved_total';
const REQUESTS = 'http_server_request_duration_seconds_count';
const MOUNTS = ['', '/api', '/assets', '/graphql', '/graphql/assets'];
const TRIES = 12;
const WHOLE_POOL = 10;

let mailbox: Mailbox;
let stage: MetricsStage;
beforeAll(async () => {
  mailbox = await createMailbox();
  stage = await createMetricsStage({ trustProxy: 1, rateLimitScale: 1, mail: mailbox.settings });
});
afterAll(async () => {
  await stage.close();
  await mailbox.close();
});

describe('the metrics of the product', () => {
  it('count requests by method, pattern and status, root fields over REST and GraphQL, and new answers', async () => {
    const { client } = await buildUser(stage.app);
    const before = await stage.scrape();
    await client.rest('post', '/api/answers', { content: CONTENT });
    await client.rest('post', '/api/answers', { content: CONTENT });
    await client.rest('patch', '/api/answers/4711', { content: CONTENT });
    await client.graphql('{ answerCount }');
    const scrape = await stage.scrape();
    const save = { method: 'POST', route: '/api/answers' };
    expect(scrape.valueOf(REQUESTS, { ...save, status: '201' })).toBe(1);
    expect(scrape.valueOf(REQUESTS, { ...save, status: '200' })).toBe(1);
    expect(scrape.valueOf(REQUESTS, { method: 'PATCH', route: '/api/answers/:id', status: '404' })).toBe(1);
    expect(scrape.valueOf(REQUESTS, { method: 'POST', route: '/graphql', status: '200' })).toBe(1);
    const fields = 'aufwind_root_fields_total';
    expect(scrape.valueOf(fields, { field: 'saveAnswer', outcome: 'ok' })).toBe(2);
    expect(scrape.valueOf(fields, { field: 'updateAnswer', outcome: 'NOT_FOUND' })).toBe(1);
    expect(scrape.valueOf(fields, { field: 'answerCount', outcome: 'ok' })).toBe(1);
    expect((scrape.valueOf(SAVED) ?? 0) - (before.valueOf(SAVED) ?? 0)).toBe(1);
  });

  it('count sign-ins by credential, rejected requests by limit, and log lines by level', async () => {
    const { username } = await buildUser(stage.app);
    await logIn(stage.app, { username, address: newAddress(), password: PASSWORD });
    const address = newAddress();
    for (let tries = 0; tries < TRIES; tries += 1) {
      await logIn(stage.app, { username, address });
    }
    const scrape = await stage.scrape();
    const count = (outcome: string) =>
      scrape.valueOf('aufwind_sign_ins_total', { credential: 'password', outcome });
    const refused = count('TOO_MANY_REQUESTS') ?? 0;
    expect([count('ok'), count('UNAUTHENTICATED')]).toEqual([1, TRIES - refused]);
    expect(refused).toBeGreaterThan(0);
    expect(scrape.valueOf('aufwind_limits_met_total', { limit: 'failedAttempt' })).toBe(refused);
    expect(
      scrape.valueOf('aufwind_security_events_total', { event: 'log-in', outcome: 'TOO_MANY_REQUESTS' }),
    ).toBe(refused);
    const lines = (level: string) => scrape.valueOf('aufwind_log_lines_total', { level });
    expect(lines('info')).toBeGreaterThan(TRIES);
    expect(lines('error')).toBe(0);
  });

  it('count unreadable texts and retried transactions', async () => {
    const { id, client } = await buildUser(stage.app);
    await client.rest('post', '/api/answers', { content: CONTENT });
    const before = await stage.scrape();
    await stage.app.db.write(async (tx) => {
      if (!tx.isRetry) throw Object.assign(new Error('The line went dead.'), { code: 'ECONNRESET' });
      await tx.run('UPDATE answer SET encryptedContent = ? WHERE userId = ?', ['AAAA', id]);
    });
    await client.rest('get', '/api/answers');
    const after = await stage.scrape();
    const grown = (name: string) => (after.valueOf(name) ?? 0) - (before.valueOf(name) ?? 0);
    expect(grown('aufwind_unreadable_texts_total')).toBe(1);
    expect(grown('aufwind_database_retries_total')).toBe(1);
    expect(after.valueOf('aufwind_log_lines_total', { level: 'error' })).toBe(1);
  });

  it('report the number and age of queued mails, and no age for an empty queue', async () => {
    const oldest = 'aufwind_mail_oldest_timestamp_seconds';
    await until(async () => (await stage.scrape()).valueOf('aufwind_mails_waiting') === 0);
    expect((await stage.scrape()).valueOf(oldest)).toBeUndefined();
    mailbox.fault = { at: 'connect', how: 554 };
    await buildUser(stage.app);
    await until(async () => (await stage.scrape()).valueOf('aufwind_mails_waiting') === 1);
    expect((await stage.scrape()).valueOf(oldest)).toBe(START_OF_TESTS.getTime() / 1_000);
  });

  it('report the start of the newest backup: 0 for an empty folder, nothing without a folder', async () => {
    const newest = 'aufwind_backup_newest_timestamp_seconds';
    expect((await stage.scrape()).valueOf(newest)).toBeUndefined();
    const folder = mkdtempSync(join(tmpdir(), 'aufwind-backups-'));
    const withFolder = await createMetricsStage({ backupDir: folder });
    expect((await withFolder.scrape()).valueOf(newest)).toBe(0);
    for (const kind of ['keys', 'data'] as const)
      writeFileSync(pathsOf(folder, kind, START_OF_TESTS).path, '');
    writeFileSync(pathsOf(folder, 'data', new Date()).partial, '');
    const seconds = START_OF_TESTS.getTime() / 1_000;
    await until(async () => (await withFolder.scrape()).valueOf(newest) === seconds);
    await withFolder.close();
    rmSync(folder, { recursive: true });
  });

  it('contain nothing personal: no address, id, text or browser', async () => {
    const { id, username, client } = await buildUser(stage.app, { 'User-Agent': 'Rotkehlchen/7' });
    await client.rest('post', '/api/answers', { content: CONTENT });
    await client.rest('get', `/api/answers?suche=${CONTENT}`);
    await client.rest('delete', `/api/answers/${id}`);
    const scrape = await stage.scrape();
    for (const secret of [username, 'example.org', CONTENT, 'Rotkehlchen', 'suche', '127.0.0.1', '203.0.'])
      expect(scrape.text).not.toContain(secret);
    const texts = ['route', 'field', 'event', 'job'].flatMap((label) => scrape.valuesOfLabel(label));
    expect(texts.filter((text) => text.split('/').includes(String(id)))).toEqual([]);
    expect(texts).toContain('/api/answers/:id');
  });

  it('have labels from fixed lists, whatever paths and methods a client sends', async () => {
    const attack = async (name: string) => {
      const paths = [`/${name}`, `/api/${name}`, `/API/${name}`, `/assets/${name}`, `/AsSeTs//${name}`];
      paths.push(`/gRaPhQl?${name}`, `/GRAPHQL/${name}`, `/Graphql/Assets/${name}`, `/api/answers/${name}`);
      paths.push(`/%61pi/${name}`, `//${name}`, `/api//answers/${name}`, `/auth/${name}`, `/sw.js/${name}`);
      for (const path of paths) await rawRequest(stage.app, 'GET', path);
      for (const method of METHODS.filter((one) => !['CONNECT', 'TRACE'].includes(one)))
        await rawRequest(stage.app, method, `/api/${name}`);
    };
    await attack('erstens');
    const before = await stage.scrape();
    await attack('zweitens');
    const after = await stage.scrape();
    expect(after.samples.filter(({ name }) => name === REQUESTS)).toHaveLength(
      before.samples.filter(({ name }) => name === REQUESTS).length,
    );
    const patterns = routesOf(stage.app.express).map((route) => route.replace(/^\w+ /, ''));
    expect(after.valuesOfLabel('route').filter((route) => ![...patterns, ...MOUNTS].includes(route))).toEqual(
      [],
    );
    const known = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'PUT', 'DELETE', '_OTHER'];
    expect(after.valuesOfLabel('method').sort()).toEqual(known.sort());
  });

  it('omit values from the database while it is unreachable', async () => {
    const held: (() => void)[] = [];
    const units = Array.from({ length: WHOLE_POOL }, () =>
      stage.app.db.write(() => new Promise<void>((resolve) => held.push(resolve))),
    );
    await until(() => held.length === (stage.app.database.url ? WHOLE_POOL : 1));
    // Scrapes use cached values until they expire.
    let scrape = await stage.scrape();
    while (scrape.valueOf('aufwind_mails_waiting') !== undefined) scrape = await stage.scrape();
    expect(scrape.metrics).toContain('aufwind_mails_waiting');
    expect(scrape.valueOf(SAVED)).toBeDefined();
    // On a server, readiness has a connection of its own.
    scrape = await stage.scrape();
    expect(scrape.valueOf('aufwind_ready')).toBe(stage.app.database.url ? 1 : 0);
    const release = setInterval(() => held.shift()?.(), 1);
    await Promise.all(units);
    clearInterval(release);
    await until(async () => (await stage.scrape()).valueOf('aufwind_ready') === 1);
  });
});

describe('the address of the metrics', () => {
  it('serves only GET /metrics, in the format of Prometheus', async () => {
    const scraped = await stage.ask('/metrics');
    expect(scraped.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const others = ['/', '/metrics/', '/METRICS', '/metrics?a=b', '/api/user', '/livez'];
    for (const path of others) expect((await stage.ask(path)).status).toBe(404);
    expect((await stage.ask('/metrics', { method: 'POST', body: 'x' })).status).toBe(404);
  });

  it('is not public: the public port has no metrics', async () => {
    const { status, text } = await rawRequest(stage.app, 'GET', '/metrics');
    expect(status).toBe(404);
    expect(text).not.toContain('aufwind_');
  });
});
