import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { AppError, type ErrorCode } from '../lib/errors.ts';
import type { SecurityEvent } from '../lib/security-log.ts';
import type { LimitName } from '../limits/rate-limits.ts';
import type { CurrentUser } from '../session/current-user.ts';
import type { AppContext } from './context.ts';
import type { Mutation, Query } from './resolvers.generated.ts';

/** What is declared of a root field; the schema enforces it, whatever its resolver does. */
export interface RootField {
  /** `user`: only a signed-in person gets in, before anything is looked at. */
  access: 'public' | 'user';
  /** Every call counts against this limit. Where only well-formed input shall count, the resolver says so itself. */
  limit?: LimitName;
  /** Every call is a line in the security log, with its outcome. */
  event?: SecurityEvent;
}

type NameOf<Type> = Exclude<keyof Type, '__typename'>;

/** A declaration for each root field: one without does not compile. */
export type RootFields = Record<NameOf<Query> | NameOf<Mutation>, RootField>;

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

/** Makes every root field keep what is declared of it; throws for one without a declaration, and for a declaration without one. */
export function enforceRootFields(
  schema: GraphQLSchema,
  declared: RootFields,
  remember: RememberTimeZone,
): GraphQLSchema {
  const rows = new Map<string, RootField>(Object.entries(declared));
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const row = rows.get(field.name);
      if (!row || !field.resolve) throw new Error(`${field.name} has no access rule or no resolver.`);
      // Taken away, so that no declaration counts for a query and a mutation of one name.
      rows.delete(field.name);
      field.resolve = enforced(field.name, row, field.resolve, remember);
    }
  }
  if (rows.size > 0) throw new Error(`There is no root field ${[...rows.keys()].join(', ')}.`);
  return schema;
}
