import { type IncomingMessage, request } from 'node:http';
import { addDays } from '../../platform/lib/clock.ts';
import { PASSWORD } from './builders.ts';
import { portOf } from './listening.ts';
import { cookieOf, rawJson } from './raw-request.ts';
import { buildDiary } from './searches.ts';
import type { TestApp } from './test-app.ts';

const NEWEST = '2026-11-20';
const LONGEST = 10_000;

/** The days of a long diary, newest first. */
export function longDays(count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(NEWEST, -index));
}

/** The text of a day in a long diary: 20 kB. */
export function longText(day: string): string {
  return day + 'ä'.repeat(LONGEST - day.length);
}

/** Creates a person with this many entries of maximum length. */
export function buildLongDiary(app: TestApp, count: number) {
  return buildDiary(app, Object.fromEntries(longDays(count).map((day) => [day, longText(day)])));
}

/** Creates a person with a long diary; returns the headers of a session. */
export async function buildReader(app: TestApp, count: number) {
  const { id, username, client } = await buildLongDiary(app, count);
  const Cookie = cookieOf(await rawJson(app, 'POST', '/api/login', { username, password: PASSWORD }));
  return { id, username, client, headers: { Cookie } };
}

/** A person with a long diary. */
export type LongReader = Awaited<ReturnType<typeof buildReader>>;

/** The response bytes that arrived before the connection ended. */
export interface Received {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  /** Whether the response is complete. */
  isWhole: boolean;
}

/** Sends a request and reads until the connection ends, also after an error. */
export async function receive(
  app: TestApp,
  path: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<Received> {
  const reply = await beginReceiving(app, path, headers, body).answer;
  const chunks: Buffer[] = [];
  reply.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Listen for `close`, because `once` would reject for an interrupted response.
  await new Promise((resolve) => reply.on('error', () => undefined).on('close', resolve));
  const { statusCode: status = 0, headers: received, complete: isWhole } = reply;
  return { status, headers: received, text: Buffer.concat(chunks).toString(), isWhole };
}

/** Starts a request; the client can disconnect before or during the response. */
export function beginReceiving(app: TestApp, path: string, headers: Record<string, string>, body?: object) {
  const json = body && JSON.stringify(body);
  const outgoing = request({
    port: portOf(app.server),
    host: '127.0.0.1',
    path,
    method: json ? 'POST' : 'GET',
    headers: { ...(json && { 'Content-Type': 'application/json' }), ...headers },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
  });
  answer.catch(() => undefined);
  outgoing.end(json);
  return { answer, disconnect: () => outgoing.destroy() };
}
