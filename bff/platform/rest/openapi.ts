import { BRAND } from '../lib/brand.rules.ts';
import { failureResponses } from './openapi-failures.ts';
import {
  componentSchemas,
  exampleOf,
  inputSchema,
  type Response,
  reference,
  response,
  type Schema,
} from './openapi-schemas.ts';
import type { CompatibilityRoute, GuardedRoute, Tag } from './route.ts';

const INTRODUCTION = `One positive question a day, answered in about a minute, stored as an encrypted personal diary.

Bodies are JSON in UTF-8, at most 128 kB; fields that an operation does not know are ignored. A success is a 200, or a 201 where something new was made; where there is nothing to say the body is \`{}\`.

Every failure is \`{"error", "code"}\`: a German sentence for the person and a code for the program, each code with one status. \`BAD_USER_INPUT\` adds \`fields\`, with a sentence for each field. Somebody else's answer is \`NOT_FOUND\`, like one that does not exist.

A browser works with the session cookie, a program with a key of its own, as \`Authorization: Bearer …\`. A key opens what its scopes name; where they do not reach, a 403 names the \`scope\` that is lacking.

What "today" is follows the server's clock in the time zone that the header \`X-Time-Zone\` names. Clients never send a date: where yesterday can be answered, they name it as \`yesterday\`.

The same domain is offered over GraphQL at \`/graphql\`, with the same cookie or key, with pages of the diary and its search.`;

const TAGS: Record<Tag, string> = {
  account: 'The user, and the account from registration to deletion.',
  answer: 'Diary entries: one a day.',
  draft: 'Text not yet saved as an answer.',
  streak: 'What follows from the days answered.',
  feedback: 'Messages to the people behind the product.',
  identity: 'Ways in through Google and Apple.',
};

const TIME_ZONE = {
  name: 'X-Time-Zone',
  in: 'header',
  required: false,
  description:
    "The person's IANA time zone, which decides what today is. Missing or unknown: the one of the user's last sign-in or change, else `Europe/Berlin`.",
  schema: { type: 'string' },
  example: 'Europe/Berlin',
};

const HEADERS = {
  'X-Request-Id': {
    description: 'Names this request in the log: the one thing to quote when asking for help.',
    schema: { type: 'string', format: 'uuid' },
    example: 'b9e2fcf5-a10d-48a9-a338-d21d6ffb1899',
  },
  'Retry-After': {
    description: 'Seconds until a new try makes sense.',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
};

function pathParameters({ path }: CompatibilityRoute) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: 'The serial key of an own answer.',
    schema: { type: 'integer', minimum: 1 },
    example: 7,
  }));
}

/** What an address can say of a value: a null that its rule allows is left out there. */
function inAddress({ anyOf = [], ...schema }: Schema): Schema {
  const said = anyOf.filter(({ type }) => type !== 'null');
  return said.length > 1 ? { ...schema, anyOf: said } : { ...schema, ...said[0] };
}

function queryParameters({ query }: CompatibilityRoute) {
  if (!query) return [];
  const { properties = {} } = inputSchema(query.rule, query.fields);
  const { example } = query;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    description: query.fields[name],
    schema: typeof schema === 'object' ? inAddress(schema) : {},
    example: new Map<string, unknown>(Object.entries(example)).get(name),
  }));
}

function successResponses({ success, fileName }: CompatibilityRoute): Record<string, Response> {
  const headers = fileName ? ['Content-Disposition'] : [];
  const responses = Object.entries(success).map(([status, [shape, meaning]]) => {
    const examples = { success: { value: exampleOf(shape) } };
    return [status, response(meaning, reference(shape), examples, headers)] as const;
  });
  return Object.fromEntries(responses);
}

/** The ways in that an operation takes; a scope of a key stands where OpenAPI puts the roles of a bearer. */
function security({ access, scope }: GuardedRoute): { session?: string[]; key?: string[] }[] {
  if (access === 'public') return [];
  if (scope === 'none') return [{ session: [] }];
  return [{ session: [] }, { key: scope === 'any' ? [] : [scope] }];
}

/** One method of one path. */
export type Operation = ReturnType<typeof operation>;

function operation(row: GuardedRoute) {
  const { input } = row;
  return {
    operationId: row.operationId,
    tags: [row.tag],
    summary: row.summary,
    description: row.description,
    security: security(row),
    parameters: [
      ...pathParameters(row),
      ...queryParameters(row),
      { $ref: '#/components/parameters/X-Time-Zone' },
    ],
    ...(input && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: inputSchema(input.rule, input.fields),
            examples: { valid: { value: input.example } },
          },
        },
      },
    }),
    responses: { ...successResponses(row), ...failureResponses(row) },
  };
}

/** The part of OpenAPI 3.1 that describes these paths. */
export type OpenApiDocument = ReturnType<typeof openApiDocument>;

/** Describes the compatibility paths as OpenAPI 3.1, from the very table and rules that answer them. */
export function openApiDocument(
  routes: GuardedRoute[],
  { appOrigin, cookieName }: { appOrigin: string; cookieName: string },
) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const row of routes) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row) };
  }
  const file = routes.find(({ fileName }) => fileName);
  const session = {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName,
    description:
      'Set by registering, logging in and signing in; HTTP-only. Ends after 14 idle days, and after 30 days in any case.',
  };
  const key = {
    type: 'http',
    scheme: 'bearer',
    description:
      'The key of a program, which its person makes in the profile, names, limits by scopes and an end date, and takes back.',
  };
  return {
    openapi: '3.1.1',
    info: {
      title: BRAND,
      version: '1.0.0',
      summary: 'A diary of one question a day.',
      description: INTRODUCTION,
    },
    servers: [{ url: appOrigin, description: 'This very server.' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: componentSchemas(),
      parameters: { 'X-Time-Zone': TIME_ZONE },
      headers: {
        ...HEADERS,
        'Content-Disposition': {
          description: 'The name under which a browser saves the body as a file.',
          schema: { type: 'string' },
          example: `attachment; filename="${file?.fileName?.('2026-11-20')}"`,
        },
      },
      securitySchemes: { session, key },
    },
  };
}
