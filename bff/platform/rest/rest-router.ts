import { type RequestHandler, Router } from 'express';
import { execute, type GraphQLSchema, validate } from 'graphql';
import { AppContext, type ContextDeps } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { AppError } from '../lib/errors.ts';
import type { CompatibilityRoute, GuardedRoute } from './route.ts';

const UNKNOWN_PATH = 'Diesen Pfad gibt es nicht.';
const UNREADABLE_INPUT = 'Die Eingabe ist unvollständig oder hat die falsche Form.';

const EXPRESS_METHOD = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const;

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

/** The refusal of variables that GraphQL could not read, in the words of the input's rule. */
function unreadable({ input }: CompatibilityRoute, fields: Record<string, unknown>): AppError {
  if (input) parseInput(input.rule, fields);
  return new AppError('BAD_USER_INPUT', UNREADABLE_INPUT);
}

function handle(row: GuardedRoute, schema: GraphQLSchema, deps: ContextDeps): RequestHandler {
  return async (req, res) => {
    const context = new AppContext(deps, req, res);
    context.admit(row);
    const fields = fieldsOf(row.query ? req.query : req.body);
    const variableValues = { ...fields, ...row.variables?.(fields), ...req.params };
    const result = await execute({ schema, document: row.document, contextValue: context, variableValues });
    const [error] = result.errors ?? [];
    // An error without a path comes from the variables: nothing has run.
    if (error) throw error.path ? (error.originalError ?? error) : unreadable(row, fields);
    const { status, body } = row.answer(result.data);
    if (row.fileName) {
      res.setHeader('Content-Disposition', `attachment; filename="${row.fileName(context.today)}"`);
    }
    res.status(status).json(body);
  };
}

/** Answers the compatibility paths by running their documents in this process; unknown paths get a JSON 404. */
export function restRouter(routes: GuardedRoute[], schema: GraphQLSchema, deps: ContextDeps): Router {
  const router = Router();
  for (const row of routes) {
    const [fault] = validate(schema, row.document);
    if (fault) throw fault;
    router.route(row.path)[EXPRESS_METHOD[row.method]](handle(row, schema, deps));
  }
  router.use('/api', () => {
    throw new AppError('NOT_FOUND', UNKNOWN_PATH);
  });
  return router;
}
