import { type RequestHandler, Router } from 'express';
import { execute, type GraphQLSchema } from 'graphql';
import { type Admission, AppContext, type ContextDeps } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { AppError } from '../lib/errors.ts';
import { type DocumentRoute, fieldsOf, type GuardedRoute } from './route.ts';
import { type ListDeps, type ListReader, streamedList } from './streamed-list.ts';

const UNKNOWN_PATH = 'Diesen Pfad gibt es nicht.';
const UNREADABLE_INPUT = 'Die Eingabe ist unvollständig oder hat die falsche Form.';

const EXPRESS_METHOD = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const;

/** Creates the error for variables that GraphQL refused, with the messages of the input rule. */
function unreadable({ input }: DocumentRoute, fields: Record<string, unknown>): AppError {
  if (input) parseInput(input.rule, fields);
  return new AppError('BAD_USER_INPUT', UNREADABLE_INPUT);
}

function runDocument(
  row: DocumentRoute & Admission,
  schema: GraphQLSchema,
  deps: ContextDeps,
): RequestHandler {
  return async (req, res) => {
    const context = new AppContext({ ...deps, req, res, isRest: true });
    context.admit(row);
    const fields = fieldsOf(row.query ? req.query : req.body);
    const variableValues = { ...fields, ...row.variables?.(fields), ...req.params };
    const { data, errors } = await execute({
      schema,
      document: row.document,
      contextValue: context,
      variableValues,
    });
    const [error] = errors ?? [];
    // An error without a path is about the variables: no resolver has run.
    if (error) throw error.path ? (error.originalError ?? error) : unreadable(row, fields);
    const status = row.status?.(data) ?? Number(Object.keys(row.success)[0]);
    res.status(status).json(row.reply(data));
  };
}

interface RestDeps {
  schema: GraphQLSchema;
  /** Readers of whole lists, by the names of their operations. */
  lists: Record<string, ListReader>;
  context: ListDeps;
}

/** Throws for a list without a reader. */
function handlerOf(row: GuardedRoute, { schema, lists, context }: RestDeps): RequestHandler {
  if ('document' in row) return runDocument(row, schema, context);
  const read = lists[row.operationId];
  if (!read) throw new Error(`Nothing reads the list of ${row.method} ${row.path}.`);
  return streamedList(row, read, context);
}

/** Routes the compatibility paths behind the gates; unknown paths get a JSON 404. */
export function restRouter(rows: GuardedRoute[], gates: RequestHandler[], deps: RestDeps): Router {
  const router = Router();
  const hasParameter = ({ path }: GuardedRoute) => path.includes(':');
  const add = (row: GuardedRoute, ...handlers: RequestHandler[]) =>
    router.route(row.path)[EXPRESS_METHOD[row.method]](...handlers, handlerOf(row, deps));
  // Each route includes the gates, so that the log contains the route even if a gate refuses the request.
  for (const row of rows) if (!hasParameter(row)) add(row, ...gates);
  router.use('/api', gates);
  // Express rejects undecodable parameters during routing, so the gates of these paths must run earlier.
  for (const row of rows) if (hasParameter(row)) add(row);
  router.use('/api', () => {
    throw new AppError('NOT_FOUND', UNKNOWN_PATH);
  });
  return router;
}
