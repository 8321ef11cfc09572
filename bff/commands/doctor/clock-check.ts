import { fault, ok, warning } from '../../platform/lib/finding.ts';
import type { Checks } from './check.ts';
import type { Instance } from './instance.ts';
import { NotChecked } from './reason.ts';

/** Tolerated error: sources report whole seconds over a network. */
const PRECISION_MS = 5_000;
const FAR_OFF_MS = 60_000;
const REMEDY = 'let the machine keep its time by NTP: timedatectl set-ntp true';

/** Asks a source for the time in milliseconds. */
type TellTime = (stop: AbortSignal) => Promise<number>;

/** The clocks of the database server and the identity providers, by name. */
function timeSources({ env, database }: Instance): [name: string, tell: TellTime][] {
  const askServer: TellTime = async () => {
    const { db } = await database();
    const [row] = await db.all<{ seconds: string }>('SELECT UNIX_TIMESTAMP(NOW(3)) AS seconds');
    return Number(row?.seconds) * 1_000;
  };
  const providerOf = (issuer: string): [string, TellTime] => [
    new URL(issuer).host,
    async (signal) => {
      const reply = await fetch(`${issuer}/.well-known/openid-configuration`, { signal });
      return Date.parse(reply.headers.get('Date') ?? '');
    },
  ];
  const providers = [env.google, env.apple, env.oidc].flatMap((provider) =>
    provider ? [providerOf(provider.issuer)] : [],
  );
  return env.databaseUrl ? [['the database server', askServer], ...providers] : providers;
}

/** Compares the machine's clock with other clocks. */
export const CLOCK_CHECK: Checks = {
  reads: ['DATABASE_URL', 'GOOGLE_ISSUER', 'APPLE_ISSUER', 'OIDC_ISSUER'],
  runs: {
    async clock(instance, stop) {
      const sources = timeSources(instance);
      if (sources.length === 0) {
        throw new NotChecked(
          'there is no other clock: neither a database server nor a provider is configured',
        );
      }
      /** How far this clock is ahead of each reachable source. */
      const offsets: { name: string; ms: number }[] = [];
      for (const [name, tell] of sources) {
        const before = instance.clock().getTime();
        const told = await tell(stop).catch(() => Number.NaN);
        const ms = (before + instance.clock().getTime()) / 2 - told;
        if (!Number.isNaN(ms)) offsets.push({ name, ms });
      }
      const [worst] = offsets.sort((a, b) => Math.abs(b.ms) - Math.abs(a.ms));
      if (!worst)
        throw new NotChecked(`no source reports the time: ${sources.map(([name]) => name).join(', ')}`);
      const offMs = Math.abs(worst.ms);
      const direction = worst.ms > 0 ? 'ahead of' : 'behind';
      const sentence = `this clock is ${Math.round(offMs / 1_000)} s ${direction} that of ${worst.name}`;
      if (offMs > FAR_OFF_MS) return fault(sentence, REMEDY);
      if (offMs > PRECISION_MS) return warning(sentence, REMEDY);
      return ok(`this clock agrees with that of ${offsets.map(({ name }) => name).join(', ')}`);
    },
  },
};
