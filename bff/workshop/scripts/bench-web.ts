import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { PUBLIC_PAGES } from '../../../frontend/workshop/e2e/pages.ts';
import { interactionTimes } from '../bench/interactions.ts';
import { outsidePackage } from '../bench/outside-package.ts';
import { machine, writeResult } from '../bench/report.ts';
import { WHOLE_DIARY } from '../bench/rounds.ts';
import { BenchStage } from '../bench/stage.ts';
import { median } from '../bench/statistics.ts';
import { findChromium } from '../testing/system-tools.ts';
import { table } from '../testing/table.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const KB = 1_000;
const SIGNED_IN = ['/daily', '/log'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MEASURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'total-blocking-time',
  'total-byte-weight',
] as const;
const MOST_TRIES = 3;
const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    paths: { type: 'string', default: [...PUBLIC_PAGES, ...SIGNED_IN].join(',') },
    'without-interactions': { type: 'boolean', default: false },
  },
});

const reportRule = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
});

interface Visit {
  scores: number[];
  measures: number[];
}

function look(lighthouse: string, chromium: string, url: string, cookie: string, folder: string): Visit {
  const output = join(folder, 'report.json');
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${CHROMIUM_FLAGS}`,
  ];
  if (cookie) args.push(`--extra-headers=${JSON.stringify({ Cookie: cookie })}`);
  execFileSync(process.execPath, [lighthouse, ...args], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder, CHROME_PATH: chromium },
  });
  const { categories, audits } = reportRule.parse(JSON.parse(readFileSync(output, 'utf8')));
  const measures = MEASURES.map((measure) => audits[measure]?.numericValue ?? Number.NaN);
  if (measures.some(Number.isNaN)) throw new Error('Lighthouse has not seen the page whole.');
  return { scores: CATEGORIES.map((category) => (categories[category]?.score ?? 0) * 100), measures };
}

/** A look at a page; now and then Lighthouse loses its browser or a measure, and looks again. */
function visit(...page: Parameters<typeof look>): Visit {
  for (let tries = 1; ; tries += 1) {
    try {
      return look(...page);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      console.log(`Once more: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
}

function medians(visits: Visit[], key: keyof Visit): number[] {
  return (visits[0]?.[key] ?? []).map((_, index) =>
    median(visits.map((one) => one[key][index] ?? Number.NaN)),
  );
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
    const rows: string[][] = [];
    for (const path of values.paths.split(',')) {
      const cookie = SIGNED_IN.includes(path) ? (diarist?.cookie ?? '') : '';
      const visits = Array.from({ length: Number(values.runs) }, () =>
        visit(lighthouse, chromium, `${origin}${path}`, cookie, folder),
      );
      const [fcp, lcp, cls, tbt, bytes] = medians(visits, 'measures');
      const scores = medians(visits, 'scores').map((score) => score.toFixed(0));
      const figures = [fcp?.toFixed(0), lcp?.toFixed(0), cls?.toFixed(3), tbt?.toFixed(0)].map(String);
      rows.push([path, ...scores, ...figures, ((bytes ?? 0) / KB).toFixed(0)]);
      console.log(rows.at(-1)?.join('  '));
    }
    const head = ['page', 'perf', 'a11y', 'best', 'SEO', 'FCP ms', 'LCP ms', 'CLS', 'TBT ms', 'kB in all'];
    console.log(`\n${machine()}; ${LIGHTHOUSE}, mobile, medians of ${values.runs}\n${table(head, rows)}`);
    const interactions =
      diarist && !values['without-interactions'] ? await interactionTimes(origin, diarist.cookie) : [];
    for (const { what, ms } of interactions) console.log(`${what}: ${ms.toFixed(0)} ms (at most 100)`);
    console.log(`\nWritten to ${writeResult('bench-web', { rows, interactions })}`);
  } finally {
    await stage.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
