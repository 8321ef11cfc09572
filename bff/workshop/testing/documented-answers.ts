import { fromJSONSchema } from 'zod';
import type { OpenApiDocument } from '../../platform/rest/openapi.ts';
import type { Response } from '../../platform/rest/openapi-schemas.ts';

/** The shapes without the place that they leave for keys to come: what answers have today is all of it. */
function closed(schemas: OpenApiDocument['components']['schemas']): unknown {
  const close = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && 'properties' in value && 'type' in value
      ? { additionalProperties: false, ...value }
      : value;
  return JSON.parse(JSON.stringify(schemas), close);
}

/** Returns what finds the faults of a body, held against the JSON Schema of its response in this document. */
export function faultFinder(document: OpenApiDocument) {
  const $defs = closed(document.components.schemas);
  const rules = new Map<Response, ReturnType<typeof fromJSONSchema>>();
  const ruleOf = ({ content }: Response) => {
    const text = JSON.stringify({ ...content['application/json'].schema, $defs });
    return fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
  };
  return (body: unknown, response: Response): unknown[] => {
    const rule = rules.get(response) ?? ruleOf(response);
    rules.set(response, rule);
    return rule.safeParse(body).error?.issues ?? [];
  };
}
