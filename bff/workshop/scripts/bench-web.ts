import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PUBLIC_PAGES } from '../../../frontend/workshop/e2e/pages.ts';
import { type Claim, claimLines, isMet } from '../bench/claims.ts';
import { interactionTimes } from '../bench/interactions.ts';
import { type Visit, visit } from '../bench/lighthouse.ts';
import { outsidePackage } from '../bench/outside-package.ts';
import { machine, writeResult } from '../bench/report.ts';
import { WHOLE_DIARY } from '../bench/rounds.ts';
import { BenchStage } from '../bench/stage.ts';
import { exactly, median } from '../bench/statistics.ts';
import { pageClaims } from '../bench/web-targets.ts';
import { findChromium } from '../testing/system-tools.ts';
import { table } from '../testing/table.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const KB = 1_000;
const SIGNED_IN = ['/daily', '/log'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '6' },
    paths: { type: 'string', default: [...PUBLIC_PAGES, ...SIGNED_IN].join(',') },
    'without-interactions': { type: 'boolean', default: false },
  },
});

const HEAD = [
  'page',
  'perf',
  'a11y',
  'best',
  'SEO',
  'FCP ms',
  'LCP ms',
  'CLS',
  'TBT ms',
  'kB in all',
  'scripts',
];

/** The medians of a page's visits. */
function cells(path: string, visits: Visit[]): string[] {
  const of = (figure: (one: Visit) => number, digits = 0) => median(visits.map(figure)).toFixed(digits);
  return [
    path,
    of((one) => one.performance),
    of((one) => one.accessibility),
    of((one) => one.bestPractices),
    of((one) => one.seo),
    of((one) => one.fcpMs),
    of((one) => one.lcpMs),
    of((one) => one.cls, 3),
    of((one) => one.tbtMs),
    of((one) => one.bytes / KB),
    of((one) => one.scriptBytes / KB),
  ];
}

/** Interaction times on a slow phone, in a diary of ten years. */
async function interactionClaims(origin: string, cookie: string): Promise<Claim[]> {
  const times = await interactionTimes(origin, cookie);
  return times.map(({ what, ms }) => ({
    measure: what,
    estimate: exactly(ms),
    target: { atMost: 100 },
    unit: ' ms',
  }));
}

/** `npm run bench:web`: Lighthouse on a phone's profile for every page, and how long a slow phone thinks. */
async function main(): Promise<void> {
  const chromium = findChromium();
  const lighthouse = chromium && outsidePackage(LIGHTHOUSE, 'lighthouse/cli/index.js');
  if (!chromium || !lighthouse) {
    console.log(
      `SKIPPED: ${chromium ? `${LIGHTHOUSE} cannot be installed` : 'no Chromium on this machine'}.`,
    );
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'aufwind-bench-web-'));
  const stage = await BenchStage.onEmbedded();
  try {
    const [diarist] = await stage.people(1, WHOLE_DIARY);
    const { port } = await stage.product();
    const origin = `http://localhost:${port}`;
    const pages: Record<string, Visit[]> = {};
    for (const path of values.paths.split(',')) {
      const cookie = SIGNED_IN.includes(path) ? (diarist?.cookie ?? '') : '';
      const visitor = { lighthouse, chromium, cookie, folder };
      pages[path] = Array.from({ length: Number(values.runs) }, () => visit(`${origin}${path}`, visitor));
      console.log(cells(path, pages[path]).join('  '));
    }
    const rows = Object.entries(pages).map(([path, visits]) => cells(path, visits));
    console.log(`\n${machine()}; ${LIGHTHOUSE}, mobile, medians of ${values.runs}\n${table(HEAD, rows)}`);
    const claims = Object.entries(pages).flatMap(([path, visits]) => pageClaims(path, visits));
    if (diarist && !values['without-interactions'])
      claims.push(...(await interactionClaims(origin, diarist.cookie)));
    const open = claims.filter((claim) => !isMet(claim));
    console.log(`\nmet: ${claims.length - open.length} of ${claims.length} targets`);
    for (const line of claimLines(open)) console.log(line);
    console.log(`\nWritten to ${writeResult('bench-web', { pages, claims })}`);
  } finally {
    await stage.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
