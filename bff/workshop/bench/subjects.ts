import { join } from 'node:path';
import { freePort } from '../testing/free-port.ts';
import type { Subject } from './measure.ts';
import type { BenchStage } from './stage.ts';

export const PRODUCT = 'product';
export const GRAPHQL = 'product, GraphQL';
/** The product whose metrics are on, with `--metrics`. */
export const METRICS = 'product, metrics';
/** The product of another checkout, with `--other`. */
export const OTHER = 'other checkout';
export const OTHER_GRAPHQL = 'other checkout, GraphQL';
export const USUAL = 'usual';
export const SAME_DUTIES = 'usual, same duties';
export const BARE = 'bare';

/** The subjects measured next to the product and its references. */
export interface Besides {
  metrics: boolean;
  /** The folder of another checkout, which is built. */
  other?: string | undefined;
}

async function bothAppOptions(stage: BenchStage, names: [rest: string, graphql: string], dist?: string) {
  const server = await stage.product({}, dist);
  const [rest, graphql] = names;
  return [
    { name: rest, server, door: 'rest' as const },
    { name: graphql, server, door: 'graphql' as const },
  ];
}

/** Starts the product and, with a database server, the reference servers. */
export async function startSubjects(stage: BenchStage, { metrics, other }: Besides): Promise<Subject[]> {
  const subjects: Subject[] = await bothAppOptions(stage, [PRODUCT, GRAPHQL]);
  if (other) subjects.push(...(await bothAppOptions(stage, [OTHER, OTHER_GRAPHQL], join(other, 'dist'))));
  if (metrics) {
    const server = await stage.product({ METRICS_PORT: String(await freePort()) });
    subjects.push({ name: METRICS, server, door: 'rest' });
  }
  if (!stage.databaseUrl) return subjects;
  for (const name of [USUAL, SAME_DUTIES, BARE]) {
    subjects.push({ name, server: await stage.reference(name), door: 'rest' });
  }
  return subjects;
}
