import { watchProduct } from '../../gauges.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { METRICS_PATH, serveMetrics } from '../../platform/metrics/metrics-server.ts';
import { counters } from '../../slices.ts';
import { portOf, stopListening } from './listening.ts';
import { createTestApp, type TestAppOptions } from './test-app.ts';

const SAMPLE = /^(\w+)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** A line of a scrape. */
interface ScrapedSample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** The result of a Prometheus scrape. */
export class Scrape {
  readonly text: string;
  /** The names of all metrics, including metrics without a sample. */
  readonly metrics: string[];
  readonly samples: ScrapedSample[];

  constructor(text: string) {
    const lines = text.split('\n');
    this.text = text;
    this.metrics = lines.flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []);
    this.samples = lines.flatMap((line) => {
      const match = line.startsWith('#') ? null : SAMPLE.exec(line);
      if (!match) return [];
      const [, name = '', labels = '', value] = match;
      const pairs = [...labels.matchAll(LABEL)].map(([, label = '', text = '']) => [label, text]);
      return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
    });
  }

  /** The value of the sample with these labels; undefined without such a sample. */
  valueOf(name: string, labels: Record<string, string> = {}): number | undefined {
    return this.samples.find(
      (sample) =>
        sample.name === name &&
        Object.entries(labels).every(([label, text]) => sample.labels[label] === text),
    )?.value;
  }

  /** Every value that a label has. */
  valuesOfLabel(label: string): string[] {
    return [...new Set(this.samples.flatMap(({ labels }) => labels[label] ?? []))];
  }
}

/** Starts the product with metrics, and scrapes them as Prometheus does. */
export async function createMetricsStage(options: TestAppOptions = {}) {
  const metrics = new Metrics(counters);
  const app = await createTestApp({ ...options, meter: metrics.meter });
  watchProduct(metrics, app, app.health);
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${portOf(server)}`;
  return {
    app,
    /** Sends a request to the metrics server. */
    ask: (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init),
    async scrape(): Promise<Scrape> {
      const reply = await fetch(`${origin}${METRICS_PATH}`);
      if (reply.status !== 200) throw new Error(`A scrape gave ${reply.status}.`);
      return new Scrape(await reply.text());
    },
    async close(): Promise<void> {
      await stopListening(server);
      await app.close();
    },
  };
}

/** The stage of the metrics' tests. */
export type MetricsStage = Awaited<ReturnType<typeof createMetricsStage>>;
