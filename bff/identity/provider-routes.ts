import express, { type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { REGISTRATION_CLOSED } from '../account/account.sentences.rules.ts';
import { AccountLocked } from '../account/credentials.ts';
import { AppContext, type ContextDeps } from '../platform/graphql/context.ts';
import { isFromOwnPage } from '../platform/http/origin-gate.ts';
import { attempt } from '../platform/lib/attempt.ts';
import { knownTimeZone } from '../platform/lib/clock.ts';
import { AppError, maskError } from '../platform/lib/errors.ts';
import type { Logger } from '../platform/lib/logger.ts';
import type { Outcome } from '../platform/lib/meter.ts';
import type { SecurityLog } from '../platform/lib/security-log.ts';
import { newNonce, type RedirectAttempt } from '../platform/session/sign-in-attempts.ts';
import { APPLE_CALLBACK_PATH } from './apple.ts';
import { refuseProof } from './id-token.ts';
import { CODE_MAX_LENGTH } from './identity.numbers.rules.ts';
import { APPLE_UNREADABLE, NOT_FROM_APPLE } from './identity.sentences.rules.ts';
import type { IdentityService } from './identity.service.ts';
import type { IdentityServices } from './identity.slice.ts';
import { ProviderFault } from './provider.ts';
import { type Redirect, type RedirectEnd, type RedirectProvider, returnPath } from './redirect-return.ts';
import type { Identity } from './user-identity.entity.ts';

const APPLE_FORM_LIMIT = '16kb';

const field = (maxLength: number) => z.exactOptional(z.string().check(z.maxLength(maxLength)));

const formRule = z.object({
  code: field(CODE_MAX_LENGTH),
  state: field(512),
  user: field(CODE_MAX_LENGTH),
  error: field(128),
});

const returnRule = z.object({
  state: z.string(),
  code: z.optional(z.string()),
  error: z.optional(z.string()),
});

/** Thrown when the person has cancelled at the provider. */
class Cancelled extends Error {}

interface RouteDeps extends ContextDeps {
  logger: Logger;
  services: IdentityServices;
}

/**
 * Redirects back a browser that did not come from our pages. Runs before the session, so that no session is loaded or
 * created.
 */
export function ownPagesOnly(
  provider: RedirectProvider,
  appOrigin: string,
  events: SecurityLog,
): RequestHandler {
  const refused = { result: 'refused', reason: 'FORBIDDEN' } as const;
  return (req, res, next) => {
    if (isFromOwnPage(req, appOrigin)) return next();
    events.record('cross-origin-request');
    res.redirect(303, returnPath(refused, { provider, mode: 'redirect', isConnecting: false }));
  };
}

/** Starts an attempt, and redirects the browser to the provider. */
export function beginRedirect(provider: RedirectProvider, deps: RouteDeps): RequestHandler {
  const { identity } = deps.services;
  return async (req, res) => {
    const { mode, intent, timeZone } = req.query;
    const context = new AppContext({ ...deps, req, res });
    const { limits, now, session } = context;
    const begun: RedirectAttempt = {
      mode: mode === 'popup' ? 'popup' : 'redirect',
      isConnecting: intent === 'connect',
      timeZone: typeof timeZone === 'string' ? knownTimeZone(timeZone) : null,
      startedAt: now.getTime(),
      nonce: newNonce(),
    };
    const trip = { ...begun, provider };
    const address = addressAfter(trip, context, deps.logger, async () => {
      await limits.limit('credential', 'beginRedirect');
      if (begun.isConnecting) {
        void context.user;
        await identity.spendPermission(session);
      }
      const url = await identity.provider(provider).authorizationUrl(begun);
      await session.storeAttempts({ [provider]: begun });
      return url;
    });
    res.redirect(303, await address);
  };
}

/** Signs in or connects the identity that the provider's redirect proves. */
export function finishRedirect(provider: RedirectProvider, deps: RouteDeps): RequestHandler {
  const { identity } = deps.services;
  return async (req, res) => {
    const context = new AppContext({ ...deps, req, res });
    // Even an expired attempt says which page waits for the result.
    const { mode = 'redirect', isConnecting = false, timeZone } = req.session.attempts?.[provider] ?? {};
    const trip = { provider, mode, isConnecting };
    const address = addressAfter(trip, context, deps.logger, async () => {
      const proven = await prove(provider, req.query, context, identity);
      if (isConnecting) await context.signIn(await identity.connect(context.user, proven));
      else await identity.signIn(context, proven, context.sentTimeZone ?? timeZone ?? undefined);
    });
    res.redirect(303, await address);
  };
}

/** Verifies the identity in the provider's response; uses up the attempt in any case. */
async function prove(
  provider: RedirectProvider,
  query: unknown,
  { session }: AppContext,
  identity: IdentityService,
): Promise<Identity> {
  const begun = session.attempts[provider];
  const { data: answer } = returnRule.safeParse(query);
  if (!begun || !answer || answer.state !== begun.state?.handle) return refuseProof();
  await session.storeAttempts({ [provider]: undefined });
  const { code, error } = answer;
  if (error === 'access_denied') throw new Cancelled();
  if (error !== undefined) throw new ProviderFault(identity.nameOf(provider));
  if (!code) return refuseProof();
  const { id_token, access_token } = await identity.provider(provider).exchange(begun, code);
  if (!id_token) throw new ProviderFault(identity.nameOf(provider));
  return identity.verify(provider, id_token, begun.nonce, access_token);
}

/**
 * Runs a step of the flow, and returns the address to redirect the browser to. When the flow ends, records the result in
 * the security log and passes it to the return page.
 */
async function addressAfter(
  trip: Redirect,
  { events, session }: AppContext,
  logger: Logger,
  step: () => Promise<string | undefined>,
): Promise<string> {
  let end: RedirectEnd & { outcome: Outcome } = { outcome: 'ok', result: 'ok' };
  try {
    const address = await step();
    if (address) return address;
  } catch (thrown) {
    end = failureOf(thrown, logger);
  }
  const facts = { outcome: end.outcome, userId: session.user?.id };
  if (trip.isConnecting) events.record('identity-change', facts);
  else events.record('provider-sign-in', { ...facts, credential: trip.provider });
  return returnPath(end, trip);
}

/** Maps an error to a failure of the provider or a refusal of this server. */
function failureOf(thrown: unknown, logger: Logger): RedirectEnd & { outcome: Outcome } {
  if (thrown instanceof Cancelled) return { outcome: 'cancelled', result: 'failed', reason: 'cancelled' };
  const { code, message } = maskError(thrown, logger);
  if (thrown instanceof ProviderFault) return { outcome: code, result: 'failed', reason: 'provider' };
  // The return page's address never has the operator's reason for a lock.
  if (thrown instanceof AccountLocked) return { outcome: code, result: 'refused', reason: 'locked' };
  return { outcome: code, result: 'refused', reason: message === REGISTRATION_CLOSED ? 'closed' : code };
}

/** Returns whether Apple's page sent the form; privacy settings make its origin `null` or omit it. */
async function isFromApple(origin: string | undefined, identity: IdentityService): Promise<boolean> {
  if (origin === undefined || origin === 'null') return true;
  return origin === (await attempt(() => identity.provider('apple'))?.origin());
}

/**
 * Redirects Apple's form to the page on the same path, with the form's fields in the query. The form arrives without a
 * cookie, so no session is loaded or created.
 */
export function appleForm(identity: IdentityService): RequestHandler[] {
  const gate: RequestHandler = async (req, _res, next) => {
    if (!req.is('application/x-www-form-urlencoded')) return next('route');
    if (!(await isFromApple(req.get('Origin'), identity))) throw new AppError('FORBIDDEN', NOT_FROM_APPLE);
    next();
  };
  const bounce: RequestHandler = (req, res) => {
    const { data: fields } = formRule.safeParse(req.body);
    if (!fields) throw new AppError('BAD_USER_INPUT', APPLE_UNREADABLE);
    res.redirect(303, `${APPLE_CALLBACK_PATH}?${new URLSearchParams(fields)}`);
  };
  return [gate, express.urlencoded({ extended: false, limit: APPLE_FORM_LIMIT }), bounce];
}
