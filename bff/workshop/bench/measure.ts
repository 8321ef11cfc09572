import { setTimeout as pause } from 'node:timers/promises';
import { type Call, type Door, expectedStatus, requestText } from './calls.ts';
import type { BenchUser } from './fill.ts';
import type { LoadDriver, MeasuredServer } from './processes.ts';
import type { BenchStage } from './stage.ts';

const PROBE_EVERY_MS = 10;

/** The cost of a pass: times, and per request the CPU time of both processes and the statements. */
export interface Sample {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMicroseconds: number;
  databaseCpuMicroseconds: number;
  statements: number;
}

/** The measured subject: GraphQL or REST of a server. */
export interface Subject {
  name: string;
  server: MeasuredServer;
  door: Door;
}

/** A series of identical calls, and the name of its row in the report. */
export interface Pass {
  name: string;
  call: Call;
  people: BenchUser[];
  total: number;
  connections: number;
}

/**
 * Sends and measures a pass. Throws if a response was not a success, or if the database lacks an acknowledged text.
 */
export async function measure(
  stage: BenchStage,
  driver: LoadDriver,
  { server, door, name }: Subject,
  { call, people, total, connections }: Pass,
): Promise<Sample> {
  const requests = people.map((person) => requestText(call, door, person));
  const statementsBefore = await stage.statements();
  const databaseCpuBefore = stage.databaseCpuMicroseconds();
  const cpuBefore = server.cpuMicroseconds();
  const { seconds, p50Ms, p99Ms, statuses } = await driver.run({
    port: server.port,
    connections,
    requests,
    total,
  });
  const cpu = server.cpuMicroseconds() - cpuBefore;
  const databaseCpu = stage.databaseCpuMicroseconds() - databaseCpuBefore;
  // Subtract the statement that read the counter before the pass.
  const statements = (await stage.statements()) - statementsBefore - 1;
  if (statuses[expectedStatus(call, door)] !== total)
    throw new Error(`${name}, ${call}: unexpected answers ${JSON.stringify(statuses)}`);
  if (call !== 'list' && (await stage.countToday(call, people)) !== people.length)
    throw new Error(`${name}, ${call}: not all that was answered is stored.`);
  return {
    requestsPerSecond: total / seconds,
    p50Ms,
    p99Ms,
    cpuMicroseconds: cpu / total,
    databaseCpuMicroseconds: databaseCpu / total,
    statements: statements / total,
  };
}

/** Runs the work and returns the process's longest response time to a probe meanwhile, in ms. */
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
