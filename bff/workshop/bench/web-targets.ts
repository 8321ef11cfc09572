import type { Claim } from './claims.ts';
import type { Visit } from './lighthouse.ts';
import { estimate, type Target } from './statistics.ts';

type Figure = Exclude<keyof Visit, 'isIndexed'>;
type PageTargets = Partial<Record<Figure, Target>>;

const BYTES_PER_KB = 1_000;
const kb = (count: number): Target => ({ atMost: count * BYTES_PER_KB });

const UNITS: Record<Figure, string> = {
  performance: ' points',
  accessibility: ' points',
  bestPractices: ' points',
  seo: ' points',
  fcpMs: ' ms',
  lcpMs: ' ms',
  cls: ' shift',
  tbtMs: ' ms',
  bytes: ' bytes',
  scriptBytes: ' bytes',
};

const FULL: Target = { atLeast: 100 };
const PUBLIC: PageTargets = {
  performance: FULL,
  accessibility: FULL,
  bestPractices: FULL,
  seo: FULL,
  lcpMs: { atMost: 1_200 },
  tbtMs: { atMost: 20 },
};

/** The targets of pages that differ from the targets of public pages. A script counts with its headers, about 1 kB. */
const PAGES: Record<string, PageTargets> = {
  '/': { ...PUBLIC, scriptBytes: kb(90) },
  '/daily': { performance: { atLeast: 98 }, lcpMs: { atMost: 1_800 }, scriptBytes: kb(159) },
  '/log': { performance: { atLeast: 98 }, lcpMs: { atMost: 2_000 }, scriptBytes: kb(159) },
};

const FIGURES: Figure[] = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'lcpMs',
  'tbtMs',
  'scriptBytes',
];

/** The claims about a page that was visited a few times. */
export function pageClaims(path: string, visits: Visit[]): Claim[] {
  const targets = PAGES[path] ?? PUBLIC;
  return FIGURES.flatMap((figure) => {
    const target = targets[figure];
    if (!target || (figure === 'seo' && !visits.every(({ isIndexed }) => isIndexed))) return [];
    const values = visits.map((one) => one[figure]);
    return [{ measure: `${path}: ${figure}`, estimate: estimate(values), target, unit: UNITS[figure] }];
  });
}
