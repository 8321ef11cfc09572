import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, Router } from 'express';
import { OwnerGate } from './account/owner-proof.ts';
import { createHashQueue } from './account/password.ts';
import { GOOGLE_CALLBACK_PATH, GOOGLE_START_PATH } from './identity/google.ts';
import { appleForm, beginGoogle, finishGoogle, ownPagesOnly } from './identity/provider-routes.ts';
import type { Database } from './platform/database/database.ts';
import { createApolloServer } from './platform/graphql/apollo-server.ts';
import { createContext } from './platform/graphql/context.ts';
import { errorHandler } from './platform/http/error-handler.ts';
import type { Health } from './platform/http/health.ts';
import { KnownBrowsers } from './platform/http/known-browser.ts';
import { loadShedding } from './platform/http/load-shedding.ts';
import { jsonOnly, originGate, refuseTrace } from './platform/http/origin-gate.ts';
import { requestLog } from './platform/http/request-log.ts';
import { sandbox } from './platform/http/sandbox.ts';
import { privateAnswer, securityHeaders } from './platform/http/security-headers.ts';
import { securityTxt } from './platform/http/security-txt.ts';
import { site } from './platform/http/site.ts';
import type { Clock } from './platform/lib/clock.ts';
import { AppError } from './platform/lib/errors.ts';
import type { Logger } from './platform/lib/logger.ts';
import type { SecurityLog } from './platform/lib/security-log.ts';
import { RateLimiter } from './platform/limits/rate-limiter.ts';
import { apiDocs } from './platform/rest/api-docs.ts';
import { restRouter } from './platform/rest/rest-router.ts';
import { sessionCookie, sessionMiddleware } from './platform/session/session-middleware.ts';
import { schema } from './schema.ts';
import type { Services } from './services.ts';

const BODY_LIMIT = '128kb';

/** What the app is made of. */
export interface AppDeps {
  db: Database;
  services: Services;
  clock: Clock;
  logger: Logger;
  health: Health;
  events: SecurityLog;
  /** Multiplies every rate limit. */
  rateLimitScale: number;
  appOrigin: string;
  /** The first signs, all verify; keys for limits, known browsers and pseudonyms are derived from them. */
  sessionSecrets: string[];
  trustProxy?: number | string[] | undefined;
  /** How late the process hears of events; without it only the number of requests counts. */
  loopDelayMs?: () => number;
  /** The built front end. */
  webDir: string;
  /** The built GraphQL explorer, where it is offered: then the schema also describes itself. */
  sandboxDir?: string | undefined;
}

/** The product as an Express app: every request's way on one screen. It does not listen. */
export async function createApp(deps: AppDeps): Promise<Express> {
  const { db, services, clock, logger, health, events, appOrigin, webDir, sandboxDir } = deps;
  const secrets = deps.sessionSecrets;
  const limiter = new RateLimiter(services.limits, clock, secrets, deps.rateLimitScale);
  const contextDeps = {
    ...deps,
    limiter,
    hashQueue: createHashQueue((share) => limiter.scaled(share)),
    owner: new OwnerGate(services.account, limiter, events),
    browsers: new KnownBrowsers({ clock, appOrigin, secrets }),
  };
  const apollo = createApolloServer(logger, sandboxDir !== undefined);
  await apollo.start();

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustProxy ?? false);
  app.use(securityHeaders(appOrigin), refuseTrace, health.routes(), requestLog(logger));
  app.use(securityTxt(appOrigin, clock));

  const gate = originGate(appOrigin, events);
  const domain = Router().use(
    privateAnswer,
    health.gate(),
    gate,
    jsonOnly,
    express.json({ limit: BODY_LIMIT }),
    // Only what has arrived whole counts, so that slow senders keep nobody out.
    loadShedding(deps.loopDelayMs),
    ...sessionMiddleware({ db, clock, appOrigin, secrets }),
  );
  app.use(apiDocs({ appOrigin, cookieName: sessionCookie(appOrigin).name }));
  const ownPages = ownPagesOnly(appOrigin, events);
  app.get(GOOGLE_START_PATH, privateAnswer, gate, ownPages, domain, beginGoogle(contextDeps));
  app.get(GOOGLE_CALLBACK_PATH, domain, finishGoogle(contextDeps));
  app.use('/api', domain);
  app.post('/auth/apple/callback', privateAnswer, appleForm(deps.services.identity), domain);
  app.use(restRouter(schema, contextDeps));
  app.post(
    '/graphql',
    domain,
    expressMiddleware(apollo, { context: async ({ req, res }) => createContext(contextDeps, req, res) }),
  );
  if (sandboxDir !== undefined) app.use('/graphql', sandbox(sandboxDir));
  app.use('/graphql', privateAnswer, (_req, res, next) => {
    res.setHeader('Allow', 'POST');
    next(new AppError('NOT_FOUND', 'GraphQL wird hier nur mit POST beantwortet.'));
  });
  app.use(site(webDir, appOrigin));
  app.use(errorHandler(logger));
  return app;
}
