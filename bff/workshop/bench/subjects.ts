import { freePort } from '../testing/free-port.ts';
import type { Subject } from './measure.ts';
import type { BenchStage } from './stage.ts';

export const PRODUCT = 'product';
export const GRAPHQL = 'product, GraphQL';
/** The product whose metrics are on, with `--metrics`. */
export const METRICS = 'product, metrics';
export const USUAL = 'usual';
export const SAME_DUTIES = 'usual, same duties';
export const BARE = 'bare';

/** Starts the product and, where there is a database server, what it is compared with. */
export async function startSubjects(stage: BenchStage, withMetrics: boolean): Promise<Subject[]> {
  const server = await stage.product();
  const subjects: Subject[] = [
    { name: PRODUCT, server, door: 'rest' },
    { name: GRAPHQL, server, door: 'graphql' },
  ];
  if (withMetrics) {
    const measured = await stage.product({ METRICS_PORT: String(await freePort()) });
    subjects.push({ name: METRICS, server: measured, door: 'rest' });
  }
  if (!stage.databaseUrl) return subjects;
  for (const name of [USUAL, SAME_DUTIES, BARE]) {
    subjects.push({ name, server: await stage.reference(name), door: 'rest' });
  }
  return subjects;
}
