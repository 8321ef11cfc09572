import express, { type Request, type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { AppContext, type ContextDeps } from '../platform/graphql/context.ts';
import { isFromOwnPage } from '../platform/http/origin-gate.ts';
import { knownTimeZone } from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { Logger } from '../platform/lib/logger.ts';
import type { SecurityLog } from '../platform/lib/security-log.ts';
import { APPLE_CALLBACK_PATH } from './apple.ts';
import { CODE_MAX_LENGTH } from './identity.numbers.rules.ts';
import { APPLE_UNREADABLE, NOT_FROM_APPLE } from './identity.sentences.rules.ts';
import type { IdentityService } from './identity.service.ts';
import { RedirectFlow, type RedirectFlowServices } from './redirect-flow.ts';
import { type RedirectProvider, returnPath } from './redirect-return.ts';

const APPLE_FORM_LIMIT = '16kb';

const field = (maxLength: number) => z.optional(z.string().check(z.maxLength(maxLength)));

const formRule = z.object({
  code: field(CODE_MAX_LENGTH),
  state: field(512),
  user: field(CODE_MAX_LENGTH),
  error: field(128),
});

/** Returns the page's path with the form's fields in its query; null for a form that Apple would not send. */
function appleReturnPath(form: unknown): string | null {
  const parsed = formRule.safeParse(form);
  if (!parsed.success) return null;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parsed.data)) {
    if (value !== undefined) query.set(name, value);
  }
  return `${APPLE_CALLBACK_PATH}?${query}`;
}

interface RouteDeps extends ContextDeps {
  logger: Logger;
  services: RedirectFlowServices;
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

/** Redirects the browser to the provider. */
export function beginRedirect(provider: RedirectProvider, deps: RouteDeps): RequestHandler {
  const { services, logger } = deps;
  return async (req, res) => {
    const { mode, intent, timeZone } = req.query;
    const flow = new RedirectFlow({ services, logger, context: new AppContext(deps, req, res) });
    const address = await flow.begin({
      provider,
      mode: mode === 'popup' ? 'popup' : 'redirect',
      isConnecting: intent === 'connect',
      timeZone: typeof timeZone === 'string' ? knownTimeZone(timeZone) : null,
    });
    res.redirect(303, address);
  };
}

/** Handles the provider's redirect, and redirects to the return page. */
export function finishRedirect(provider: RedirectProvider, deps: RouteDeps): RequestHandler {
  const { services, logger } = deps;
  return async (req, res) => {
    const context = new AppContext(deps, req, res);
    // Even an expired attempt says which page waits for the result.
    const { mode = 'redirect', isConnecting = false } = req.session[provider] ?? {};
    const flow = new RedirectFlow({ services, logger, context });
    res.redirect(303, await flow.finish({ provider, mode, isConnecting }, req.query));
  };
}

/** Returns whether Apple's page sent the form; privacy settings make its origin `null` or omit it. */
async function isFromApple(origin: string | undefined, identity: IdentityService): Promise<boolean> {
  if (origin === undefined || origin === 'null') return true;
  try {
    return origin === (await identity.apple.origin());
  } catch {
    return false;
  }
}

/**
 * Redirects Apple's form to the page on the same path. The form arrives without a cookie, so no session is loaded or
 * created.
 */
export function appleForm(identity: IdentityService): RequestHandler[] {
  const isForm = (req: Request) => Boolean(req.is('application/x-www-form-urlencoded'));
  const gate: RequestHandler = async (req, _res, next) => {
    if (isForm(req) && !(await isFromApple(req.get('Origin'), identity))) {
      throw new AppError('FORBIDDEN', NOT_FROM_APPLE);
    }
    next();
  };
  const bounce: RequestHandler = (req, res, next) => {
    if (!isForm(req)) {
      next();
      return;
    }
    const path = appleReturnPath(req.body);
    if (path === null) throw new AppError('BAD_USER_INPUT', APPLE_UNREADABLE);
    res.redirect(303, path);
  };
  return [gate, express.urlencoded({ extended: false, limit: APPLE_FORM_LIMIT }), bounce];
}
