import type { EntitySchema } from 'typeorm';
import type { Resolvers } from './graphql/resolvers.generated.ts';
import type { RootField } from './graphql/root-fields.ts';
import type { CompatibilityRoute } from './rest/route.ts';

/** What a slice gives the product once it stands on the platform. */
export interface OpenSlice {
  services: object;
  resolvers: Resolvers;
  /** Deletes what has had its time. */
  purge?: () => Promise<void>;
}

/** A slice of the product: what it declares, and how it is opened. Its SDL stands in its folder's `.graphql` files. */
export interface Slice {
  entities: EntitySchema[];
  /** Access, limit and log line of its root fields, for both doors. */
  fields: Record<string, RootField>;
  routes: CompatibilityRoute[];
  /** Builds its services on the platform and on what it needs of other slices. */
  open: (...needs: never[]) => OpenSlice;
}
