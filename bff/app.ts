import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express } from 'express';
import type { Database } from './database/database.ts';
import { createApolloServer } from './graphql/apollo-server.ts';
import { createContext } from './graphql/context.ts';
import { schema } from './graphql/schema.ts';
import { errorHandler } from './http/error-handler.ts';
import type { Health } from './http/health.ts';
import { loadShedding } from './http/load-shedding.ts';
import { jsonOnly, originGate } from './http/origin-gate.ts';
import { requestLog } from './http/request-log.ts';
import { privateAnswer, securityHeaders } from './http/security-headers.ts';
import { site } from './http/site.ts';
import type { Clock } from './lib/clock.ts';
import { AppError } from './lib/errors.ts';
import type { Logger } from './lib/logger.ts';
import { restRouter } from './rest/rest-router.ts';
import type { Services } from './services.ts';
import { sessionMiddleware } from './session/session-middleware.ts';

const BODY_LIMIT = '128kb';

/** What the app is made of. */
export interface AppDeps {
  db: Database;
  services: Services;
  clock: Clock;
  logger: Logger;
  health: Health;
  appOrigin: string;
  sessionSecrets: string[];
  trustProxy?: number | string[] | undefined;
  /** How late the process hears of events; without it only the number of requests counts. */
  loopDelayMs?: () => number;
  /** The built front end. */
  webDir: string;
}

/** The product as an Express app: every request's way on one screen. It does not listen. */
export async function createApp(deps: AppDeps): Promise<Express> {
  const { db, clock, logger, health, appOrigin, webDir } = deps;
  const apollo = createApolloServer(logger);
  await apollo.start();

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustProxy ?? false);
  app.use(securityHeaders(appOrigin), health.routes(), requestLog(logger));

  const domain = [
    privateAnswer,
    health.gate(),
    originGate(appOrigin),
    jsonOnly,
    express.json({ limit: BODY_LIMIT }),
    // Only what has arrived whole counts, so that slow senders keep nobody out.
    loadShedding(deps.loopDelayMs),
    ...sessionMiddleware({ db, clock, appOrigin, secrets: deps.sessionSecrets }),
  ];
  app.use('/api', domain);
  app.post('/auth/apple/callback', domain);
  app.use(restRouter(schema, deps));
  app.post(
    '/graphql',
    domain,
    expressMiddleware(apollo, { context: ({ req, res }) => createContext(deps, req, res) }),
  );
  app.use('/graphql', privateAnswer, (_req, res, next) => {
    res.setHeader('Allow', 'POST');
    next(new AppError('NOT_FOUND', 'GraphQL wird hier nur mit POST beantwortet.'));
  });
  app.use(site(webDir));
  app.use(errorHandler(logger));
  return app;
}
