import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { CalendarDate, DateTime } from './platform/graphql/date-time.ts';
import { enforceRootFields, type RootFields } from './platform/graphql/root-fields.ts';
import { BFF_DIR } from './platform/lib/paths.ts';
import { guardRoute } from './platform/rest/route.ts';
import type { Product } from './product.ts';
import { slices } from './slices.ts';

// Folders in the order of the printed schema, the diary first.
const FOLDERS = new Set([
  '.',
  'platform/graphql',
  'answer',
  'draft',
  'search',
  'streak',
  ...slices.declared.map(({ folder }) => folder),
]);

/** The SDL of the root, the platform and every slice, without `*.rest.graphql` documents. */
export const typeDefs = [...FOLDERS].flatMap((folder) => {
  const files = readdirSync(join(BFF_DIR, folder)).filter((name) => /^[\w-]+\.graphql$/.test(name));
  return files.map((name) => readFileSync(join(BFF_DIR, folder, name), 'utf8'));
});

/** The declarations of all root fields, for GraphQL and REST. */
export const ROOT_FIELDS: RootFields = slices.fields;

/** The REST paths of every slice, each with the access of its root field. */
export const routes = slices.declared
  .flatMap((slice) => slice.routes ?? [])
  .map((row) => guardRoute(row, ROOT_FIELDS));

/** Builds the executable schema from every slice's SDL and resolvers, and enforces the declarations. */
export function createSchema({
  opened,
  services,
  meter,
}: Pick<Product, 'opened' | 'services' | 'meter'>): GraphQLSchema {
  const resolvers = [{ DateTime, Date: CalendarDate }, ...opened.map((slice) => slice.resolvers)];
  // The schema is not shared, so skip the defensive copy and the source locations.
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers,
    updateResolversInPlace: true,
    noLocation: true,
  });
  return enforceRootFields(schema, ROOT_FIELDS, {
    rememberTimeZone: (user, timeZone) => services.account.rememberTimeZone(user, timeZone),
    meter,
  });
}
