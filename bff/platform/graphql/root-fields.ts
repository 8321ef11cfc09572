import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { AppError, ConflictError } from '../lib/errors.ts';
import type { Meter, Outcome } from '../lib/meter.ts';
import type { OwnLimitName } from '../limits/rate-limits.ts';
import type { CurrentUser } from '../session/current-user.ts';
import { isBlind } from '../session/program.ts';
import type { Admission, AppContext } from './context.ts';
import type { Account, Mutation, Query } from './resolvers.generated.ts';

/** Access, rate limit and log event of a root field or a field of the account; the schema enforces them. */
export interface RootField extends Admission {
  /** Rate limit that counts every call of the field. Resolvers that count only valid input count by themselves. */
  limit?: OwnLimitName;
  /** Security event logged for every call, with its outcome. */
  event?: string;
  /** Kind of credential that the event is about, as named in log and metrics. */
  credential?: string;
  /** Cost of the field in `QUERY_LIMITS`, in addition to its selected fields. Default: 0. */
  cost?: number;
}

type NameOf<Type> = Exclude<keyof Type, '__typename'>;

/**
 * A declaration for each root field, which does not compile without one, and for the fields of the account that differ
 * from `ACCOUNT_FIELD`, under their path (`me.id`).
 */
export type RootFields = Record<NameOf<Query> | NameOf<Mutation>, RootField> &
  Partial<Record<`me.${NameOf<Account>}`, RootField>>;

/** The rule of a field of the account: only its owner reads it, in a session. */
const ACCOUNT_FIELD: RootField = { access: 'user', scope: 'none' };

const LOGGED_REFUSALS = new Set<Outcome>(['FORBIDDEN', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS']);

type RootResolver = GraphQLFieldResolver<unknown, AppContext>;

interface Enforcement {
  /** Stores a user's time zone for later requests without one. */
  rememberTimeZone: (user: CurrentUser, timeZone: string) => Promise<void>;
  meter: Meter;
}

/** Returns a function that runs work for a request, and enforces access, rate limit, event and metrics exactly once. */
export function createEnforcer(
  field: string,
  { limit, event, credential, ...admission }: RootField,
  meter: Meter,
) {
  return async <T>(context: AppContext, work: () => Promise<T>): Promise<T> => {
    const { about, events, program } = context;
    const before = context.person?.id;
    const end = (outcome: Outcome) => {
      meter.count('rootField', { field, outcome });
      const facts = { field, outcome, userId: about.userId ?? context.person?.id ?? before };
      if (event) events.record(event, { ...facts, credential });
      else if (LOGGED_REFUSALS.has(outcome)) events.record('refusal', facts);
    };
    try {
      context.admit(admission);
      if (limit) await context.limits.limit(limit, field);
      const isHidden = program !== null && isBlind(program, admission.scope);
      // A client without read access could learn from a conflict whether data exists, so conflicts are counted.
      const result = await (isHidden ? context.limits.limitBlindChange(program.tokenId, work) : work());
      end('ok');
      return result;
    } catch (error) {
      context.limits.setRetryAfter(error);
      end(error instanceof AppError ? error.code : 'INTERNAL_SERVER_ERROR');
      throw error;
    }
  };
}

function createEnforcedResolver(
  field: string,
  row: RootField,
  resolve: RootResolver,
  { rememberTimeZone, meter }: Enforcement,
): RootResolver {
  const enforce = createEnforcer(field, row, meter);
  return async (root, args, context, info) => {
    try {
      return await enforce(context, async () => {
        const result = await resolve(root, args, context, info);
        const { session, sentTimeZone } = context;
        const { user } = session;
        const isChange = info.parentType === info.schema.getMutationType();
        if (isChange && user && sentTimeZone && sentTimeZone !== user.timeZone)
          await rememberTimeZone(user, sentTimeZone);
        return result;
      });
    } catch (error) {
      if (error instanceof ConflictError) return error.payload;
      throw error;
    }
  };
}

/**
 * Enforces the declarations of all fields. Throws for a root field without a declaration, and for a declaration without
 * a field.
 */
export function enforceRootFields(
  schema: GraphQLSchema,
  declared: RootFields,
  enforcement: Enforcement,
): GraphQLSchema {
  const rows = new Map<string, RootField>(Object.entries(declared));
  const prefixes = [
    [schema.getQueryType(), ''],
    [schema.getMutationType(), ''],
    [schema.getType('Account'), 'me.'],
  ] as const;
  for (const [type, prefix] of prefixes) {
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
      const name = `${prefix}${field.name}`;
      const row = rows.get(name) ?? (prefix && ACCOUNT_FIELD);
      const resolve = prefix ? (field.resolve ?? defaultFieldResolver) : field.resolve;
      if (!row || !resolve) throw new Error(`${name} has no access rule or no resolver.`);
      // Deleted, so that one declaration cannot apply to both a query and a mutation.
      rows.delete(name);
      field.resolve = createEnforcedResolver(name, row, resolve, enforcement);
    }
  }
  if (rows.size > 0) throw new Error(`There is no field ${[...rows.keys()].join(', ')}.`);
  return schema;
}
