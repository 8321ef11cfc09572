import * as z from 'zod/mini';
import { type Shape, shapes } from './shapes.ts';

/** A JSON Schema, as OpenAPI 3.1 uses it. */
export type Schema = z.core.JSONSchema.BaseSchema;

const ADDRESS = '#/components/schemas/';

/** Deletes what repeats the type: the pattern of a format, and the bounds of exact integers. */
function tidy({ jsonSchema }: { jsonSchema: Schema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function withoutMeta({ $schema: _schema, $id: _address, ...schema }: Schema): Schema {
  return schema;
}

/** Leaves a response open for keys to come: a client that checks against the document must not refuse them. */
function open(jsonSchema: Schema): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** Every named shape as JSON Schema, by its name, with its example. */
export function componentSchemas(): [name: string, schema: Schema][] {
  const { schemas } = z.toJSONSchema(shapes, {
    uri: (name) => ADDRESS + name,
    override: (given) => {
      tidy(given);
      open(given.jsonSchema);
      const { id, example } = shapes.get(given.zodSchema) ?? {};
      if (id) given.jsonSchema.examples = [example];
    },
  });
  return Object.entries(schemas).map(([name, schema]) => [name, withoutMeta(schema)]);
}

/** The schema of an input rule, before anything is trimmed or normalised. */
export function inputSchema(rule: z.ZodMiniType, fields: Record<string, string>): Schema {
  const { properties = {}, ...schema } = withoutMeta(z.toJSONSchema(rule, { io: 'input', override: tidy }));
  const described = Object.entries(properties).map(([name, property]) => {
    return [name, typeof property === 'object' ? { ...property, description: fields[name] } : property];
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

/** The name and the example of a shape; throws for a shape without a name. */
function factsOf(shape: Shape) {
  const facts = shapes.get(shape);
  if (!facts) throw new Error('A row gives a shape that has no name.');
  return facts;
}

/** The example of a shape. */
export function exampleOf(shape: Shape): unknown {
  return factsOf(shape).example;
}

/** Refers to a shape by its name. */
export function reference(shape: Shape): Schema {
  return { $ref: ADDRESS + factsOf(shape).id };
}

/** An operation's response with a status. */
export type Response = ReturnType<typeof response>;

/** Describes a response by its meaning, schema, examples and headers. */
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
