import { randomBytes } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { Passport } from 'passport';
import { type AppContext, type ContextDeps, createContext, requireUser } from '../graphql/context.ts';
import { knownTimeZone } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';
import type { Logger } from '../lib/logger.ts';
import { maskError } from '../lib/mask-error.ts';
import type { GoogleAttempt, SignInMode } from '../session/sign-in-attempts.ts';
import { appleReturnPath } from './apple-form.ts';
import { GOOGLE_CALLBACK_PATH, refuseGoogle } from './google.ts';
import { type GoogleReturn, returnPath } from './google-return.ts';
import type { GoogleStrategy, UnverifiedProof } from './google-strategy.ts';
import type { IdentityService } from './identity.service.ts';
import { ProviderFault } from './provider-client.ts';

const APPLE_FORM_LIMIT = '16kb';
const NONCE_BYTES = 32;
const NOT_ALLOWED_YET = 'Bitte bestätige zuerst, dass Du eine Anmeldung verbinden möchtest.';

interface RouteDeps extends ContextDeps {
  logger: Logger;
}

const passport = new Passport();

/** Lets the strategy redirect to Google (then it never resolves) or finish the return from there. */
function runStrategy(strategy: GoogleStrategy, nonce: string, req: Request, res: Response): Promise<string> {
  const options = { session: false, nonce };
  return new Promise((resolve, reject) => {
    const settle = (error: unknown, proof: UnverifiedProof | false | undefined) => {
      if (error) return reject(error);
      return proof
        ? resolve(proof.idToken)
        : reject(new AppError('UNAUTHENTICATED', 'Kein passender Beginn.'));
    };
    passport.authenticate(strategy, options, settle)(req, res, reject);
  });
}

/** Tells Google's failures from our own refusals; what nobody expected is logged. */
function failureOf(thrown: unknown, logger: Logger): Pick<GoogleReturn, 'result' | 'reason'> {
  // The library wraps what the token endpoint has brought about.
  const isFromToken = thrown instanceof Error && 'oauthError' in thrown;
  if (isFromToken || thrown instanceof ProviderFault) return { result: 'failed', reason: 'provider' };
  return { result: 'refused', reason: maskError(thrown, logger).code };
}

async function startGoogle(context: AppContext, attempt: GoogleAttempt, req: Request, res: Response) {
  const { services, session } = context;
  const { google } = services.identity;
  if (attempt.isConnecting) {
    requireUser(context);
    // A link on a stranger's page could start this: only what the owner has allowed in this session goes on.
    if (session.attempts.connectAllowedAt === undefined) throw new AppError('FORBIDDEN', NOT_ALLOWED_YET);
  }
  const strategy = await google.strategy();
  await session.keepAttempts({ google: attempt });
  await runStrategy(strategy, attempt.nonce, req, res);
}

async function finishGoogle(context: AppContext, attempt: GoogleAttempt, req: Request, res: Response) {
  const { services, session, sentTimeZone, timeZone } = context;
  const { identity, identityLinks } = services;
  const idToken = await runStrategy(await identity.google.strategy(), attempt.nonce, req, res);
  if (!attempt.isConnecting) {
    const zone = sentTimeZone ?? attempt.timeZone ?? timeZone;
    await session.signIn(await identity.signInWithGoogle(idToken, attempt.nonce, zone));
    return;
  }
  const user = requireUser(context);
  const proof = await identity.proveGoogle(idToken, attempt.nonce);
  await session.signIn(await identityLinks.connect(user, proof.identity));
}

/** `GET /api/auth/google` sends a browser to Google, `…/callback` takes it back; it ends on `/auth/callback`. */
export function googleRoutes(deps: RouteDeps): Router {
  const router = Router();

  router.get('/api/auth/google', async (req, res) => {
    const { mode: wanted, intent, timeZone } = req.query;
    const mode: SignInMode = wanted === 'popup' ? 'popup' : 'redirect';
    const isConnecting = intent === 'connect';
    try {
      const context = await createContext(deps, req, res);
      await context.limits.limit('providerSignIn');
      const attempt = {
        startedAt: context.now.getTime(),
        nonce: randomBytes(NONCE_BYTES).toString('base64url'),
        mode,
        isConnecting,
        timeZone: typeof timeZone === 'string' ? knownTimeZone(timeZone) : null,
      };
      await startGoogle(context, attempt, req, res);
    } catch (thrown) {
      res.redirect(303, returnPath({ ...failureOf(thrown, deps.logger), mode, isConnecting }));
    }
  });

  router.get(GOOGLE_CALLBACK_PATH, async (req, res) => {
    const { google: attempt } = req.session;
    const mode = attempt?.mode ?? 'redirect';
    const isConnecting = attempt?.isConnecting ?? false;
    try {
      const context = await createContext(deps, req, res);
      const { google: pending } = context.session.attempts;
      if (typeof req.query.error === 'string') {
        const reason = req.query.error === 'access_denied' ? 'cancelled' : 'provider';
        res.redirect(303, returnPath({ result: 'failed', reason, mode, isConnecting }));
        return;
      }
      if (!pending || typeof req.query.code !== 'string') refuseGoogle();
      await finishGoogle(context, pending, req, res);
      const event = isConnecting ? 'identity-change' : 'provider-sign-in';
      context.events.record(event, { outcome: 'ok', userId: context.session.user?.id });
      res.redirect(303, returnPath({ result: 'ok', mode, isConnecting }));
    } catch (thrown) {
      res.redirect(303, returnPath({ ...failureOf(thrown, deps.logger), mode, isConnecting }));
    }
  });

  return router;
}

/** Whether Apple's own page has sent the form; `null` and absent are what privacy settings leave of its origin. */
async function isFromApple(origin: string | undefined, identity: IdentityService): Promise<boolean> {
  if (origin === undefined || origin === 'null') return true;
  try {
    return origin === (await identity.apple.origin());
  } catch {
    return false;
  }
}

/**
 * Apple's form goes on as a GET of the page on the same path. It comes from another site, so it has no cookie, and it is
 * given none: no session is read or made here (`SECURITY` §3). Anything but a form is left to the next handler.
 */
export function appleForm(identity: IdentityService): RequestHandler[] {
  const isForm = (req: Request) => Boolean(req.is('application/x-www-form-urlencoded'));
  const gate: RequestHandler = async (req, _res, next) => {
    if (isForm(req) && !(await isFromApple(req.get('Origin'), identity))) {
      throw new AppError('FORBIDDEN', 'Diese Anfrage kommt nicht von Apple.');
    }
    next();
  };
  const bounce: RequestHandler = (req, res, next) => {
    if (!isForm(req)) {
      next();
      return;
    }
    const path = appleReturnPath(req.body);
    if (path === null) throw new AppError('BAD_USER_INPUT', 'Die Angaben von Apple sind nicht lesbar');
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.redirect(303, path);
  };
  return [gate, express.urlencoded({ extended: false, limit: APPLE_FORM_LIMIT }), bounce];
}

/** The pages that a provider's answer leads to tell nobody their address, which can hold a code (`SECURITY` §6). */
export const returnPageHeaders: RequestHandler = (_req, res, next) => {
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('X-Robots-Tag', 'noindex');
  next();
};
