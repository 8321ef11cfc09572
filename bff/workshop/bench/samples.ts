import type { Sample } from './measure.ts';
import { mean, median } from './statistics.ts';

/** The samples of a run, by call and by subject, one sample for each round. */
export type Samples = Record<string, Record<string, Sample[]>>;

/** The values of a metric by round; empty if the subject was not measured. */
export function figures(samples: Samples, call: string, subject: string, key: keyof Sample): number[] {
  return (samples[call]?.[subject] ?? []).map((sample) => sample[key]);
}

function summary(samples: Sample[], middle: (values: number[]) => number): Sample {
  const of = (key: keyof Sample) => middle(samples.map((sample) => sample[key]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    cpuMicroseconds: of('cpuMicroseconds'),
    databaseCpuMicroseconds: of('databaseCpuMicroseconds'),
    statements: of('statements'),
  };
}

/** Computes the mean of each metric separately. */
export const meanSample = (samples: Sample[]): Sample => summary(samples, mean);

/** Computes the median of each metric separately. */
export const medianSample = (samples: Sample[]): Sample => summary(samples, median);
