import { createSecretKey } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import session from 'express-session';
import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise';
import { entities } from '../../../entities.ts';
import { createDataSource } from '../../../platform/database/data-source.ts';
import { Database } from '../../../platform/database/database.ts';
import { DAY_MS } from '../../../platform/lib/clock.ts';
import { sessionMiddleware } from '../../../platform/session/session-middleware.ts';
import { contentOf, HandWrittenDiary, Refusal } from './diary.ts';
import { UsualSessionStore } from './usual-session-store.ts';

declare module 'express-session' {
  interface SessionData {
    userId?: number;
  }
}

/** Sessions as a good developer would set them up: express-mysql-session, and the user loaded with every request. */
function usualSession(pool: Pool, secret: string): RequestHandler[] {
  const load = session({
    name: 'usual',
    secret: createSecretKey(secret, 'utf8'),
    store: new UsualSessionStore(pool),
    cookie: { maxAge: 14 * DAY_MS, httpOnly: true, sameSite: 'lax' },
    resave: false,
    saveUninitialized: false,
  });
  const loadUser: RequestHandler = async (req, res, next) => {
    const [[user]] = await pool.execute<(RowDataPacket & { id: number })[]>(
      'SELECT id, username, provider, createdAt, name, timeZone FROM user WHERE id = ?',
      [req.session.userId ?? 0],
    );
    res.locals.userId = user?.id;
    next();
  };
  return [load, loadUser];
}

/** The product's own sessions: one query for session and user, renewed at most once an hour. */
async function ownSession(databaseUrl: string, secret: string): Promise<RequestHandler[]> {
  const db = new Database(createDataSource({ databaseUrl, dataDir: '' }, entities));
  await db.connect();
  const options = { db, clock: () => new Date(), appOrigin: 'http://localhost', secrets: [secret] };
  const rememberUser: RequestHandler = (req, res, next) => {
    res.locals.userId = req.session.user?.id;
    next();
  };
  return [...sessionMiddleware(options), rememberUser];
}

function expressServer(diary: HandWrittenDiary, sessions: RequestHandler[]) {
  const userOf = (res: Response): number => {
    if (!res.locals.userId) throw new Refusal(401, 'Bitte melde Dich an.');
    return res.locals.userId;
  };
  const app = express();
  app.disable('x-powered-by');
  app.get('/readyz', (_req, res) => void res.json({ status: 'ok' }));
  app.use(express.json(), sessions);
  app.get('/api/answers', async (_req, res) => void res.json(await diary.list(userOf(res))));
  app.post('/api/draft', async (req, res) => {
    const content = contentOf(req.body, true);
    await diary.saveDraft(userOf(res), content);
    res.json({ content });
  });
  app.post('/api/answers', async (req, res) => {
    res.status(201).json(await diary.save(userOf(res), contentOf(req.body)));
  });
  app.use((error: Error, _req: Request, res: Response, _next: NextFunction) => {
    res.status(error instanceof Refusal ? error.status : 500).json({ error: error.message });
  });
  return createServer(app);
}

/** The floor: no framework, and a person who is simply believed. */
function bareServer(diary: HandWrittenDiary) {
  const reply = async ({ method, url, headers }: IncomingMessage, body: unknown) => {
    const userId = Number(headers['x-user']);
    if (url === '/readyz') return { status: 'ok' };
    if (method === 'GET') return diary.list(userId);
    if (url === '/api/answers') return diary.save(userId, contentOf(body));
    const content = contentOf(body, true);
    await diary.saveDraft(userId, content);
    return { content };
  };
  return createServer((req, res) => {
    let text = '';
    req.on('data', (chunk) => {
      text += chunk;
    });
    req.on('end', async () => {
      const body = JSON.stringify(await reply(req, text === '' ? undefined : JSON.parse(text)));
      const status = req.method === 'POST' && req.url === '/api/answers' ? 201 : 200;
      res.writeHead(status, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      });
      res.end(body);
    });
  });
}

async function main(): Promise<void> {
  const { DATABASE_URL: uri = '', SESSION_SECRET: secret = '', PORT: port } = process.env;
  const pool = createPool({ uri, connectionLimit: 10, timezone: 'Z', dateStrings: ['DATE'] });
  const diary = new HandWrittenDiary(pool);
  const servers = {
    usual: async () => expressServer(diary, usualSession(pool, secret)),
    own: async () => expressServer(diary, await ownSession(uri, secret)),
    bare: async () => bareServer(diary),
  };
  const [kind] = process.argv.slice(2);
  const create = kind === 'usual' || kind === 'own' || kind === 'bare' ? servers[kind] : undefined;
  if (!create) throw new Error('Which reference? usual, own or bare.');
  const server = await create();
  // As long as the product keeps connections open.
  server.keepAliveTimeout = 65_000;
  server.listen(Number(port), '127.0.0.1');
  process.once('SIGINT', () => process.exit(0));
}

await main();
