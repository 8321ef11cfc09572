import type { Clock } from '../../platform/lib/clock.ts';
import { type Finding, fault, ok, warning } from '../../platform/lib/finding.ts';
import { type Check, NotChecked } from './check.ts';
import type { Instance } from './instance.ts';

/** Of a source that tells whole seconds, over a network. */
const PRECISION_MS = 5_000;
const FAR_OFF_MS = 60_000;
const MS_PER_SECOND = 1_000;
const REMEDY = 'let the machine keep its time by NTP: timedatectl set-ntp true';

interface TimeSource {
  name: string;
  tell(stop: AbortSignal): Promise<number>;
}

function timeSources(instance: Instance): TimeSource[] {
  const { databaseUrl, google, apple } = instance.env;
  const issuers = [google?.issuer, apple?.issuer].filter((issuer) => issuer !== undefined);
  const server: TimeSource = {
    name: 'the database server',
    tell: async () => {
      const { db } = await instance.database();
      const [row] = await db.all<{ seconds: string }>('SELECT UNIX_TIMESTAMP(NOW(3)) AS seconds');
      return Number(row?.seconds) * MS_PER_SECOND;
    },
  };
  return [
    ...(databaseUrl ? [server] : []),
    ...issuers.map((issuer) => ({
      name: new URL(issuer).host,
      tell: async (signal: AbortSignal) => {
        const reply = await fetch(`${issuer}/.well-known/openid-configuration`, { signal });
        return Date.parse(reply.headers.get('Date') ?? '');
      },
    })),
  ];
}

/** How far this clock is ahead of a source, in milliseconds; null while the source tells no time. */
async function aheadOf(source: TimeSource, clock: Clock, stop: AbortSignal): Promise<number | null> {
  const before = clock().getTime();
  const told = await source.tell(stop).catch(() => Number.NaN);
  const middle = (before + clock().getTime()) / 2;
  return Number.isNaN(told) ? null : middle - told;
}

async function checkClock(instance: Instance, stop: AbortSignal): Promise<Finding> {
  const sources = timeSources(instance);
  if (sources.length === 0) {
    throw new NotChecked('there is no other clock: neither a database server nor a provider is set up');
  }
  const offsets: { name: string; ms: number }[] = [];
  for (const source of sources) {
    const ms = await aheadOf(source, instance.clock, stop);
    if (ms !== null) offsets.push({ name: source.name, ms });
  }
  const [worst] = offsets.sort((a, b) => Math.abs(b.ms) - Math.abs(a.ms));
  if (!worst) throw new NotChecked(`nobody tells the time: ${sources.map(({ name }) => name).join(', ')}`);
  const { ms, name } = worst;
  const seconds = Math.round(Math.abs(ms) / MS_PER_SECOND);
  const sentence = `this clock is ${seconds} s ${ms > 0 ? 'ahead of' : 'behind'} that of ${name}`;
  if (Math.abs(ms) > FAR_OFF_MS) return fault(sentence, REMEDY);
  if (Math.abs(ms) > PRECISION_MS) return warning(sentence, REMEDY);
  return ok(`this clock agrees with that of ${offsets.map((offset) => offset.name).join(', ')}`);
}

/** Whether the machine's clock is right, by the clocks of others. */
export function clockCheck(instance: Instance): Check {
  return {
    name: 'clock',
    reads: ['DATABASE_URL', 'GOOGLE_ISSUER', 'APPLE_ISSUER'],
    run: (stop) => checkClock(instance, stop),
  };
}
