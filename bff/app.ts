import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, Router } from 'express';
import { apiGuide } from './api-guide/api-guide.ts';
import currentDocuments from './documents.generated.json' with { type: 'json' };
import { APPLE_CALLBACK_PATH } from './identity/apple.ts';
import { GOOGLE_CALLBACK_PATH, GOOGLE_START_PATH } from './identity/google.ts';
import { appleForm, beginGoogle, finishGoogle, ownPagesOnly } from './identity/provider-routes.ts';
import { createApolloServer } from './platform/graphql/apollo-server.ts';
import { AppContext } from './platform/graphql/context.ts';
import { errorHandler } from './platform/http/error-handler.ts';
import type { Health } from './platform/http/health.ts';
import { MAX_BODY_BYTES } from './platform/http/http-server.ts';
import { LoadShedding } from './platform/http/load-shedding.ts';
import { jsonOnly, originGate, refuseTrace } from './platform/http/origin-gate.ts';
import { programCors, refusePrograms } from './platform/http/program-cors.ts';
import { requestLog } from './platform/http/request-log.ts';
import { sandbox } from './platform/http/sandbox.ts';
import { privateResponse, securityHeaders } from './platform/http/security-headers.ts';
import { securityTxt } from './platform/http/security-txt.ts';
import { requestInspector } from './platform/http/seen-request.ts';
import { site } from './platform/http/site.ts';
import { TrustedDevices } from './platform/http/trusted-device.ts';
import { trustedDocuments } from './platform/http/trusted-documents.ts';
import { unsubscribe } from './platform/http/unsubscribe.ts';
import { AppError } from './platform/lib/errors.ts';
import { LOG_RETENTION_DAYS } from './platform/lib/retention.rules.ts';
import { apiDocs } from './platform/rest/api-docs.ts';
import { restRouter } from './platform/rest/rest-router.ts';
import { programMiddleware } from './platform/session/program.ts';
import { sessionCookie, sessionMiddleware } from './platform/session/session-middleware.ts';
import { mergeRecords } from './platform/slice.ts';
import type { Product } from './product.ts';
import releasedDocuments from './released/documents.json' with { type: 'json' };
import { UNSUBSCRIBE_PAGE, UNSUBSCRIBE_PATH } from './reminder/unsubscription.ts';
import { createSchema, ROOT_FIELDS, routes } from './schema.ts';
import { secretPaths } from './slices.ts';

/** The dependencies of the doors beside the product. */
export interface AppOptions {
  health: Health;
  /** The event loop's delay; without it only the number of requests counts. */
  loopDelayMs?: () => number;
  /** The built front end. */
  webDir: string;
  /** The built GraphQL explorer; with it the schema also describes itself. */
  sandboxDir?: string | undefined;
  /** The GraphQL documents that a session may send: those of the web app, by their ids, or any. */
  documents: 'trusted' | 'any';
}

/** The texts of the web app's documents by id, of this release and of the release before. */
const DOCUMENTS = new Map(Object.entries({ ...releasedDocuments, ...currentDocuments }));

/** Creates the Express app, every request's way on one screen; it does not listen. */
export async function createApp(product: Product, doors: AppOptions): Promise<Express> {
  const { services, sessions, clock, logger, meter, events, limiter, env } = product;
  const { health, webDir, sandboxDir, documents } = doors;
  const { appOrigin } = env;
  // The first signs, all verify; keys for limits, known browsers and pseudonyms are derived from them.
  const secrets = product.secrets.sessionSecrets;
  const contextDeps = {
    ...product,
    appOrigin,
    trustedDevices: new TrustedDevices({ clock, appOrigin, secrets }),
  };
  const schema = createSchema(product);
  const apollo = createApolloServer(schema, ROOT_FIELDS, logger, sandboxDir !== undefined);
  await apollo.start();

  const app = express();
  app.disable('x-powered-by');
  // Most answers must not be stored; what may be has a tag of its own.
  app.disable('etag');
  app.set('trust proxy', env.trustProxy ?? false);

  const see = requestInspector({ secrets, appOrigin, clock });
  app.use(
    securityHeaders(appOrigin, secretPaths),
    refuseTrace,
    health.routes(see),
    requestLog(logger, meter),
  );

  const gate = originGate(appOrigin, events);
  const shedding = new LoadShedding({ ...doors, meter, scale: (share) => limiter.scale(share) });
  // A router, because a program leaves it before the session.
  const identified = Router().use(
    privateResponse,
    programCors,
    health.gate(),
    gate,
    jsonOnly,
    express.json({ limit: MAX_BODY_BYTES }),
    // After the body has arrived, so that slow senders shut nobody out.
    shedding.byAddress,
    programMiddleware((asked) => services.apiTokens.identify(asked)),
    sessionMiddleware({ sessions, clock, appOrigin, secrets }),
  );
  const domain = [identified, shedding.byAccount];

  app.options('/graphql', privateResponse, programCors);
  app.post(
    '/graphql',
    domain,
    trustedDocuments(DOCUMENTS, documents === 'any'),
    expressMiddleware(apollo, { context: async ({ req, res }) => new AppContext(contextDeps, req, res) }),
  );
  if (sandboxDir !== undefined) app.use('/graphql', sandbox(sandboxDir));
  app.use('/graphql', privateResponse, (_req, res, next) => {
    res.setHeader('Allow', 'POST');
    next(new AppError('NOT_FOUND', 'GraphQL wird hier nur mit POST beantwortet.'));
  });

  // Below /api, but with gates of their own: the docs are open, and a browser is led to Google and back.
  app.use(apiDocs(routes, apiGuide, { appOrigin, cookieName: sessionCookie(appOrigin).name }));
  const ownPages = ownPagesOnly(appOrigin, events);
  app.get([GOOGLE_START_PATH, GOOGLE_CALLBACK_PATH], refusePrograms);
  app.get(GOOGLE_START_PATH, privateResponse, gate, ownPages, domain, beginGoogle(contextDeps));
  app.get(GOOGLE_CALLBACK_PATH, domain, finishGoogle(contextDeps));
  app.post(APPLE_CALLBACK_PATH, privateResponse, appleForm(services.identity));
  const lists = mergeRecords(product.opened.map((slice) => slice.lists));
  app.use(restRouter(routes, domain, { schema, lists, context: contextDeps }));

  app.use(securityTxt(appOrigin, clock, env.operator?.OPERATOR_EMAIL));
  app.use(
    unsubscribe(UNSUBSCRIBE_PATH, UNSUBSCRIBE_PAGE, health.gate(), (token) =>
      services.unsubscription.end(token),
    ),
  );
  const offers = mergeRecords([
    { terms: env.hasTerms === true },
    ...product.opened.map((slice) => slice.offers),
  ]);
  const facts = { ...env.operator, LOG_RETENTION_DAYS: String(env.logRetentionDays ?? LOG_RETENTION_DAYS) };
  app.use(site(webDir, appOrigin, offers, facts));
  app.use(errorHandler(logger));
  return app;
}
