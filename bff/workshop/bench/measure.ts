import { setTimeout as pause } from 'node:timers/promises';
import { type Call, type Door, expectedStatus, requestText } from './calls.ts';
import type { BenchUser } from './fill.ts';
import type { LoadDriver, MeasuredServer } from './processes.ts';
import type { BenchStage } from './stage.ts';

const PROBE_EVERY_MS = 10;

/** One measured pass. */
export interface Sample {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMicroseconds: number;
  statements: number;
}

/** What is measured: a call through a door of a server. */
export interface Subject {
  name: string;
  server: MeasuredServer;
  door: Door;
}

/** How one pass is made. */
export interface Pass {
  call: Call;
  people: BenchUser[];
  total: number;
  connections: number;
}

/** Sends a pass and measures it; throws when an answer was not a success. */
export async function measure(
  stage: BenchStage,
  driver: LoadDriver,
  { server, door, name }: Subject,
  { call, people, total, connections }: Pass,
): Promise<Sample> {
  if (call === 'save') await stage.forgetToday(people);
  const requests = people.map((person) => requestText(call, door, person));
  const statementsBefore = await stage.statements();
  const cpuBefore = server.cpuMicroseconds();
  const { seconds, p50Ms, p99Ms, statuses } = await driver.run({
    port: server.port,
    connections,
    requests,
    total,
  });
  const cpu = server.cpuMicroseconds() - cpuBefore;
  // The question before this one has been counted with them.
  const statements = (await stage.statements()) - statementsBefore - 1;
  if (statuses[expectedStatus(call, door)] !== total)
    throw new Error(`${name}, ${call}: unexpected answers ${JSON.stringify(statuses)}`);
  return {
    requestsPerSecond: total / seconds,
    p50Ms,
    p99Ms,
    cpuMicroseconds: cpu / total,
    statements: statements / total,
  };
}

/** The middle value. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of every figure on its own. */
export function medianSample(samples: Sample[]): Sample {
  const of = (key: keyof Sample) => median(samples.map((sample) => sample[key]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    cpuMicroseconds: of('cpuMicroseconds'),
    statements: of('statements'),
  };
}

/** The longest that the process has not answered while this ran, asked over a connection of its own. */
export async function longestStall(origin: string, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const done = work.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const askedAt = performance.now();
    await (await fetch(`${origin}/livez`)).text();
    longest = Math.max(longest, performance.now() - askedAt);
    await pause(PROBE_EVERY_MS);
  }
  await done;
  return longest;
}
