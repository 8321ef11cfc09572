import * as z from 'zod/mini';
import { type Shape, shapes } from './shapes.ts';

/** JSON Schema, as used by OpenAPI 3.1. */
export type Schema = z.core.JSONSchema.BaseSchema;

const ADDRESS = '#/components/schemas/';

/** Removes redundant constraints: the pattern of a format, and the bounds of safe integers. */
function tidy({ jsonSchema }: { jsonSchema: Schema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function withoutMeta({ $schema: _schema, $id: _address, ...schema }: Schema): Schema {
  return schema;
}

/** Returns every named shape as JSON Schema, with its example. */
export function componentSchemas(): [name: string, schema: Schema][] {
  const { schemas } = z.toJSONSchema(shapes, {
    uri: (name) => ADDRESS + name,
    override: (given) => {
      tidy(given);
      const { jsonSchema, zodSchema } = given;
      // A client that validates responses must accept later additions.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      const { id, example } = shapes.get(zodSchema) ?? {};
      if (id) jsonSchema.examples = [example];
    },
  });
  return Object.entries(schemas).map(([name, schema]) => [name, withoutMeta(schema)]);
}

/** Returns the schema of an input rule, before trimming and normalisation. */
export function inputSchema(rule: z.ZodMiniType, fields: Record<string, string>): Schema {
  const { properties = {}, ...schema } = withoutMeta(z.toJSONSchema(rule, { io: 'input', override: tidy }));
  const described = Object.entries(properties).map(([name, property]) => {
    return [name, typeof property === 'object' ? { ...property, description: fields[name] } : property];
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

export function reference(shape: Shape): Schema {
  const facts = shapes.get(shape);
  if (!facts) throw new Error('A row gives a shape that has no name.');
  return { $ref: ADDRESS + facts.id };
}

export type Response = ReturnType<typeof response>;

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
