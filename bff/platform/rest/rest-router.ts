import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Admission } from '../graphql/admission.ts';
import { compileDocument } from '../graphql/compiled-document.ts';
import { AppContext, type ContextDeps } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { AppError } from '../lib/errors.ts';
import type { Meter } from '../lib/meter.ts';
import type { DocumentRoute, GuardedRoute } from './route.ts';
import { type ListReader, streamedList } from './streamed-list.ts';

const UNKNOWN_PATH = 'Diesen Pfad gibt es nicht.';
const UNREADABLE_INPUT = 'Die Eingabe ist unvollständig oder hat die falsche Form.';

const EXPRESS_METHOD = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const;

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

/** The refusal of variables that GraphQL could not read, in the words of the input's rule. */
function unreadable({ input }: DocumentRoute, fields: Record<string, unknown>): AppError {
  if (input) parseInput(input.rule, fields);
  return new AppError('BAD_USER_INPUT', UNREADABLE_INPUT);
}

/** By Node alone: Express would look at what such an answer never has, such as an entity tag and a charset of its own. */
function answerWith(res: Response, status: number, body: unknown): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(JSON.stringify(body));
}

function handle(row: DocumentRoute & Admission, schema: GraphQLSchema, deps: ContextDeps): RequestHandler {
  const { argumentsOf, run } = compileDocument(schema, row.document);
  const answer = async (context: AppContext, req: Request, res: Response) => {
    const fields = fieldsOf(row.query ? req.query : req.body);
    const args = argumentsOf({ ...fields, ...row.variables?.(fields), ...req.params });
    if (!args) throw unreadable(row, fields);
    const { status, body } = row.answer(await run(args, context));
    if (row.fileName) {
      res.setHeader('Content-Disposition', `attachment; filename="${row.fileName(context.today)}"`);
    }
    answerWith(res, status, body);
  };
  return async (req, res) => {
    const context = new AppContext(deps, req, res);
    context.admit(row);
    await answer(context, req, res);
  };
}

/**
 * The endpoints of the compatibility paths: documents, which run in this process, and whole lists with their readers. Throws for
 * a list without a reader.
 */
export function restEndpoints(
  routes: GuardedRoute[],
  schema: GraphQLSchema,
  readers: Record<string, ListReader>,
  deps: ContextDeps & { meter: Meter },
): Endpoint[] {
  return routes.map((row) => {
    const { method, path, operationId } = row;
    if ('document' in row) return { method, path, handler: handle(row, schema, deps) };
    const read = readers[operationId];
    if (!read) throw new Error(`Nothing reads the list of ${method} ${path}.`);
    return { method, path, handler: streamedList(row, read, fieldsOf, deps) };
  });
}

/** Routes the compatibility paths; unknown ones get a JSON 404. */
export function restRouter(endpoints: Endpoint[]): Router {
  const router = Router();
  for (const { method, path, handler } of endpoints) router.route(path)[EXPRESS_METHOD[method]](handler);
  router.use('/api', () => {
    throw new AppError('NOT_FOUND', UNKNOWN_PATH);
  });
  return router;
}
