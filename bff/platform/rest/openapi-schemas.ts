import * as z from 'zod/mini';
import { DRAFT_TEXTS, EXAMPLE_TEXTS, type Shape, shapes } from './shapes.ts';

/** A JSON Schema, as OpenAPI 3.1 uses it. */
export type Schema = z.core.JSONSchema.BaseSchema;

const ADDRESS = '#/components/schemas/';
const AT = '2026-11-20T18:04:05.123Z';
const ANSWER = { id: 7, ...EXAMPLE_TEXTS, date: AT, createdAt: AT, updatedAt: AT };
const CHANGE = { id: 7, day: '2026-11-20', answer: ANSWER };
const CURSOR = 'MS43LjAuNDI';
const MILESTONE = { event: 'default', text: 'Schön, dass Du Dir heute einen Moment genommen hast.' };
const { id: _id, ...ENTRY } = ANSWER;
const EXPORTED = { ...ENTRY, day: '2026-11-20', timeZone: 'Europe/Berlin' };

const examples: { [Name in keyof typeof shapes]: z.input<(typeof shapes)[Name]> } = {
  User: { id: 1, username: 'anna@example.org', provider: 'local', createdAt: AT, name: null },
  Answer: ANSWER,
  AnswerList: [ANSWER],
  AnswerChange: CHANGE,
  AnswerChanges: {
    changes: [CHANGE, { id: 6, day: '2026-11-19', answer: null }],
    hasMore: false,
    nextCursor: CURSOR,
  },
  Milestone: MILESTONE,
  SavedAnswer: { ...ANSWER, milestone: MILESTONE },
  Streak: { count: 7 },
  Draft: DRAFT_TEXTS,
  TodayStatus: { hasAnswered: true },
  AppleAuthorization: {
    authorizationEndpoint: 'https://appleid.apple.com/auth/authorize',
    clientId: 'org.example.aufwind',
    redirectUri: 'https://aufwind.example/auth/apple/callback',
    nonce: 'mF3zWq0dQxJ8bV1kT6uYhA2nRcLeGpSo',
  },
  Export: { username: 'anna@example.org', provider: 'local', createdAt: AT, answers: [EXPORTED] },
  Nothing: {},
  Error: {
    error: 'Antwort darf nicht leer sein',
    code: 'BAD_USER_INPUT',
    fields: { content: 'Antwort darf nicht leer sein' },
  },
};

const exampleByName = new Map<string, unknown>(Object.entries(examples));

const registry = z.registry<{ id: string }>();
for (const [id, shape] of Object.entries(shapes)) registry.add(shape, { id });

/** Deletes what only restates the type: the pattern of a format, and the bounds of exact integers. */
function tidy({ jsonSchema }: { jsonSchema: Schema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function withoutMeta({ $schema: _schema, $id: _address, ...schema }: Schema): Schema {
  return schema;
}

/** Leaves an answer open for keys to come: a client that checks against the document must not refuse them. */
function open(given: { jsonSchema: Schema }): void {
  tidy(given);
  if (given.jsonSchema.additionalProperties === false) delete given.jsonSchema.additionalProperties;
}

/** Every shape as JSON Schema, by its name, with its example. */
export function componentSchemas(): Record<string, Schema> {
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => ADDRESS + id, override: open });
  const named = Object.entries(schemas).map(([name, schema]) => {
    return [name, { ...withoutMeta(schema), examples: [exampleByName.get(name)] }];
  });
  return Object.fromEntries(named);
}

/** The schema of an input rule, before anything is trimmed or normalised. */
export function inputSchema(rule: z.ZodMiniType, fields: Record<string, string>): Schema {
  const { properties = {}, ...schema } = withoutMeta(z.toJSONSchema(rule, { io: 'input', override: tidy }));
  const described = Object.entries(properties).map(([name, property]) => {
    return [name, typeof property === 'object' ? { ...property, description: fields[name] } : property];
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

/** The name of a shape in the document; throws for one that has none. */
function nameOf(shape: Shape): string {
  const name = registry.get(shape)?.id;
  if (!name) throw new Error('A row gives a shape that is not in shapes.ts.');
  return name;
}

/** The example of a shape. */
export function exampleOf(shape: Shape): unknown {
  return exampleByName.get(nameOf(shape));
}

/** Refers to a shape by its name. */
export function reference(shape: Shape): Schema {
  return { $ref: ADDRESS + nameOf(shape) };
}

/** An operation's answer with one status. */
export type Response = ReturnType<typeof response>;

/** Describes an answer by its meaning, schema, examples and headers. */
export function response(
  description: string,
  schema: Schema,
  examples: Record<string, { value: unknown }>,
  headers: string[],
) {
  const named = ['X-Request-Id', ...headers];
  return {
    description,
    headers: Object.fromEntries(named.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    content: { 'application/json': { schema, examples } },
  };
}
