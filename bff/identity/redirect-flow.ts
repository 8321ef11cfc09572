import * as z from 'zod/mini';
import { REGISTRATION_CLOSED } from '../account/account.sentences.rules.ts';
import { AccountLocked } from '../account/credentials.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { maskError } from '../platform/lib/errors.ts';
import type { Logger } from '../platform/lib/logger.ts';
import type { Outcome } from '../platform/lib/meter.ts';
import { Service } from '../platform/lib/service.ts';
import { newNonce, type RedirectAttempt } from '../platform/session/sign-in-attempts.ts';
import { refuseProof } from './google.ts';
import type { IdentityDeps } from './identity.resolvers.ts';
import { consumePermission, openSession } from './identity-session.ts';
import { type Proof, ProviderFault } from './provider.ts';
import { type Redirect, type RedirectEnd, type RedirectProvider, returnPath } from './redirect-return.ts';

/** The choices of the page that starts the flow. */
type Start = Redirect & Pick<RedirectAttempt, 'timeZone'>;

export type RedirectFlowServices = Pick<IdentityDeps, 'identity' | 'identityLinks' | 'newDeviceNotices'>;

const returnRule = z.object({
  state: z.string(),
  code: z.optional(z.string()),
  error: z.optional(z.string()),
});

/** Thrown when the person has cancelled at the provider. */
class Cancelled extends Error {}

interface RedirectFlowDeps {
  services: RedirectFlowServices;
  context: AppContext;
  logger: Logger;
}

/**
 * The authorization code flow of a provider. Each step returns the address to redirect the browser to, and never
 * throws.
 */
export class RedirectFlow extends Service<RedirectFlowDeps> {
  /** Starts an attempt; returns the provider's address, or the return page's address for a refused start. */
  begin(start: Start): Promise<string> {
    const { limits, now, session } = this.deps.context;
    return this.#step(start, async () => {
      await limits.limit('credential', 'beginRedirect');
      if (start.isConnecting) {
        void this.deps.context.user;
        await consumePermission(session);
      }
      const { provider, ...choices } = start;
      const attempt: RedirectAttempt = { ...choices, startedAt: now.getTime(), nonce: newNonce() };
      const address = await this.deps.services.identity.redirectSignIn(provider).authorizationUrl(attempt);
      await session.storeAttempts({ [provider]: attempt });
      return address;
    });
  }

  /** Signs in or connects the identity that the query proves; returns the return page's address. */
  finish(trip: Redirect, query: unknown): Promise<string> {
    const { identity, identityLinks, newDeviceNotices } = this.deps.services;
    const { limits, session, sentTimeZone, timeZone } = this.deps.context;
    return this.#step(trip, async () => {
      const { attempt, proof } = await this.#prove(trip.provider, query);
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

  /** Verifies the identity in the provider's response; uses up the attempt in any case. */
  async #prove(
    provider: RedirectProvider,
    query: unknown,
  ): Promise<{ attempt: RedirectAttempt; proof: Proof }> {
    const { identity } = this.deps.services;
    const { session } = this.deps.context;
    const attempt = session.attempts[provider];
    const { data: answer } = returnRule.safeParse(query);
    if (!attempt || !answer || answer.state !== attempt.state?.handle) return refuseProof();
    await session.storeAttempts({ [provider]: undefined });
    if (answer.error === 'access_denied') throw new Cancelled();
    if (answer.error !== undefined) throw new ProviderFault(identity.nameOf(provider));
    if (!answer.code) return refuseProof();
    const { code, state } = answer;
    const tokens = await identity.redirectSignIn(provider).exchange(attempt, { code, state });
    return { attempt, proof: await identity.verify(provider, tokens, attempt.nonce) };
  }

  /** Runs a step. When the flow ends, records the result in the security log and passes it to the return page. */
  async #step(trip: Redirect, work: () => Promise<string | undefined>): Promise<string> {
    const { events, session } = this.deps.context;
    const event = trip.isConnecting ? 'identity-change' : 'provider-sign-in';
    const credential = trip.isConnecting ? undefined : trip.provider;
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

  /** Maps an error to a failure of the provider or a refusal of this server. */
  #failure(thrown: unknown): RedirectEnd & { outcome: Outcome } {
    if (thrown instanceof Cancelled) return { outcome: 'cancelled', result: 'failed', reason: 'cancelled' };
    const { code, message } = maskError(thrown, this.deps.logger);
    if (thrown instanceof ProviderFault) return { outcome: code, result: 'failed', reason: 'provider' };
    // The return page's address never has the operator's reason for a lock.
    if (thrown instanceof AccountLocked) return { outcome: code, result: 'refused', reason: 'locked' };
    return { outcome: code, result: 'refused', reason: message === REGISTRATION_CLOSED ? 'closed' : code };
  }
}
