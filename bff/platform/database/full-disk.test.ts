import { buildUser } from '../../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { createDataSource } from './data-source.ts';

const EMBEDDED = '';
const LONG = '🌳'.repeat(9_000);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ serverUrl: EMBEDDED });
});
afterAll(() => app.close());

async function pragma(statement: string): Promise<number> {
  const [row] = await app.database.source.query<Record<string, number>[]>(`PRAGMA ${statement}`);
  return Number(Object.values(row ?? {})[0]);
}

describe('the embedded engine on a full disk', () => {
  it('answers writes with 503, logs the cause and still reads, and writes again when there is space', async () => {
    const { client } = await buildUser(app);
    await client.rest('post', '/api/answers', { content: 'Vorher' });
    await pragma(`max_page_count = ${await pragma('page_count')}`);
    const full = await client.rest(
      'post',
      '/api/draft',
      { content: LONG },
      { 'X-Time-Zone': 'Pacific/Kiritimati' },
    );
    expect([full.status, full.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(full.headers['retry-after']).toMatch(/^\d+$/);
    expect(app.log()).toMatch(/"err":\{[^\n]*SQLITE_FULL[^\n]*a request ended with 503/);
    expect((await client.rest('get', '/api/answers')).body).toMatchObject([{ content: 'Vorher' }]);
    expect((await client.rest('get', '/livez')).status).toBe(200);
    await pragma('max_page_count = 1000000');
    const again = await client.rest(
      'post',
      '/api/draft',
      { content: LONG },
      { 'X-Time-Zone': 'Pacific/Kiritimati' },
    );
    expect(again.status).toBe(200);
  });

  it('keeps acknowledged writes after the engine has rolled back a transaction by itself', async () => {
    const { id, client } = await buildUser(app);
    const aborted = app.db.write(async (tx) => {
      await tx.run('ROLLBACK');
      throw new Error('disk full');
    });
    await expect(aborted).rejects.toThrow('disk full');
    const refused = app.db.write(async () => {
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    const { status } = await client.rest('post', '/api/answers', { content: 'Nachher' });
    expect(status).toBe(201);
    const other = await createDataSource({ dataDir: app.database.dataDir }).initialize();
    const rows = await other.query<unknown[]>('SELECT id FROM answer WHERE userId = ?', [id]);
    await other.destroy();
    expect(rows).toHaveLength(1);
  });
});
