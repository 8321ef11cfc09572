import { buildAddress, PASSWORD } from './builders.ts';
import { cookieOf, rawJson } from './raw-request.ts';
import type { TestApp } from './test-app.ts';

/** Ends all other sessions of an account; its API tokens stay. */
export const LOG_OUT_EVERYWHERE = 'mutation { logOutEverywhere(input: {}) { account { id } } }';

let addresses = 0;

/** An address that no client has used yet; the app must trust one proxy. */
export function newAddress(): string {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/** The headers of a request from this address. */
export function from(address: string, Cookie?: string): Record<string, string> {
  return { 'X-Forwarded-For': address, ...(Cookie && { Cookie }) };
}

/** The values of a log-in attempt; without a password, a wrong password. */
export interface LogIn {
  username: string;
  address: string;
  password?: string;
  Cookie?: string | undefined;
}

/** Tries to log in. */
export function logIn(app: TestApp, { username, address, password = 'falsches Wort', Cookie }: LogIn) {
  return rawJson(app, 'POST', '/api/login', { username, password }, from(address, Cookie));
}

/** The `name=value` of the trusted device cookie in a reply; empty without this cookie. */
export function deviceOf({ setCookies }: { setCookies: string[] }): string {
  return setCookies.find((line) => line.startsWith('dev='))?.split(';')[0] ?? '';
}

/** Creates an account with a session and a trusted device. */
export async function buildOwner(app: TestApp, address = newAddress()) {
  const username = buildAddress();
  const reply = await rawJson(app, 'POST', '/api/register', { username, password: PASSWORD }, from(address));
  return { username, address, device: deviceOf(reply), session: cookieOf(reply) };
}

/** Runs attempts one after another and returns their statuses. */
export async function statusesOf(count: number, attempt: (index: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await attempt(index)).status);
  return statuses;
}
