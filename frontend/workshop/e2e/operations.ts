import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse, Page, Request, Route } from '@playwright/test';
import { startListening, stopListening } from '../../../bff/workshop/testing/listening.ts';
import { DIST } from './product.ts';
import { STARTING } from './sentences.ts';

const GRAPHQL = '**/graphql';

/** The browser's console line about a response with this status. */
export const BAD_GATEWAY_LINE = /status of 502/;
export const BAD_REQUEST_LINE = /status of 400/;
export const NOT_FOUND_LINE = /status of 404/;
export const UNAVAILABLE_LINE = /status of 503/;

/** The browser's console line about an aborted request. */
export const OFFLINE_LINE = /net::ERR_FAILED/;

/** The browser's console line about a request without a network. */
export const NO_NETWORK_LINE = /net::ERR_INTERNET_DISCONNECTED/;

/** The script of every page; without it no control responds. */
export const FIRST_SCRIPT = '**/assets/index-*.js';

/** The server's sentence for a full diary. */
export const FULL =
  'Dein Tagebuch ist voll (50 MB). Kürze oder lösche ältere Einträge, oder bitte uns über die Kontaktseite um mehr Platz.';

type Operation = { name: string | undefined; variables?: Record<string, unknown> };

function operationOf(request: Request): Operation {
  const { operationName, variables } = request.postDataJSON();
  return { name: operationName, variables };
}

/** Sends an operation of the app by its id, as the owner of the cookies of `request`. */
export function sendOperation(
  request: APIRequestContext,
  name: string,
  variables: object = {},
): Promise<APIResponse> {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(join(DIST, 'bff/documents.generated.json'), 'utf8'),
  );
  const start = new RegExp(`^(query|mutation) ${name}\\b`);
  const documentId = Object.keys(texts).find((id) => start.test(texts[id] ?? ''));
  return request.post('/graphql', { data: { documentId, variables } });
}

/** Records the variables of every request of this operation from now on. */
export function sentOperations(page: Page, name: string): (Record<string, unknown> | undefined)[] {
  const sent: (Record<string, unknown> | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const operation = operationOf(request);
    if (operation.name === name) sent.push(operation.variables);
  });
  return sent;
}

/** Whether the name is a REST path instead of a GraphQL operation. */
const isPath = (name: string) => name.startsWith('/');

/** Intercepts the requests of an operation or of a REST path. */
async function intercept(page: Page, name: string, answer: (route: Route) => Promise<void>) {
  const handler = (route: Route) => {
    const isMeant = isPath(name) || operationOf(route.request()).name === name;
    return isMeant ? answer(route) : route.fallback();
  };
  const address = isPath(name) ? `**${name}` : GRAPHQL;
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}

/** Aborts the requests of this operation from now on; returns the function that ends this. */
export function abortRequests(page: Page, name: string): Promise<() => Promise<void>> {
  return intercept(page, name, (route) => route.abort());
}

/** Drops the responses of this operation from now on; returns the function that ends this. */
export function dropResponses(page: Page, name: string): Promise<() => Promise<void>> {
  return intercept(page, name, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

/** Leaves all operations without response or failure from now on; returns the function that ends this. */
export async function enterTunnel(page: Page): Promise<() => Promise<void>> {
  const handler = () => {};
  await page.route(GRAPHQL, handler);
  return () => page.unroute(GRAPHQL, handler);
}

type Answer = { status?: number; headers?: Record<string, string>; contentType?: string; body?: string };

/** The response of a failed GraphQL operation with these errors. */
export function failure(errors: object[], status = 200): Answer {
  return { status, contentType: 'application/graphql-response+json', body: JSON.stringify({ errors }) };
}

/** The response of a failed REST path. */
export function pathFailure(body: object, status: number): Answer {
  return { status, contentType: 'application/json', body: JSON.stringify(body) };
}

/** Answers this operation with this response from now on; returns the function that ends this. */
export function answerWith(page: Page, name: string, answer: Answer): Promise<() => Promise<void>> {
  return intercept(page, name, (route) => route.fulfill(answer));
}

/** Refuses this operation from now on because the diary is full; returns the function that ends this. */
export function refuseAsFull(page: Page, name: string): Promise<() => Promise<void>> {
  return answerWith(page, name, failure([{ message: FULL, extensions: { code: 'PAYLOAD_TOO_LARGE' } }]));
}

/** Answers this operation with 503 from now on; returns the function that ends this. */
export function makeUnavailable(page: Page, name: string): Promise<() => Promise<void>> {
  const [message, code] = [STARTING, 'UNAVAILABLE'];
  const answer = isPath(name)
    ? pathFailure({ error: message, code }, 503)
    : failure([{ message, extensions: { code } }], 503);
  return answerWith(page, name, { ...answer, headers: { 'Retry-After': '5' } });
}

/** Adds properties to the data of this operation from now on, and to the account the properties of `me`. */
export function alterData(
  page: Page,
  name: string,
  { me = {}, ...properties }: { me?: object; [field: string]: unknown },
): Promise<() => Promise<void>> {
  return intercept(page, name, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.data, properties);
    Object.assign(answer.data.me ?? {}, me);
    await route.fulfill({ response, json: answer });
  });
}

/** Adds properties to the account in this operation's responses from now on; returns the function that ends this. */
export function alterUser(page: Page, name: string, properties: object): Promise<() => Promise<void>> {
  return alterData(page, name, { me: properties });
}

/** Sets the number of entries from now on, beside a streak of two days: not a milestone. */
export async function alterFigures(page: Page, answerCount: number): Promise<void> {
  const lastSevenDays = Array.from({ length: 7 }, (_, index) => index >= 5);
  const streak = { __typename: 'Streak', count: 2, lastSevenDays, isShown: true };
  await alterData(page, 'Today', { answerCount, streak: { ...streak, isYesterdayOpen: false } });
  await fulfilWith(page, 'Streak', { streak });
}

/** The browser's console line about an interrupted response. */
export const INTERRUPTED_LINE = /net::ERR_INCOMPLETE_CHUNKED_ENCODING/;

/** Interrupts the responses of this REST path from now on; returns the function that ends this. */
export async function interruptResponses(page: Page, path: string): Promise<() => Promise<void>> {
  const server = createServer((_req, res) => {
    res.setHeader('Content-Type', 'application/json');
    res.write('{"username":"anna@example.org",', () => res.destroy());
  });
  const port = await startListening(server);
  const mend = await intercept(page, path, async (route) => {
    await route.fetch();
    await route.continue({ url: `http://127.0.0.1:${port}${path}` });
  });
  return async () => {
    await mend();
    await stopListening(server);
  };
}

/** Answers this operation with these data from now on. */
export function fulfilWith(page: Page, name: string, data: unknown): Promise<() => Promise<void>> {
  return intercept(page, name, (route) => route.fulfill({ json: { data } }));
}

/** Creates a promise and the function that resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Holds the requests of this operation from now on; returns the function that releases them. */
export async function hold(page: Page, name: string): Promise<() => void> {
  const { opened, open } = gate();
  await intercept(page, name, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Aborts requests for these files from now on; returns the function that ends this. */
export async function abortFiles(page: Page, glob: string): Promise<() => Promise<void>> {
  const handler = (route: Route) => route.abort();
  await page.route(glob, handler);
  return () => page.unroute(glob, handler);
}

/** Holds these files from now on; returns the function that releases them. */
export async function holdFiles(page: Page, glob: string): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(glob, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
