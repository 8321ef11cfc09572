import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const PERCENT = 100;
const MOST_TRIES = 3;
const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu';

const score = z.object({ score: z.nullable(z.number()) });
const time = z.object({ numericValue: z.number() });
const reportRule = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'first-contentful-paint': time,
    'largest-contentful-paint': time,
    'cumulative-layout-shift': time,
    'total-blocking-time': time,
    'total-byte-weight': time,
    'is-crawlable': score,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.optional(z.string()), transferSize: z.number() })),
      }),
    }),
  }),
});

/** The Lighthouse result of a page: scores out of 100, times, and bytes until the network is quiet. */
export interface Visit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  bytes: number;
  scriptBytes: number;
  /** Whether search engines may index the page; other pages cannot reach the full SEO score. */
  isIndexed: boolean;
}

/** The visitor of a page. */
export interface Visitor {
  lighthouse: string;
  chromium: string;
  cookie: string;
  /** Where the report is written. */
  folder: string;
}

function look(url: string, { lighthouse, chromium, cookie, folder }: Visitor): Visit {
  const output = join(folder, 'report.json');
  const args = [url, '--quiet', '--output=json', `--output-path=${output}`];
  args.push(`--chrome-flags=${CHROMIUM_FLAGS}`);
  if (cookie) args.push(`--extra-headers=${JSON.stringify({ Cookie: cookie })}`);
  execFileSync(process.execPath, [lighthouse, ...args], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder, CHROME_PATH: chromium },
  });
  const { categories, audits } = reportRule.parse(JSON.parse(readFileSync(output, 'utf8')));
  const points = (category: keyof typeof categories) => (categories[category].score ?? 0) * PERCENT;
  const requests = audits['network-requests'].details.items;
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    fcpMs: audits['first-contentful-paint'].numericValue,
    lcpMs: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    isIndexed: audits['is-crawlable'].score !== 0,
  };
}

/** Measures a page. Retries, because Lighthouse sometimes loses its browser or a metric. */
export function visit(...page: Parameters<typeof look>): Visit {
  for (let tries = 1; ; tries += 1) {
    try {
      return look(...page);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      const [reason] = error instanceof Error ? error.message.split('\n') : [String(error)];
      process.stdout.write(`Once more: ${reason}\n`);
    }
  }
}
