import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { startJobs } from '../../jobs.ts';
import { buildUser } from '../../workshop/testing/builders.ts';
import { createMetricsStage, type MetricsStage, type Scrape } from '../../workshop/testing/metrics-stage.ts';
import { until } from '../../workshop/testing/until.ts';

const FOLDER = 'bff/commands/monitoring';
const AFTERWARDS = [
  'http_server_request_duration_seconds_bucket',
  'aufwind_job_last_success_timestamp_seconds',
  'nodejs_gc_duration_seconds_sum',
];
/** Written by Prometheus itself for every scrape. */
const OF_PROMETHEUS = 'up';

const alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.object({ summary: z.string(), action: z.string() }),
        }),
      ),
    }),
  ),
});
const dashboard = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })),
    }),
  ),
});

const rules = alerts
  .parse(parse(readFileSync(`${FOLDER}/alerts.yml`, 'utf8')))
  .groups.flatMap((group) => group.rules);
const { panels } = dashboard.parse(JSON.parse(readFileSync(`${FOLDER}/dashboard.json`, 'utf8')));
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** The metric names in an expression, without labels, functions, numbers and keywords. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|on|without|ignoring) *\([^)]*\)/g, ' ');
  const names = bare.match(/\b[a-z_][\w:]*\b(?! *\()/g) ?? [];
  return names.filter((name) => !['or', 'and', 'unless'].includes(name));
}

/** The labels that an expression selects or groups by. */
function labelsIn(expression: string): string[] {
  const selected = [...expression.matchAll(/[{,] *(\w+) *(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
  const grouped = [...expression.matchAll(/\bby *\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/, */),
  );
  return [...selected, ...grouped];
}

let stage: MetricsStage;
let scrape: Scrape;
let stopJobs: () => void;
beforeAll(async () => {
  stage = await createMetricsStage();
  stopJobs = startJobs(stage.app);
  await buildUser(stage.app);
  // Requests and jobs are counted after they end, and garbage collection runs at any time.
  await until(async () => {
    scrape = await stage.scrape();
    const names = scrape.samples.map(({ name }) => name);
    return AFTERWARDS.every((name) => names.includes(name));
  });
});
afterAll(async () => {
  stopJobs();
  await stage.close();
});

describe('the example dashboard and the alert rules', () => {
  it('use only metrics of a real scrape', () => {
    const scraped = [...scrape.metrics, ...scrape.samples.map(({ name }) => name), OF_PROMETHEUS];
    const named = [...new Set(expressions.flatMap(metricsIn))];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !scraped.includes(name))).toEqual([]);
  });

  it('show every metric of our own', () => {
    const named = expressions.flatMap(metricsIn);
    const own = scrape.metrics.filter((name) => name.startsWith('aufwind_'));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('select and group by existing labels of these metrics', () => {
    const ofMetrics = new Set([
      ...scrape.samples.flatMap(({ labels }) => Object.keys(labels)),
      // Labels of metrics without a sample, and of every scrape.
      ...['limit', 'reason', 'credential', 'state', 'instance', 'job'],
    ]);
    expect(expressions.flatMap(labelsIn).filter((label) => !ofMetrics.has(label))).toEqual([]);
  });

  it('explain the meaning of every alert and what to do', () => {
    expect(rules.map(({ alert }) => alert)).toHaveLength(11);
    for (const { annotations } of rules) {
      expect(annotations.summary.length).toBeGreaterThan(20);
      expect(annotations.action.length).toBeGreaterThan(60);
    }
  });
});
