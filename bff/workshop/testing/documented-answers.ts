import { fromJSONSchema } from 'zod';
import type { OpenApiDocument } from '../../platform/rest/openapi.ts';
import type { Response } from '../../platform/rest/openapi-schemas.ts';

/** The schemas with `additionalProperties: false`: the described keys are all keys of today. */
function closed(schemas: OpenApiDocument['components']['schemas']): unknown {
  const close = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && 'properties' in value && 'type' in value
      ? { additionalProperties: false, ...value }
      : value;
  return JSON.parse(JSON.stringify(schemas), close);
}

/**
 * Returns a function that compares a body with the JSON Schema of its response in this document and returns the
 * faults.
 */
export function faultFinder(document: OpenApiDocument) {
  const $defs = closed(document.components.schemas);
  const ruleOf = (schema: string) => {
    const text = JSON.stringify({ ...JSON.parse(schema), $defs });
    return fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
  };
  // Most responses have the shape of many others.
  const rules = new Map<string, ReturnType<typeof fromJSONSchema>>();
  return (body: unknown, { content }: Response): unknown[] => {
    const schema = JSON.stringify(content['application/json'].schema);
    const rule = rules.get(schema) ?? ruleOf(schema);
    rules.set(schema, rule);
    return rule.safeParse(body).error?.issues ?? [];
  };
}
