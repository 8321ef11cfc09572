import type { OpenApiDocument } from '../../platform/rest/openapi.ts';
import { faultFinder } from './documented-answers.ts';
import { rawJson, rawRequest } from './raw-request.ts';
import type { TestApp } from './test-app.ts';

/** A response to a program. */
export type Answered = Awaited<ReturnType<typeof rawRequest>>;

/** A request of a program, and the expected status. */
interface Sent {
  path?: Record<string, number>;
  query?: Record<string, string> | undefined;
  body?: unknown;
  status: number;
}

/**
 * Creates a program that knows only this OpenAPI document. It calls operations by id with an API token, and fails for
 * every response that the document does not describe.
 */
export function documentedProgram(app: TestApp, document: OpenApiDocument, key: string) {
  const faultsIn = faultFinder(document);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const headers = { Authorization: `Bearer ${key}`, 'X-Time-Zone': 'Europe/Berlin' };
  return async (operationId: string, { path: values = {}, query, body, status }: Sent): Promise<Answered> => {
    const found = operations.find(({ operation }) => operation.operationId === operationId);
    if (!found) throw new Error(`There is no operation ${operationId}.`);
    const path = found.path.replace(/\{(\w+)\}/g, (_whole, name) => String(values[name]));
    const address = query ? `${path}?${new URLSearchParams(query)}` : path;
    const answered =
      body === undefined
        ? await rawRequest(app, found.method, address, { headers })
        : await rawJson(app, found.method, address, body, headers);
    const response = found.operation.responses[answered.status];
    const faults = response ? faultsIn(answered.body, response) : [`${answered.status} is not documented`];
    expect([operationId, answered.status, faults]).toEqual([operationId, status, []]);
    expect(answered.setCookies).toEqual([]);
    return answered;
  };
}
