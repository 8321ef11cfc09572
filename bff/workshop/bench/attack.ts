import { HOSTILE_CALLS } from '../testing/hostile-calls.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts';
import { cookieOf } from '../testing/raw-request.ts';
import { wireText } from './calls.ts';
import type { BenchUser } from './fill.ts';
import { longestStall } from './measure.ts';
import type { LoadDriver } from './processes.ts';
import type { BenchStage } from './stage.ts';

const HOSTILE_CONNECTIONS = 4;

const FLOOD_CONNECTIONS = 70;
const FLOOD_REQUESTS = 1_400;
const MAX_FLOODS = 20;
const OTHERS = 10;
const LOG_INS = 30;
const PASSWORD = 'ein sicheres Wort';

/** The effect of an attack on other people, with the product's normal limits. */
export interface Attack {
  /** The longest answer to `/livez` while every hostile text goes through every field. */
  stallMs: number;
  /** Refused log-ins of other people while an account floods the server with passwords. */
  refusedLogIns: number;
  logInP95Ms: number;
}

/** Sends every hostile text to every field, field by field, because all requests together would not fit in memory. */
async function sendHostileTexts(driver: LoadDriver, port: number, person: BenchUser): Promise<void> {
  for (const { method, path, body } of HOSTILE_CALLS) {
    const texts = Object.values(HOSTILE_TEXTS);
    const requests = texts.map((text) => wireText(method, path, person, body(JSON.stringify(text))));
    await driver.run({ port, connections: HOSTILE_CONNECTIONS, requests, total: requests.length });
  }
}

/** Posts credentials with a forwarded address for each person, as a proxy would. */
function post(origin: string, path: string, index: number, username: string): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${index}` },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
}

const addressOf = (index: number) => `attack-${index}@example.org`;

/** Registers the other people and, as number 0, the flooding account; returns the flooding account. */
async function register(origin: string): Promise<BenchUser> {
  let flooder: BenchUser = { id: 0, cookie: '' };
  for (let index = 0; index <= OTHERS; index += 1) {
    const reply = await post(origin, '/api/register', index, addressOf(index));
    if (reply.status !== 201) throw new Error(`A registration gave ${reply.status}.`);
    if (index > 0) continue;
    const cookie = cookieOf({ setCookies: reply.headers.getSetCookie() });
    flooder = { id: (await reply.json()).id, cookie };
  }
  return flooder;
}

/** Floods an account with wrong and right log-ins while other people log in one after another. */
async function logInsUnderFlood(driver: LoadDriver, port: number, origin: string) {
  const flooder = await register(origin);
  const wrongProof = { password: PASSWORD, currentPassword: 'ein falsches Wort' };
  const requests = [
    wireText('POST', '/api/user/change-password', flooder, wrongProof),
    wireText('POST', '/api/login', flooder, { username: addressOf(0), password: PASSWORD }),
  ];
  let isOver = false;
  const flood = async () => {
    for (let round = 0; round < MAX_FLOODS && !isOver; round += 1) {
      await driver.run({ port, connections: FLOOD_CONNECTIONS, requests, total: FLOOD_REQUESTS });
    }
  };
  const flooding = flood();
  const tookMs: number[] = [];
  let refusedLogIns = 0;
  for (let count = 0; count < LOG_INS; count += 1) {
    const index = 1 + (count % OTHERS);
    const askedAt = performance.now();
    const reply = await post(origin, '/api/login', index, addressOf(index));
    await reply.text();
    if (reply.status === 200) tookMs.push(performance.now() - askedAt);
    else refusedLogIns += 1;
  }
  isOver = true;
  await flooding;
  const sorted = tookMs.sort((a, b) => a - b);
  const logInP95Ms = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY;
  return { refusedLogIns, logInP95Ms };
}

/** Starts a product and attacks it with hostile texts and with log-ins, over loopback and for a limited time. */
export async function measureAttack(stage: BenchStage, driver: LoadDriver): Promise<Attack> {
  const [person] = await stage.people(1, 1);
  if (!person) throw new Error('There is nobody to attack as.');
  const patient = await stage.product();
  const stallMs = await longestStall(
    `http://127.0.0.1:${patient.port}`,
    sendHostileTexts(driver, patient.port, person),
  );
  await patient.stop();
  const limited = await stage.product({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' });
  const attack = await logInsUnderFlood(driver, limited.port, `http://127.0.0.1:${limited.port}`);
  await limited.stop();
  return { stallMs, ...attack };
}
