import supertest, { type Response } from 'supertest';
import type { TestApp } from './test-app.ts';

type Method = 'get' | 'post' | 'patch' | 'delete' | 'put';

/** A client with its own cookie jar, like a browser or a program. */
export class TestClient {
  readonly #agent: ReturnType<typeof supertest.agent>;
  readonly #headers: Record<string, string>;

  constructor(app: TestApp, headers: Record<string, string> = {}) {
    this.#agent = supertest.agent(app.server);
    this.#headers = headers;
  }

  /** Calls a REST path, with a JSON body if given. */
  async rest(
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const request = this.#agent[method](path).set({ ...this.#headers, ...headers });
    return body === undefined ? request : request.type('application/json').send(JSON.stringify(body));
  }

  /** Posts a form, as a page of another site could. */
  async form(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.#agent
      .post(path)
      .set({ ...this.#headers, ...headers })
      .type('form')
      .send(fields);
  }

  /** Sends a GraphQL operation; the answer's body holds `data` and `errors`. */
  async graphql(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.#agent
      .post('/graphql')
      .set({ ...this.#headers, ...headers })
      .send({ query, variables });
  }
}
