import { createSecretKey } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import session from 'express-session';
import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise';
import { DAY_MS } from '../../../platform/lib/clock.ts';
import { contentOf, HandWrittenDiary, Refusal } from './diary.ts';
import { duties } from './duties.ts';
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

function expressServer(diary: HandWrittenDiary, ...handlers: RequestHandler[]) {
  const userOf = (res: Response): number => {
    if (!res.locals.userId) throw new Refusal(401, 'Bitte melde Dich an.');
    return res.locals.userId;
  };
  const app = express();
  app.disable('x-powered-by');
  app.get('/readyz', (_req, res) => void res.json({ status: 'ok' }));
  app.use(handlers);
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

function main(): void {
  const {
    DATABASE_URL: uri,
    SESSION_SECRET: secret = '',
    APP_ORIGIN: appOrigin = '',
    PORT: port,
  } = process.env;
  const pool = createPool({ uri, connectionLimit: 10, timezone: 'Z', dateStrings: ['DATE'] });
  const diary = new HandWrittenDiary(pool);
  const usual = [express.json(), ...usualSession(pool, secret)];
  const servers: Record<string, () => Server> = {
    usual: () => expressServer(diary, ...usual),
    'usual, same duties': () => expressServer(diary, ...duties(appOrigin), ...usual),
    bare: () => bareServer(diary),
  };
  const [kind = ''] = process.argv.slice(2);
  const server = servers[kind]?.();
  if (!server) throw new Error(`Which reference? One of ${Object.keys(servers).join('; ')}.`);
  // As long as the product keeps connections open.
  server.keepAliveTimeout = 65_000;
  server.listen(Number(port), '127.0.0.1');
  process.once('SIGINT', () => process.exit(0));
}

main();
