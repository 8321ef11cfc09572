import { makeExecutableSchema } from '@graphql-tools/schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLField, GraphQLInputType } from 'graphql';
import { getNamedType, isEnumType, isInputObjectType, isLeafType, isNonNullType } from 'graphql';
import { routes } from '../../routes.ts';
import { ROOT_FIELDS, typeDefs } from '../../schema.ts';
import { routesOf } from '../../workshop/testing/express-routes.ts';
import { OPEN_ROUTES } from '../../workshop/testing/open-routes.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { TestClient } from '../../workshop/testing/test-client.ts';

const schema = makeExecutableSchema({ typeDefs });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Field = GraphQLField<unknown, unknown>;
const fieldsOf = (type: ReturnType<typeof schema.getQueryType>): Field[] =>
  Object.values(type?.getFields() ?? {});
const queries = fieldsOf(schema.getQueryType());
const mutations = fieldsOf(schema.getMutationType());

const LITERALS: Record<string, string> = {
  Int: '1',
  Boolean: 'true',
  Date: '"2026-11-20"',
  DateTime: '"2026-11-20T18:00:00.000Z"',
};

/** A literal that GraphQL accepts for a type: required parts only. */
function literal(type: GraphQLInputType): string {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  if (!isInputObjectType(named)) return LITERALS[named.name] ?? '"x"';
  const required = Object.values(named.getFields()).filter((field) => isNonNullType(field.type));
  return `{ ${required.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
}

function documentFor(kind: string, { name, args, type }: Field): string {
  const required = args.filter((arg) => isNonNullType(arg.type));
  const list = required.map((arg) => `${arg.name}: ${literal(arg.type)}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return `${kind} { ${name}${list && `(${list})`} ${selection} }`;
}

describe('the table of access rules', () => {
  it('has a row for every root field, and no row for a field that is gone', () => {
    const fields = [...queries, ...mutations].map(({ name }) => name);
    expect(Object.keys(ROOT_FIELDS).sort()).toEqual(fields.sort());
    expect(schema.getSubscriptionType()).toBeUndefined();
  });

  it.each([
    ...queries.map((field) => ({ field, kind: 'query', ...row(field.name), name: field.name })),
    ...mutations.map((field) => ({
      field,
      kind: 'mutation',
      ...row(field.name),
      name: field.name,
    })),
  ])('is what a visitor meets → $kind $name: $access', async ({ field, kind, access }) => {
    const { body } = await new TestClient(app).graphql(documentFor(kind, field));
    const codes = (body.errors ?? []).map((error: { extensions: { code: string } }) => error.extensions.code);
    if (access === 'user') expect(codes).toEqual(['UNAUTHENTICATED']);
    else expect(codes.every((code: string) => ['BAD_USER_INPUT', 'UNAVAILABLE'].includes(code))).toBe(true);
  });
});

describe('the routes of the product', () => {
  it('are the compatibility paths and what is declared open, and nothing else', () => {
    const paths = routes.map(({ method, path }) => `${method} ${path}`);
    const found = routesOf(app.express);
    expect(found).toEqual(expect.arrayContaining(paths));
    const declared = new Set([...paths, ...Object.keys(OPEN_ROUTES)]);
    expect(found.filter((route) => !declared.has(route))).toEqual([]);
  });
});

function row(name: string) {
  const [, found] = Object.entries(ROOT_FIELDS).find(([field]) => field === name) ?? [];
  if (!found) throw new Error(`${name} has no access rule: add one to ROOT_FIELDS.`);
  return found;
}
