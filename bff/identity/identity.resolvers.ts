import type { OwnerGate } from '../account/owner-proof.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers, SignInWithAppleInput } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { AppError } from '../platform/lib/errors.ts';
import { ATTEMPT_LIFETIME_MS, newNonce } from '../platform/session/sign-in-attempts.ts';
import { appleDisplayName } from './display-name.ts';
import { appleRule, disconnectRule, googleRule } from './identity.rules.ts';
import { CONNECTING_NOT_ALLOWED } from './identity.sentences.rules.ts';
import type { IdentityService } from './identity.service.ts';
import type { Identity } from './user-identity.entity.ts';

const SIGN_IN = { access: 'public', scope: 'none', limit: 'credential', event: 'provider-sign-in' } as const;

export const identityFields = {
  signInWithGoogle: { ...SIGN_IN, credential: 'google' },
  signInWithApple: { ...SIGN_IN, credential: 'apple' },
  startAppleSignIn: { access: 'public', scope: 'none', limit: 'credential' },
  allowIdentityLink: { access: 'user', scope: 'none', limit: 'settings' },
  linkApple: { access: 'user', scope: 'none', limit: 'settings', event: 'identity-change' },
  unlinkIdentity: { access: 'user', scope: 'none', limit: 'settings', event: 'identity-change' },
} satisfies Record<string, RootField>;

/** Resolvers of the identity slice. */
export function identityResolvers(identity: IdentityService, owner: OwnerGate): Resolvers {
  /** Exchanges Apple's code; uses up the nonce of the session's attempt in any case. */
  const proveApple = async ({ session }: AppContext, input: SignInWithAppleInput): Promise<Identity> => {
    const { code, user } = parseInput(appleRule, input);
    const apple = identity.provider('apple');
    const attempt = session.attempts.apple;
    const name = appleDisplayName(user) ?? attempt?.name ?? null;
    // Apple sends the name only once, so keep it in the session in case a later step fails.
    if (attempt)
      await session.storeAttempts({ apple: { ...attempt, nonce: undefined, name: name ?? undefined } });
    return apple.exchange(code, attempt?.nonce, name);
  };

  return {
    Account: {
      identities: ({ id }) => identity.list(id),
    },
    Mutation: {
      signInWithGoogle: async (_root, { input }, context) => {
        const { idToken } = parseInput(googleRule, input);
        return identity.signIn(context, await identity.verify('google', idToken, null));
      },
      startAppleSignIn: async (_root, _args, { session, now }) => {
        const nonce = newNonce();
        const authorization = await identity.provider('apple').authorization(nonce);
        const { name } = session.attempts.apple ?? {};
        await session.storeAttempts({ apple: { startedAt: now.getTime(), nonce, name } });
        return { authorization };
      },
      signInWithApple: async (_root, { input }, context) =>
        identity.signIn(context, await proveApple(context, input)),
      allowIdentityLink: async (_root, { input }, context) => {
        await owner.requireIn(context, input);
        const allowedAt = context.now.getTime();
        await context.session.storeAttempts({ connectAllowedAt: allowedAt });
        return { allowedUntil: new Date(allowedAt + ATTEMPT_LIFETIME_MS) };
      },
      linkApple: async (_root, { input }, context) => {
        const { user, session } = context;
        parseInput(appleRule, input);
        if (!session.attempts.apple?.nonce) throw new AppError('FORBIDDEN', CONNECTING_NOT_ALLOWED);
        await identity.spendPermission(session);
        const proven = await proveApple(context, input);
        const connected = await identity.connect(user, proven);
        await identity.storeToken(user.id, proven);
        return context.signIn(connected);
      },
      unlinkIdentity: async (_root, { input }, context) => {
        const { provider, ...proof } = parseInput(disconnectRule, input);
        await owner.requireIn(context, proof);
        return context.signIn(await identity.disconnect(context.user, provider));
      },
    },
  };
}
