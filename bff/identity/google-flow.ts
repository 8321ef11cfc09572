import * as z from 'zod/mini';
import { ACCOUNT_LOCKED, REGISTRATION_CLOSED } from '../account/account.sentences.rules.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { maskError } from '../platform/lib/errors.ts';
import type { Logger } from '../platform/lib/logger.ts';
import type { Outcome } from '../platform/lib/meter.ts';
import { type GoogleAttempt, newNonce } from '../platform/session/sign-in-attempts.ts';
import { type GoogleProof, refuseGoogle } from './google.ts';
import { type GoogleEnd, type GoogleTrip, returnPath } from './google-return.ts';
import type { IdentityDeps } from './identity.resolvers.ts';
import { openSession, takePermission } from './identity-session.ts';
import { ProviderFault } from './provider.ts';

/** The choices of the page that sends the browser to Google. */
type GoogleStart = GoogleTrip & Pick<GoogleAttempt, 'timeZone'>;

/** The services that the flow ends in. */
export type GoogleFlowServices = Pick<IdentityDeps, 'identity' | 'identityLinks' | 'newBrowsers'>;

const returnRule = z.object({
  state: z.string(),
  code: z.optional(z.string()),
  error: z.optional(z.string()),
});

/** Refusals that the return page tells apart although they share a code. */
const OWN_REASONS = new Map<string, GoogleEnd['reason']>([
  [ACCOUNT_LOCKED, 'locked'],
  [REGISTRATION_CLOSED, 'closed'],
]);

/** The person has refused at Google. */
class Cancelled extends Error {}

/** Google's authorization code flow in the browser: each step returns the browser's next address and never throws. */
export class GoogleFlow {
  readonly #services: GoogleFlowServices;
  readonly #context: AppContext;
  readonly #logger: Logger;

  constructor(services: GoogleFlowServices, context: AppContext, logger: Logger) {
    this.#services = services;
    this.#context = context;
    this.#logger = logger;
  }

  /** Begins an attempt and leads to Google; a start that is refused leads to the return page. */
  begin(start: GoogleStart): Promise<string> {
    const { limits, now, session } = this.#context;
    return this.#step(start, async () => {
      await limits.limit('credential', 'beginGoogle');
      if (start.isConnecting) {
        void this.#context.user;
        await takePermission(session);
      }
      const attempt: GoogleAttempt = { ...start, startedAt: now.getTime(), nonce: newNonce() };
      const address = await this.#services.identity.google.authorizationUrl(attempt);
      await session.storeAttempts({ google: attempt });
      return address;
    });
  }

  /** Signs in or connects the identity that the query proves; leads to the return page. */
  finish(trip: GoogleTrip, query: unknown): Promise<string> {
    const { identity, identityLinks, newBrowsers } = this.#services;
    const { limits, session, sentTimeZone, timeZone } = this.#context;
    return this.#step(trip, async () => {
      const { attempt, proof } = await this.#prove(query);
      if (attempt.isConnecting) {
        const connected = await identityLinks.connect(this.#context.user, proof.identity);
        await session.signIn(connected);
        limits.trustDevice(connected);
      } else {
        const zone = sentTimeZone ?? attempt.timeZone ?? timeZone;
        const user = await identity.findOrCreate(proof.identity, zone);
        await openSession(user, this.#context, newBrowsers);
      }
    });
  }

  /** Proves the identity in Google's answer; its attempt is used up in any case. */
  async #prove(query: unknown): Promise<{ attempt: GoogleAttempt; proof: GoogleProof }> {
    const { identity } = this.#services;
    const { session } = this.#context;
    const { google: attempt } = session.attempts;
    const { data: answer } = returnRule.safeParse(query);
    if (!attempt || !answer || answer.state !== attempt.state?.handle) return refuseGoogle();
    await session.storeAttempts({ google: undefined });
    if (answer.error === 'access_denied') throw new Cancelled();
    if (answer.error !== undefined) throw new ProviderFault('Google');
    if (!answer.code) return refuseGoogle();
    const idToken = await identity.google.exchange(attempt, { code: answer.code, state: answer.state });
    return { attempt, proof: await identity.proveGoogle(idToken, attempt.nonce) };
  }

  /** Runs a step; the end of the flow is a line in the security log and a result for the return page. */
  async #step(trip: GoogleTrip, work: () => Promise<string | undefined>): Promise<string> {
    const { events, session } = this.#context;
    const event = trip.isConnecting ? 'identity-change' : 'provider-sign-in';
    const credential = trip.isConnecting ? undefined : 'google';
    try {
      const onward = await work();
      if (onward) return onward;
      events.record(event, { outcome: 'ok', credential, userId: session.user?.id });
      return returnPath({ result: 'ok' }, trip);
    } catch (thrown) {
      const { outcome, ...end } = this.#failure(thrown);
      events.record(event, { outcome, credential, userId: session.user?.id });
      return returnPath(end, trip);
    }
  }

  /** Tells Google's failures from our own refusals. */
  #failure(thrown: unknown): GoogleEnd & { outcome: Outcome } {
    if (thrown instanceof Cancelled) return { outcome: 'cancelled', result: 'failed', reason: 'cancelled' };
    const { code, message } = maskError(thrown, this.#logger);
    if (thrown instanceof ProviderFault) return { outcome: code, result: 'failed', reason: 'provider' };
    return { outcome: code, result: 'refused', reason: OWN_REASONS.get(message) ?? code };
  }
}
