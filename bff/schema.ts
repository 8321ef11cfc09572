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

// The diary comes first where people read the schema.
const FOLDERS = new Set([
  '.',
  'platform/graphql',
  'answer',
  'draft',
  'search',
  'streak',
  ...slices.declared.map(({ folder }) => folder),
]);

/** The SDL of the root, the platform and every slice, without the documents of REST rows (`*.rest.graphql`). */
export const typeDefs = [...FOLDERS].flatMap((folder) => {
  const files = readdirSync(join(BFF_DIR, folder)).filter((name) => /^[\w-]+\.graphql$/.test(name));
  return files.map((name) => readFileSync(join(BFF_DIR, folder, name), 'utf8'));
});

/** The declarations of all root fields, for both doors. */
export const ROOT_FIELDS: RootFields = slices.fields;

/** The compatibility paths of every slice, each with the access of its root field. */
export const routes = slices.declared
  .flatMap((slice) => slice.routes)
  .map((row) => guardRoute(row, ROOT_FIELDS));

/** Joins every slice's SDL and resolvers into the executable schema, which enforces the declarations. */
export function createSchema({
  opened,
  services,
  meter,
}: Pick<Product, 'opened' | 'services' | 'meter'>): GraphQLSchema {
  const resolvers = [{ DateTime, Date: CalendarDate }, ...opened.map((slice) => slice.resolvers)];
  // Nobody else has this schema, so nothing is copied; and what was parsed need not remember where it stood.
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
