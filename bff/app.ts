import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, Router } from 'express';
import { apiGuide } from './api-guide/api-guide.ts';
import currentDocuments from './documents.generated.json' with { type: 'json' };
import { APPLE_CALLBACK_PATH } from './identity/apple.ts';
import { appleForm, beginRedirect, finishRedirect, ownPagesOnly } from './identity/provider-routes.ts';
import { REDIRECT_PATHS } from './identity/redirect-return.ts';
import { createApolloServer } from './platform/graphql/apollo-server.ts';
import { AppContext } from './platform/graphql/context.ts';
import { errorHandler } from './platform/http/error-handler.ts';
import type { Health } from './platform/http/health.ts';
import { MAX_BODY_BYTES } from './platform/http/http-server.ts';
import { linkPage } from './platform/http/link-page.ts';
import { LoadShedding } from './platform/http/load-shedding.ts';
import { jsonOnly, originGate, refuseTrace, replyInJson, requireUtf8 } from './platform/http/origin-gate.ts';
import { programCors, refusePrograms } from './platform/http/program-cors.ts';
import { requestLog } from './platform/http/request-log.ts';
import { sandbox } from './platform/http/sandbox.ts';
import { privateResponse, securityHeaders } from './platform/http/security-headers.ts';
import { securityTxt } from './platform/http/security-txt.ts';
import { requestInspector } from './platform/http/seen-request.ts';
import { site } from './platform/http/site.ts';
import { trustedDocuments } from './platform/http/trusted-documents.ts';
import { AppError } from './platform/lib/errors.ts';
import { Signer } from './platform/lib/purpose-key.ts';
import { apiDocs } from './platform/rest/api-docs.ts';
import { restRouter } from './platform/rest/rest-router.ts';
import { requireValidCredential } from './platform/session/credential.ts';
import { programMiddleware } from './platform/session/program.ts';
import { sessionCookie, sessionMiddleware } from './platform/session/session-middleware.ts';
import { mergeRecords } from './platform/slice.ts';
import type { Product } from './product.ts';
import releasedDocuments from './released/documents.json' with { type: 'json' };
import { UNSUBSCRIBE_PAGE } from './reminder/reminder.service.ts';
import { createSchema, ROOT_FIELDS, routes } from './schema.ts';
import { KEEP_PAGE } from './unused-account/unused-accounts.service.ts';

interface AppOptions {
  health: Health;
  /** The event loop's delay. Without it, load shedding looks only at the number of requests. */
  loopDelayMs?: () => number;
  /** Folder of the built front end. */
  webDir: string;
  /** Folder of the built GraphQL explorer; setting it also enables introspection. */
  sandboxDir?: string | undefined;
}

/** The web app's documents by id, of this release and the previous release. */
const DOCUMENTS = new Map(Object.entries({ ...releasedDocuments, ...currentDocuments }));

/** Creates the Express app with all middleware in order; does not listen. */
export async function createApp(product: Product, options: AppOptions): Promise<Express> {
  const { services, sessions, clock, logger, meter, events, limiter, env } = product;
  const { health, webDir, sandboxDir } = options;
  const { appOrigin } = env;
  // The first secret signs, and all verify. Keys for limits, trusted devices and pseudonyms are derived from them.
  const secrets = product.secrets.sessionSecrets;
  const contextDeps = {
    ...product,
    appOrigin,
    deviceSigner: new Signer({ secrets, purpose: 'trusted-device' }),
    findSessionEpoch: async (username: string) =>
      (await services.account.findByAddress(username))?.sessionEpoch ?? null,
  };
  const schema = createSchema(product);
  const apollo = createApolloServer(schema, ROOT_FIELDS, logger, sandboxDir !== undefined);
  await apollo.start();

  const app = express();
  app.disable('x-powered-by');
  // Most responses must not be cached; cacheable responses set their own ETag.
  app.disable('etag');
  app.set('trust proxy', env.trustProxy ?? false);

  app.use(
    // Providers send the browser to pages below `auth/` with a code.
    securityHeaders(appOrigin, [...product.links.secretPaths, 'auth/']),
    health.routes(requestInspector(product.challenges, appOrigin)),
    requestLog(logger, meter),
    refuseTrace,
  );

  const gate = originGate(appOrigin, events);
  const shedding = new LoadShedding({
    ...options,
    meter,
    scale: (share) => limiter.scale(share),
    requireValid: (req) => requireValidCredential(req, sessions),
  });
  // A router, because requests of programs leave it before the session is loaded.
  const identified = Router().use(
    privateResponse,
    programCors,
    health.gate(),
    gate,
    jsonOnly,
    express.json({ limit: MAX_BODY_BYTES, verify: requireUtf8 }),
    // Shed load after the body has arrived, so that slow senders do not occupy slots.
    shedding.byAddress,
    programMiddleware((asked) => services.apiTokens.identify(asked)),
    sessionMiddleware({ sessions, clock, appOrigin, secrets }),
  );
  const domain = [identified, shedding.byAccount];

  app.options('/graphql', privateResponse, programCors);
  app.post(
    '/graphql',
    domain,
    replyInJson,
    trustedDocuments(DOCUMENTS, env.hasSandbox),
    expressMiddleware(apollo, {
      context: async ({ req, res }) => new AppContext({ ...contextDeps, req, res }),
    }),
  );
  if (sandboxDir !== undefined) app.use('/graphql', sandbox(sandboxDir));
  app.use('/graphql', privateResponse, (_req, res, next) => {
    res.setHeader('Allow', 'POST');
    next(new AppError('NOT_FOUND', 'GraphQL wird hier nur mit POST beantwortet.'));
  });

  // These paths under /api have their own checks: the docs are public, and a provider redirects the browser here.
  app.use(apiDocs(routes, apiGuide, { appOrigin, cookieName: sessionCookie(appOrigin).name }));
  for (const provider of ['google', 'oidc'] as const) {
    const { start, callback } = REDIRECT_PATHS[provider];
    const ownPages = ownPagesOnly(provider, appOrigin, events);
    app.get([start, callback], refusePrograms);
    app.get(start, privateResponse, gate, ownPages, domain, beginRedirect(provider, contextDeps));
    app.get(callback, domain, finishRedirect(provider, contextDeps));
  }
  app.post(APPLE_CALLBACK_PATH, privateResponse, appleForm(services.identity));
  const lists = mergeRecords(product.opened.map((slice) => slice.lists));
  app.use(restRouter(routes, domain, { schema, lists, context: contextDeps }));

  app.use(securityTxt(appOrigin, clock, env.operator.OPERATOR_EMAIL));
  const { reminders, unusedAccounts } = services;
  app.use(linkPage(UNSUBSCRIBE_PAGE, health.gate(), (token) => reminders.endByLink(token)));
  app.use(linkPage(KEEP_PAGE, health.gate(), (token) => unusedAccounts.keep(token)));
  const offers = mergeRecords([{ terms: env.hasTerms }, ...product.opened.map((slice) => slice.offers)]);
  const facts = {
    ...env.operator,
    ...(env.oidc && { OIDC_NAME: env.oidc.name }),
    LOG_RETENTION_DAYS: String(env.logRetentionDays),
  };
  app.use(site(webDir, appOrigin, offers, facts));
  app.use(errorHandler(logger));
  return app;
}
