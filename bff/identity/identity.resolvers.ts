import { parseInput } from '../graphql/parse-input.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { AppError } from '../lib/errors.ts';
import { appleRule, googleRule } from './identity.rules.ts';

const RETRY_AFTER_SECONDS = 3_600;

function notConfigured(provider: string): never {
  throw new AppError('UNAVAILABLE', `Die Anmeldung mit ${provider} ist zurzeit nicht eingerichtet.`, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

/** Root fields of the ways in through identity providers. */
export const identityResolvers: Resolvers = {
  Mutation: {
    signInWithGoogle: (_root, args) => {
      parseInput(googleRule, args);
      return notConfigured('Google');
    },
    signInWithApple: (_root, { input }) => {
      parseInput(appleRule, input);
      return notConfigured('Apple');
    },
  },
};
