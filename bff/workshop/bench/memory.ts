import { requestText } from './calls.ts';
import type { BenchUser } from './fill.ts';
import type { LoadDriver, MeasuredServer } from './processes.ts';
import { CONNECTIONS } from './rounds.ts';
import type { BenchStage } from './stage.ts';

const REQUESTS = 100_000;
const SUCCESSES = new Set(['200', '201']);

/** Measures the product's memory in MB during 100,000 lists, drafts and saves. Each round begins on an open day. */
export async function measureMemory(
  stage: BenchStage,
  driver: LoadDriver,
  product: MeasuredServer,
  people: BenchUser[],
): Promise<number[]> {
  const requests = [
    ...people.map((person) => requestText('list', 'rest', person)),
    ...people.map((person) => requestText('list', 'graphql', person)),
    ...people.map((person) => requestText('draft', 'rest', person)),
    ...people.map((person) => requestText('save', 'rest', person)),
  ];
  const curveMb = [product.memoryMb()];
  for (let sent = 0; sent < REQUESTS; sent += requests.length) {
    await stage.forgetToday(people);
    const { statuses } = await driver.run({
      port: product.port,
      connections: CONNECTIONS,
      requests,
      total: requests.length,
    });
    if (Object.keys(statuses).some((status) => !SUCCESSES.has(status)))
      throw new Error(`memory: unexpected answers ${JSON.stringify(statuses)}`);
    curveMb.push(product.memoryMb());
  }
  return curveMb;
}
