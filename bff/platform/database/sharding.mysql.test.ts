import { buildUser, PASSWORD } from '../../workshop/testing/builders.ts';
import { type DatabaseServer, requireDatabaseServer } from '../../workshop/testing/database-server.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';

const OWNED_TABLES = ['answer', 'draft', 'user_key'];

let server: DatabaseServer;
let app: TestApp;

beforeAll(async () => {
  server = await requireDatabaseServer();
  app = await createTestApp({ serverUrl: server.url });
});

afterAll(async () => {
  await app.close();
  await server.stop();
});

/** Returns every statement that reached the server during the work. */
async function statementsOf(work: () => Promise<void>): Promise<string[]> {
  await app.db.all("SET GLOBAL log_output = 'TABLE'", []);
  await app.db.all('SET GLOBAL general_log = ON', []);
  await work();
  await app.db.all('SET GLOBAL general_log = OFF', []);
  const rows = await app.db.all<{ text: string }>(
    "SELECT CONVERT(argument USING utf8mb4) AS text FROM mysql.general_log WHERE command_type IN ('Query', 'Execute')",
    [],
  );
  return rows.map(({ text }) => withoutValues(text));
}

/** Removes quoted values, which may contain texts. */
const withoutValues = (text: string) => text.replace(/'(?:[^'\\]|\\.|'')*'/g, '?');

/** Checks whether a statement names the owner of its rows, in a column list or a condition. */
function namesOwner(statement: string): boolean {
  const [, columns] =
    /^\s*(?:insert|replace)\s+(?:ignore\s+)?into\s+\S+\s*\(([^)]*)\)/i.exec(statement) ?? [];
  if (columns) return /\buserId\b/.test(columns);
  const [, condition = ''] = /\bwhere\b([\s\S]*)/i.exec(statement) ?? [];
  return /\buserId`?\s*(?:=|in\b)/i.test(condition);
}

describe('a database sharded by person', () => {
  it('can run every statement of a request on one shard, because each statement names the owner', async () => {
    const statements = await statementsOf(async () => {
      const { client } = await buildUser(app);
      await client.rest('post', '/api/draft', { content: 'Ein Anfang' });
      await client.rest('get', '/api/draft');
      const { body: answer } = await client.rest('post', '/api/answers', { content: 'Ein Satz' });
      await client.rest('patch', `/api/answers/${answer.id}`, { content: 'Ein anderer' });
      for (const path of ['/api/answers', '/api/answers/today', '/api/answers/today/status', '/api/streak']) {
        expect((await client.rest('get', path)).status).toBe(200);
      }
      await client.graphql('{ answers(first: 2, before: "2999-01-01") { nodes { content } } }');
      expect((await client.rest('get', '/api/user/export')).status).toBe(200);
      await client.rest('delete', `/api/answers/${answer.id}`);
      await client.rest('post', '/api/user/change-password', { password: `${PASSWORD} 2` });
      expect((await client.rest('delete', '/api/user')).status).toBe(200);
    });
    const owned = statements.filter((text) =>
      OWNED_TABLES.some((table) =>
        new RegExp(`\\b(from|into|update|join) \`?${table}\`?\\b`, 'i').test(text),
      ),
    );
    for (const table of OWNED_TABLES) expect(owned).toContainEqual(expect.stringMatching(`\\b${table}\\b`));
    expect(owned.filter((text) => !namesOwner(text))).toEqual([]);
  });
});
