import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { AppError, type ErrorCode } from '../lib/errors.ts';
import type { SecurityEvent } from '../lib/security-log.ts';
import type { LimitName } from '../limits/rate-limits.ts';
import type { CurrentUser } from '../session/current-user.ts';
import type { AppContext } from './context.ts';
import type { Mutation, Query } from './resolvers.generated.ts';

/** What is declared of a root field; the schema keeps it, whatever its resolver does. */
export interface RootField {
  /** `user`: only a signed-in person gets in, before anything is looked at. */
  access: 'public' | 'user';
  /** Every call counts against this limit. Where only well-formed input shall count, the resolver says so itself. */
  limit?: LimitName;
  /** Every call is a line in the security log, with its outcome. */
  event?: SecurityEvent;
}

type NameOf<Type> = Exclude<keyof Type, '__typename'>;

/** THE TABLE of access rules: a root field without one does not compile. */
export const ROOT_FIELDS: {
  Query: Record<NameOf<Query>, RootField>;
  Mutation: Record<NameOf<Mutation>, RootField>;
} = {
  Query: {
    question: { access: 'public' },
    currentUser: { access: 'public' },
    sessions: { access: 'user' },
    identities: { access: 'user' },
    answers: { access: 'user' },
    answerCount: { access: 'user' },
    todayAnswer: { access: 'user' },
    todayStatus: { access: 'user' },
    dataExport: { access: 'user', event: 'data-export' },
    draft: { access: 'user' },
    displacedDraft: { access: 'user' },
    streak: { access: 'user' },
  },
  Mutation: {
    register: { access: 'public', event: 'register' },
    logIn: { access: 'public', event: 'log-in' },
    signInWithGoogle: { access: 'public', limit: 'providerSignIn', event: 'provider-sign-in' },
    signInWithApple: { access: 'public', limit: 'providerSignIn', event: 'provider-sign-in' },
    startAppleSignIn: { access: 'public', limit: 'providerSignIn' },
    allowConnecting: { access: 'user', limit: 'providerSignIn' },
    connectApple: { access: 'user', limit: 'providerSignIn', event: 'identity-change' },
    disconnectIdentity: { access: 'user', limit: 'providerSignIn', event: 'identity-change' },
    logOut: { access: 'public', event: 'log-out' },
    logOutEverywhere: { access: 'user', event: 'log-out-everywhere' },
    changePassword: { access: 'user', limit: 'changePassword', event: 'password-change' },
    deleteAccount: { access: 'user', event: 'account-deletion' },
    saveAnswer: { access: 'user', limit: 'writeAnswer' },
    updateAnswer: { access: 'user', limit: 'writeAnswer' },
    deleteAnswer: { access: 'user', limit: 'writeAnswer' },
    saveDraft: { access: 'user', limit: 'saveDraft' },
    discardDisplacedDraft: { access: 'user', limit: 'saveDraft' },
    sendFeedback: { access: 'public' },
  },
};

/** Refusals that are worth a line in the security log wherever they happen. */
const NOTED_REFUSALS = new Set<ErrorCode>(['FORBIDDEN', 'CONFLICT', 'TOO_MANY_REQUESTS']);

type RootResolver = GraphQLFieldResolver<unknown, AppContext>;

/** Stores a user's time zone, for requests that name none. */
type RememberTimeZone = (user: CurrentUser, timeZone: string) => Promise<void>;

function enforced(
  field: string,
  { access, limit, event }: RootField,
  resolve: RootResolver,
  remember: RememberTimeZone,
): RootResolver {
  return async (root, args, context, info) => {
    const { events, session, sentTimeZone } = context;
    const before = session.user?.id;
    const userId = () => session.user?.id ?? before;
    try {
      if (access === 'user') void context.user;
      if (limit) await context.limits.limit(limit);
      const result: unknown = await resolve(root, args, context, info);
      const { user } = session;
      const isChange = info.operation.operation === 'mutation';
      if (isChange && user && sentTimeZone && sentTimeZone !== user.timeZone)
        await remember(user, sentTimeZone);
      if (event) events.record(event, { field, outcome: 'ok', userId: userId() });
      return result;
    } catch (error) {
      context.limits.sayWhenToRetry(error);
      const outcome = error instanceof AppError ? error.code : 'INTERNAL_SERVER_ERROR';
      if (event) events.record(event, { field, outcome, userId: userId() });
      else if (error instanceof AppError && NOTED_REFUSALS.has(error.code)) {
        events.record('refusal', { field, outcome, userId: userId() });
      }
      throw error;
    }
  };
}

/** Makes every root field keep what the table declares; throws for one that is not in it. */
export function enforceRootFields(schema: GraphQLSchema, remember: RememberTimeZone): GraphQLSchema {
  for (const [type, rows] of [
    [schema.getQueryType(), new Map<string, RootField>(Object.entries(ROOT_FIELDS.Query))],
    [schema.getMutationType(), new Map<string, RootField>(Object.entries(ROOT_FIELDS.Mutation))],
  ] as const) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const row = rows.get(field.name);
      if (!row || !field.resolve) throw new Error(`${field.name} has no access rule or no resolver.`);
      field.resolve = enforced(field.name, row, field.resolve, remember);
    }
  }
  return schema;
}
