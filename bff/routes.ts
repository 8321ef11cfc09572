import { guarded } from './platform/rest/route.ts';
import { ROOT_FIELDS } from './schema.ts';
import { slices } from './slices.ts';

/** The compatibility paths of every slice. */
export const routes = Object.values(slices)
  .flatMap((slice) => [...slice.routes])
  .map((row) => guarded(row, ROOT_FIELDS));
