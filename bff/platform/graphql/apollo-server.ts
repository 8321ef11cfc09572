import { ApolloServer } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { AppError, maskError } from '../lib/errors.ts';
import type { Logger } from '../lib/logger.ts';
import type { AppContext } from './context.ts';
import { QUERY_LIMITS, queryLimits } from './query-limits.ts';
import type { RootFields } from './root-fields.ts';

const MAX_ERRORS = 5;

/** Creates the GraphQL server, which masks unknown errors; introspection works only if `isOpen`. */
export function createApolloServer(
  schema: GraphQLSchema,
  declared: RootFields,
  logger: Logger,
  isOpen: boolean,
): ApolloServer<AppContext> {
  return new ApolloServer<AppContext>({
    schema,
    introspection: isOpen,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !isOpen,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    parseOptions: { maxTokens: QUERY_LIMITS.tokens },
    validationRules: [queryLimits(declared)],
    validationOptions: { maxErrors: MAX_ERRORS },
    executionOptions: { maxCoercionErrors: MAX_ERRORS },
    maxRecursiveSelections: QUERY_LIMITS.recursiveSelections,
    // The cache-control plugin would hook every field and double the cost of a list. The inline-trace plugin would load
    // protocol buffers.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    formatError: (formatted, thrown): GraphQLFormattedError => {
      const error = unwrapResolverError(thrown);
      const isClientMistake = formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR';
      if (error instanceof AppError || isClientMistake) return formatted;
      // A fault of the request that graphql-js refused to execute, as for a subscription.
      const isUnexecutable = thrown instanceof GraphQLError && !thrown.path && !thrown.originalError;
      if (isUnexecutable) return { ...formatted, extensions: { code: 'BAD_USER_INPUT' } };
      const { message, extensions } = maskError(error, logger);
      return { message, extensions, ...(formatted.path && { path: formatted.path }) };
    },
  });
}
