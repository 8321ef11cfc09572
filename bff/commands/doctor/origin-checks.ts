import * as z from 'zod/mini';
import { DOCTOR_HEADER, doctorToken, seenRequestRule } from '../../platform/http/seen-request.ts';
import { type Finding, fault, ok, warning } from '../../platform/lib/finding.ts';
import { LOOPBACK } from '../../platform/lib/host-name.ts';
import { PRODUCT_VERSION } from '../../platform/lib/product-version.ts';
import { checkCertificate } from './certificate.ts';
import { type Check, NotChecked, reasonOf } from './check.ts';
import type { Instance } from './instance.ts';
import { CLAIMED_ADDRESS, judgeProxies } from './proxies.ts';

const ORIGIN = ['APP_ORIGIN', 'PORT', 'TRUST_PROXY'];
const LIMIT_MS = 10_000;
const HALF_A_YEAR_SECONDS = 15_552_000;
const OK = 200;

const aliveRule = z.object({ version: z.string(), seen: z.optional(seenRequestRule) });

/** The header with the token; none without the secrets, for which there is a check of its own. */
async function tokenHeader(instance: Instance): Promise<Record<string, string>> {
  try {
    const { sessionSecrets: secrets } = instance.secrets();
    return { [DOCTOR_HEADER]: doctorToken({ ...instance.env, secrets, clock: instance.clock }) };
  } catch {
    return {};
  }
}

/** Asks the running product over its public address, once for all checks. */
async function askProduct(instance: Instance) {
  const { appOrigin } = instance.env;
  const reply = await fetch(`${appOrigin}/livez`, {
    headers: { ...(await tokenHeader(instance)), 'X-Forwarded-For': CLAIMED_ADDRESS },
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch((error: unknown) => {
    throw new NotChecked(`${appOrigin} cannot be reached from here: ${reasonOf(error)}`);
  });
  const alive = aliveRule.safeParse(await reply.json().catch(() => undefined));
  return { status: reply.status, headers: reply.headers, alive: alive.data };
}

type Answer = Awaited<ReturnType<typeof askProduct>>;

function checkScheme({ env }: Instance): Finding {
  const { protocol, hostname } = new URL(env.appOrigin);
  if (protocol === 'https:') return ok(env.appOrigin);
  const remedy = 'set APP_ORIGIN=https://…, with a proxy in front that has a certificate';
  return LOOPBACK.test(hostname)
    ? warning(`only this machine gets to ${env.appOrigin}`, remedy)
    : fault(`passwords travel unencrypted to ${env.appOrigin}`, remedy);
}

function checkVersion({ status, alive }: Answer): Finding {
  if (status !== OK || !alive) {
    return fault(
      `no product answers at /livez, but something else, with ${status}`,
      'start the product, and lead the proxy to it',
    );
  }
  return alive.version === PRODUCT_VERSION
    ? ok(`the product that answers is this version, ${PRODUCT_VERSION}`)
    : fault(`the product that answers is ${alive.version}, and this is ${PRODUCT_VERSION}`, 'restart it');
}

/** The part of an answer that only the product gives. */
function productIn({ alive }: Answer) {
  if (!alive) throw new NotChecked('no product answers there');
  return alive;
}

function checkHsts(answer: Answer): Finding {
  productIn(answer);
  const { headers } = answer;
  const header = headers.get('Strict-Transport-Security') ?? '';
  const [, seconds = 0] = /max-age="?(\d+)/i.exec(header) ?? [];
  return Number(seconds) >= HALF_A_YEAR_SECONDS
    ? ok('browsers are told to come by TLS only')
    : fault('browsers are not told to come by TLS only', 'let the proxy pass Strict-Transport-Security on');
}

/** Where plain HTTP is answered, it leads to TLS. */
export async function checkPlainHttp(origin: URL, plainPort: string, stop: AbortSignal): Promise<Finding> {
  const plain = new URL('/', origin);
  plain.protocol = 'http:';
  plain.port = plainPort;
  const reply = await fetch(plain, { redirect: 'manual', signal: stop }).catch(() => undefined);
  if (!reply) return ok(`nobody answers at ${plain.origin}`);
  return reply.headers.get('Location')?.startsWith(`${origin.origin}/`)
    ? ok(`${plain.origin} leads to ${origin.origin}`)
    : fault(
        `${plain.origin} answers without TLS, with ${reply.status}`,
        `let the proxy answer it with a redirect to ${origin.origin}`,
      );
}

function checkProxies({ env }: Instance, answer: Answer): Finding {
  const { seen } = productIn(answer);
  if (seen) return judgeProxies(seen, env);
  throw new NotChecked(
    'the product that answers has another SESSION_SECRET or a clock that is minutes off, or a proxy takes headers away',
  );
}

/** Whether the product is reached as a browser reaches it: by TLS, through the proxies that it knows. */
export function originChecks(instance: Instance): Check[] {
  let asked: Promise<Answer> | undefined;
  const answer = () => {
    asked ??= askProduct(instance);
    return asked;
  };
  const origin = new URL(instance.env.appOrigin);
  const requireTls = () => {
    if (origin.protocol !== 'https:') throw new NotChecked('APP_ORIGIN is not https:');
  };
  const tlsCheck = (name: string, run: (stop: AbortSignal) => Promise<Finding>): Check => ({
    name,
    reads: ORIGIN,
    run: async (stop) => {
      requireTls();
      return run(stop);
    },
  });
  return [
    { name: 'public address', reads: ORIGIN, run: async () => checkScheme(instance) },
    tlsCheck('certificate', (stop) => checkCertificate(origin, instance.clock, stop)),
    { name: 'version', reads: ORIGIN, run: async () => checkVersion(await answer()) },
    tlsCheck('HSTS', async () => checkHsts(await answer())),
    tlsCheck('plain HTTP', async (stop) => {
      if (origin.port) throw new NotChecked('APP_ORIGIN has a port of its own');
      return checkPlainHttp(origin, '', stop);
    }),
    { name: 'proxies', reads: ORIGIN, run: async () => checkProxies(instance, await answer()) },
  ];
}
