import * as z from 'zod/mini';
import { REGISTRATION_CLOSED } from '../account/account.sentences.rules.ts';
import { AccountLocked } from '../account/credentials.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { maskError } from '../platform/lib/errors.ts';
import type { Logger } from '../platform/lib/logger.ts';
import type { Outcome } from '../platform/lib/meter.ts';
import { Service } from '../platform/lib/service.ts';
import { type GoogleAttempt, newNonce } from '../platform/session/sign-in-attempts.ts';
import { type GoogleProof, refuseGoogle } from './google.ts';
import { type GoogleEnd, type GoogleRedirect, returnPath } from './google-return.ts';
import type { IdentityDeps } from './identity.resolvers.ts';
import { consumePermission, openSession } from './identity-session.ts';
import { ProviderFault } from './provider.ts';

/** The choices of the page that starts the flow. */
type GoogleStart = GoogleRedirect & Pick<GoogleAttempt, 'timeZone'>;

export type GoogleFlowServices = Pick<IdentityDeps, 'identity' | 'identityLinks' | 'newDeviceNotices'>;

const returnRule = z.object({
  state: z.string(),
  code: z.optional(z.string()),
  error: z.optional(z.string()),
});

/** Thrown when the person has cancelled at Google. */
class Cancelled extends Error {}

interface GoogleFlowDeps {
  services: GoogleFlowServices;
  context: AppContext;
  logger: Logger;
}

/** Google's authorization code flow. Each step returns the address to redirect the browser to, and never throws. */
export class GoogleFlow extends Service<GoogleFlowDeps> {
  /** Starts an attempt; returns Google's address, or the return page's address for a refused start. */
  begin(start: GoogleStart): Promise<string> {
    const { limits, now, session } = this.deps.context;
    return this.#step(start, async () => {
      await limits.limit('credential', 'beginGoogle');
      if (start.isConnecting) {
        void this.deps.context.user;
        await consumePermission(session);
      }
      const attempt: GoogleAttempt = { ...start, startedAt: now.getTime(), nonce: newNonce() };
      const address = await this.deps.services.identity.google.authorizationUrl(attempt);
      await session.storeAttempts({ google: attempt });
      return address;
    });
  }

  /** Signs in or connects the identity that the query proves; returns the return page's address. */
  finish(trip: GoogleRedirect, query: unknown): Promise<string> {
    const { identity, identityLinks, newDeviceNotices } = this.deps.services;
    const { limits, session, sentTimeZone, timeZone } = this.deps.context;
    return this.#step(trip, async () => {
      const { attempt, proof } = await this.#prove(query);
      if (attempt.isConnecting) {
        const connected = await identityLinks.connect(this.deps.context.user, proof.identity);
        await session.signIn(connected);
        limits.trustDevice(connected);
      } else {
        const zone = sentTimeZone ?? attempt.timeZone ?? timeZone;
        const user = await identity.findOrCreate(proof.identity, zone);
        await openSession(user, this.deps.context, newDeviceNotices);
      }
    });
  }

  /** Verifies the identity in Google's response; uses up the attempt in any case. */
  async #prove(query: unknown): Promise<{ attempt: GoogleAttempt; proof: GoogleProof }> {
    const { identity } = this.deps.services;
    const { session } = this.deps.context;
    const { google: attempt } = session.attempts;
    const { data: answer } = returnRule.safeParse(query);
    if (!attempt || !answer || answer.state !== attempt.state?.handle) return refuseGoogle();
    await session.storeAttempts({ google: undefined });
    if (answer.error === 'access_denied') throw new Cancelled();
    if (answer.error !== undefined) throw new ProviderFault('Google');
    if (!answer.code) return refuseGoogle();
    const idToken = await identity.google.exchange(attempt, { code: answer.code, state: answer.state });
    return { attempt, proof: await identity.verifyGoogle(idToken, attempt.nonce) };
  }

  /** Runs a step. When the flow ends, records the result in the security log and passes it to the return page. */
  async #step(trip: GoogleRedirect, work: () => Promise<string | undefined>): Promise<string> {
    const { events, session } = this.deps.context;
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

  /** Maps an error to a failure of Google or a refusal of this server. */
  #failure(thrown: unknown): GoogleEnd & { outcome: Outcome } {
    if (thrown instanceof Cancelled) return { outcome: 'cancelled', result: 'failed', reason: 'cancelled' };
    const { code, message } = maskError(thrown, this.deps.logger);
    if (thrown instanceof ProviderFault) return { outcome: code, result: 'failed', reason: 'provider' };
    // The return page's address never has the operator's reason for a lock.
    if (thrown instanceof AccountLocked) return { outcome: code, result: 'refused', reason: 'locked' };
    return { outcome: code, result: 'refused', reason: message === REGISTRATION_CLOSED ? 'closed' : code };
  }
}
