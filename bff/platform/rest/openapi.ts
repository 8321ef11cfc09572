import { BRAND } from '../lib/brand.rules.ts';
import { TIME_ZONE_HEADER } from '../lib/request-headers.ts';
import { type FailureTexts, failureResponses } from './openapi-failures.ts';
import {
  componentSchemas,
  inputSchema,
  type Response,
  reference,
  response,
  type Schema,
} from './openapi-schemas.ts';
import type { CompatibilityRoute, GuardedRoute } from './route.ts';
import { shapes } from './shapes.ts';

/** Texts of the documentation about the domain. */
export interface ApiTexts extends FailureTexts {
  summary: string;
  /** Introduction for every client, as CommonMark. */
  introduction: string;
  /** Order of tags and shapes; missing names come last. */
  order: readonly string[];
}

const TIME_ZONE = {
  name: TIME_ZONE_HEADER,
  in: 'header',
  required: false,
  description:
    "The person's IANA time zone, which decides what today is. Missing or unknown: the zone of the user's last sign-in or change in a session, else `Europe/Berlin`.",
  schema: { type: 'string' },
  example: 'Europe/Berlin',
};

const HEADERS = {
  'X-Request-Id': {
    description: 'The id of this request in the log. Quote it when you ask for help.',
    schema: { type: 'string', format: 'uuid' },
    example: 'b9e2fcf5-a10d-48a9-a338-d21d6ffb1899',
  },
  'Retry-After': {
    description: 'Seconds to wait before the next attempt.',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
};

function pathParameters({ path, parameters = {} }: CompatibilityRoute) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: parameters[name],
    schema: { type: 'integer', minimum: 1 },
    example: 7,
  }));
}

/** Removes null from a schema: a URL cannot express null. */
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

function successResponses(row: CompatibilityRoute): Record<string, Response> {
  const headers = 'fileName' in row ? ['Content-Disposition'] : [];
  const responses = Object.entries(row.success).map(([status, [shape, meaning]]) => {
    const examples = { success: { value: shapes.get(shape)?.example } };
    return [status, response(meaning, reference(shape), examples, headers)] as const;
  });
  return Object.fromEntries(responses);
}

/** Returns the authentication schemes of an operation; OpenAPI puts a token's scope where a bearer's roles go. */
function security({ access, scope }: GuardedRoute): { session?: string[]; key?: string[] }[] {
  if (access === 'public') return [];
  if (scope === 'none') return [{ session: [] }];
  return [{ session: [] }, { key: scope === 'any' ? [] : [scope] }];
}

export type Operation = ReturnType<typeof operation>;

function operation(row: GuardedRoute, texts: ApiTexts) {
  const { input } = row;
  return {
    operationId: row.operationId,
    tags: [row.tag.name],
    summary: row.summary,
    description: row.description,
    security: security(row),
    parameters: [
      ...pathParameters(row),
      ...queryParameters(row),
      { $ref: `#/components/parameters/${TIME_ZONE_HEADER}` },
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
    responses: { ...successResponses(row), ...failureResponses(row, texts) },
  };
}

function byListOrder<Named>(names: readonly string[], nameOf: (named: Named) => string) {
  const positionOf = (named: Named) => names.indexOf(nameOf(named)) + 1 || names.length + 1;
  return (left: Named, right: Named) => positionOf(left) - positionOf(right);
}

export interface PublicNames {
  appOrigin: string;
  cookieName: string;
}

/** The part of OpenAPI 3.1 that describes these paths. */
export type OpenApiDocument = ReturnType<typeof openApiDocument>;

/** Describes the compatibility paths as OpenAPI 3.1, from the same table and rules that the server runs. */
export function openApiDocument(
  routes: GuardedRoute[],
  texts: ApiTexts,
  { appOrigin, cookieName }: PublicNames,
) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const row of routes) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row, texts) };
  }
  const [fileName] = routes.flatMap((row) => ('fileName' in row && row.fileName) || []);
  const session = {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName,
    description:
      'Set by registration, log-in and sign-in; HTTP-only. Expires after 14 idle days, and after 30 days at the latest.',
  };
  const key = {
    type: 'http',
    scheme: 'bearer',
    description:
      'A token of a program. A person creates it in the profile, with a name, scopes and an expiry date, and can revoke it.',
  };
  return {
    openapi: '3.1.1',
    info: {
      title: BRAND,
      version: '1.0.0',
      summary: texts.summary,
      description: texts.introduction,
    },
    servers: [{ url: appOrigin, description: 'This server.' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].sort(byListOrder(texts.order, ({ name }) => name)),
    paths,
    components: {
      schemas: Object.fromEntries(componentSchemas().sort(byListOrder(texts.order, ([name]) => name))),
      parameters: { [TIME_ZONE_HEADER]: TIME_ZONE },
      headers: {
        ...HEADERS,
        'Content-Disposition': {
          description: 'The name under which a browser saves the body as a file.',
          schema: { type: 'string' },
          example: `attachment; filename="${fileName?.('2026-11-20')}"`,
        },
      },
      securitySchemes: { session, key },
    },
  };
}
