import type { Claim } from './claims.ts';
import type { Sample } from './measure.ts';
import { WHOLE_LIST } from './rounds.ts';
import { figures, type Samples } from './samples.ts';
import { estimate, exactly, pairedRatios, type Target } from './statistics.ts';
import { GRAPHQL, METRICS, OTHER, OTHER_GRAPHQL, PRODUCT, SAME_DUTIES, USUAL } from './subjects.ts';

interface RatioTarget {
  calls: string[];
  /** The name of the figure. */
  what: string;
  key: keyof Sample;
  subject: string;
  base: string;
  target: Target;
}

const CALLS = ['list', 'draft', 'save'];
const CPU = { what: 'CPU', key: 'cpuMicroseconds' } as const;

/** The limits of the product's cost relative to another server, in the same rounds. */
const RATIOS: RatioTarget[] = [
  { calls: CALLS, ...CPU, subject: PRODUCT, base: USUAL, target: { atMost: 0.8, aim: 0.6 } },
  { calls: CALLS, ...CPU, subject: PRODUCT, base: SAME_DUTIES, target: { atMost: 0.65 } },
  {
    calls: CALLS,
    what: 'CPU of the database',
    key: 'databaseCpuMicroseconds',
    subject: PRODUCT,
    base: USUAL,
    target: { atMost: 1 },
  },
  { calls: CALLS, what: 'p99', key: 'p99Ms', subject: PRODUCT, base: USUAL, target: { atMost: 1 } },
  { calls: CALLS, ...CPU, subject: GRAPHQL, base: PRODUCT, target: { atMost: 1.6 } },
  { calls: CALLS, ...CPU, subject: METRICS, base: PRODUCT, target: { atMost: 1.05 } },
  { calls: [...CALLS, WHOLE_LIST], ...CPU, subject: PRODUCT, base: OTHER, target: { atMost: 1 } },
  { calls: CALLS, ...CPU, subject: GRAPHQL, base: OTHER_GRAPHQL, target: { atMost: 1 } },
  { calls: [WHOLE_LIST], ...CPU, subject: PRODUCT, base: USUAL, target: { atMost: 1 } },
];

/** The limits of the product's own cost. */
const FIGURES = {
  readyMs: { measure: 'start to ready', unit: ' ms', target: { atMost: 1_000 } },
  memoryMb: { measure: 'memory after start', unit: ' MB', target: { atMost: 130 } },
  memoryAfterMb: { measure: 'memory after 100,000 requests', unit: ' MB', target: { atMost: 200 } },
  searchCpuMs: { measure: 'search of 3,650: CPU', unit: ' ms', target: { atMost: 40 } },
  searchStallMs: { measure: 'longest stall under searches of 3,650', unit: ' ms', target: { atMost: 100 } },
  importSeconds: { measure: 'import of 20,000 entries', unit: ' s', target: { atMost: 60 } },
  importStallMs: {
    measure: 'longest stall under an import of 20,000',
    unit: ' ms',
    target: { atMost: 100 },
  },
  undoStallMs: { measure: 'longest stall under its undoing', unit: ' ms', target: { atMost: 100 } },
  hostileStallMs: { measure: 'longest stall under hostile texts', unit: ' ms', target: { atMost: 100 } },
  refusedLogIns: {
    measure: 'log-ins of others refused under a flood',
    unit: ' log-ins',
    target: { atMost: 0 },
  },
  logInP95Ms: { measure: 'log-ins of others under a flood, p95', unit: ' ms', target: { atMost: 1_500 } },
  fullLivezMs: {
    measure: 'livez beside whole lists of a full account, p99',
    unit: ' ms',
    target: { atMost: 200 },
  },
  fullSlowestMs: { measure: 'slowest call of others meanwhile', unit: ' ms', target: { atMost: 1_000 } },
  fullRefused: { measure: 'calls of others refused meanwhile', unit: ' calls', target: { atMost: 0 } },
  fullExportMb: {
    measure: 'memory above idle under an export of 50 MB',
    unit: ' MB',
    target: { atMost: 60 },
  },
};

/** Each metric with its measured values. */
export type Figures = Partial<Record<keyof typeof FIGURES, number[]>>;

/** The claims about the measured ratios. */
export function ratioClaims(samples: Samples): Claim[] {
  return RATIOS.flatMap(({ calls, what, key, subject, base, target }) =>
    calls.flatMap((call) => {
      const [own, others] = [figures(samples, call, subject, key), figures(samples, call, base, key)];
      const measure = `${call}: ${what}, ${subject} / ${base}`;
      const isMeasured = own.length > 0 && others.length > 0 && !own.some(Number.isNaN);
      return isMeasured ? [{ measure, estimate: estimate(pairedRatios(own, others)), target, unit: '' }] : [];
    }),
  );
}

/** The claims about the measured single figures. */
export function figureClaims(measured: Figures): Claim[] {
  return Object.entries(FIGURES).flatMap(([name, { measure, unit, target }]) => {
    const [first, ...more] = Object.entries(measured).find(([key]) => key === name)?.[1] ?? [];
    if (first === undefined) return [];
    const one = more.length === 0 ? exactly(first) : estimate([first, ...more]);
    return [{ measure, estimate: one, target, unit }];
  });
}
