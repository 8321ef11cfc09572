import type { EntitySchema } from 'typeorm';
import type { Resolvers } from './graphql/resolvers.generated.ts';
import type { RootField } from './graphql/root-fields.ts';
import type { Mails } from './mail/sender.ts';
import type { CompatibilityRoute } from './rest/route.ts';
import type { ListReader } from './rest/streamed-list.ts';

/** An open slice. */
export interface OpenSlice {
  services: object;
  resolvers: Resolvers;
  /** Reads the whole lists of its streamed routes, by the names of their operations. */
  lists?: Record<string, ListReader>;
  /** Composes the mails of its kinds when they are sent. */
  mails?: Mails;
  /** Deletes rows past their time. */
  purge?: () => Promise<void>;
}

/** A slice of the product: its declarations, and how it is opened; its SDL is in its folder. */
export interface Slice {
  entities: EntitySchema[];
  /** Access, limit and log line of its root fields, for both doors. */
  fields: Record<string, RootField>;
  routes: CompatibilityRoute[];
  /** Builds its services on the platform and on what it needs of other slices. */
  open: (...needs: never[]) => OpenSlice;
}
