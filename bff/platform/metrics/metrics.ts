import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CounterTable, Meter } from '../lib/meter.ts';

/** Known methods; Node accepts 30 more, which share one label. */
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'PUT', 'DELETE']);
const OTHER_METHOD = '_OTHER';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A value of a gauge. Its labels come from a closed list. */
export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

type GaugeValue = Sample[] | number | undefined;

/** A gauge that is read at every scrape. */
export interface GaugeRow {
  name: string;
  help: string;
  labels?: string[];
  /** Returns the value, or a sample for each label; undefined if there is no value, or it is not available in time. */
  read: () => GaugeValue | Promise<GaugeValue>;
}

/** Metrics of this process, in the text format of Prometheus. */
export class Metrics {
  readonly meter: Meter;
  readonly #registry = new Registry();
  #scrape: Promise<string> | undefined;

  constructor(table: CounterTable) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const counters = Object.fromEntries(
      Object.entries(table).map(([key, { name, help, labels = [] }]) => [
        key,
        new Counter<string>({ name, help, labelNames: [...labels], registers }),
      ]),
    );
    // `increase()` ignores a series' first sample, so counters used by alerts start at 0.
    for (const level of ['fatal', 'error', 'warn', 'info']) counters.logLine?.inc({ level }, 0);
    const durations = new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Answered requests, by method, pattern of the route and status; probes of health are none.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS_SECONDS,
      registers,
    });
    const successes = new Gauge({
      name: 'aufwind_job_last_success_timestamp_seconds',
      help: 'When a job of this process has last succeeded; the start counts as one.',
      labelNames: ['job'],
      registers,
    });
    this.meter = {
      count: (name, labels) => counters[name]?.inc({ ...labels }),
      observe: ({ method, route, status, durationMs }) => {
        const knownMethod = METHODS.has(method) ? method : OTHER_METHOD;
        durations.observe({ method: knownMethod, route, status }, durationMs / 1_000);
      },
      succeeded: (job) => successes.setToCurrentTime({ job }),
    };
  }

  gauge({ name, help, labels = [], read }: GaugeRow): void {
    new Gauge<string>({
      name,
      help,
      labelNames: labels,
      registers: [this.#registry],
      async collect() {
        const value = await read();
        const samples = typeof value === 'number' ? [{ value }] : (value ?? []);
        this.reset();
        // Remove the series: a missing value must not be reported as 0.
        if (labels.length === 0) this.remove();
        for (const { labels: own = {}, value } of samples) this.set(own, value);
      },
    });
  }

  /** Collects all metrics; concurrent scrapes share one collection. */
  scrape(): Promise<string> {
    this.#scrape ??= this.#registry.metrics().finally(() => {
      this.#scrape = undefined;
    });
    return this.#scrape;
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}
