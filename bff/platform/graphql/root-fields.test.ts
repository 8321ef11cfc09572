import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLField, GraphQLInputType } from 'graphql';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { SCOPES } from '../../api-token/scopes.rules.ts';
import { ROOT_FIELDS, routes, typeDefs } from '../../schema.ts';
import { buildProgram } from '../../workshop/testing/api-tokens.ts';
import { buildUser } from '../../workshop/testing/builders.ts';
import { routesOf } from '../../workshop/testing/express-routes.ts';
import { OPEN_FIELDS, OPEN_ROUTES } from '../../workshop/testing/open-routes.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { TestClient } from '../../workshop/testing/test-client.ts';
import type { ScopeNeeded } from '../session/program.ts';
import type { Admission } from './context.ts';

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
const account = schema.getType('Account');
const accountFields = isObjectType(account) ? fieldsOf(account) : [];

const LITERALS: Record<string, string> = {
  Int: '1',
  Boolean: 'true',
  Date: '"2026-11-20"',
  DateTime: '"2026-11-20T18:00:00.000Z"',
};

/** Returns a literal that GraphQL accepts for a type, with required parts only and empty texts. */
function literal(type: GraphQLInputType): string {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  if (!isInputObjectType(named)) return LITERALS[named.name] ?? '""';
  const required = Object.values(named.getFields()).filter((field) => isNonNullType(field.type));
  return `{ ${required.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
}

/** A field of the schema, the operation or type to which it belongs, and its name in the table. */
interface Declared {
  kind: 'query' | 'mutation' | 'account';
  field: Field;
  name: string;
}

const DECLARED: Declared[] = [
  ...queries.map((field) => ({ kind: 'query' as const, field, name: field.name })),
  ...mutations.map((field) => ({ kind: 'mutation' as const, field, name: field.name })),
  ...accountFields.map((field) => ({ kind: 'account' as const, field, name: `me.${field.name}` })),
];

function documentFor({ kind, field }: Declared): string {
  return kind === 'account' ? `{ me { ${selectionOf(field)} } }` : `${kind} { ${selectionOf(field)} }`;
}

function selectionOf({ name, args, type }: Field): string {
  const required = args.filter((arg) => isNonNullType(arg.type));
  const list = required.map((arg) => `${arg.name}: ${literal(arg.type)}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return `${name}${list && `(${list})`} ${selection}`;
}

describe('the table of access rules', () => {
  it('has a row for every root field, and no row without a field', () => {
    const names = [...queries, ...mutations].map(({ name }) => name);
    expect(Object.keys(ROOT_FIELDS)).toEqual(expect.arrayContaining(names));
    expect(DECLARED.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(ROOT_FIELDS)));
    expect(schema.getSubscriptionType()).toBeUndefined();
  });

  it('opens exactly the listed fields to visitors and tokens', () => {
    const listed = Object.entries(OPEN_FIELDS).flatMap(([who, names]) =>
      names.split(/\s+/).map((name) => `${name}: ${who}`),
    );
    const declared = Object.entries(ROOT_FIELDS).map(
      ([name, { access, scope }]) => `${name}: ${access} ${scope}`,
    );
    expect(declared.filter((line) => !line.endsWith(': user none')).sort()).toEqual(listed.sort());
  });

  it.each(DECLARED)('is enforced for visitors → $kind $name', async (declared) => {
    const { body } = await new TestClient(app).graphql(documentFor(declared));
    const codes = (body.errors ?? []).map((error: { extensions: { code: string } }) => error.extensions.code);
    if (declared.kind === 'account') expect(body).toEqual({ data: { me: null } });
    else if (row(declared.name).access === 'user') expect(codes).toEqual(['UNAUTHENTICATED']);
    else expect(codes.every((code: string) => ['BAD_USER_INPUT', 'UNAVAILABLE'].includes(code))).toBe(true);
  });
});

describe('a field of the account', () => {
  it.each(DECLARED.filter(({ kind }) => kind === 'account'))(
    'is refused by itself when the request is meant for another person, unless its row opens it → $name',
    async (declared) => {
      const { client } = await buildUser(app);
      const other = await buildUser(app);
      const sent = { query: documentFor(declared) };
      const meant = await client.rest('post', '/graphql', sent, { 'X-User': String(other.id) });
      const refused = row(declared.name).access === 'user' ? 'UNAUTHENTICATED' : undefined;
      expect(meant.body.errors?.[0].extensions.code).toBe(refused);
      expect((await client.rest('post', '/graphql', sent)).body.errors).toBeUndefined();
    },
  );
});

describe.each([...SCOPES.map((scope) => ({ scopes: [scope] })), { scopes: [...SCOPES] }])(
  'a token with $scopes',
  ({ scopes }) => {
    let program: TestClient;
    beforeAll(async () => {
      program = await buildProgram(app, (await buildUser(app)).client, ...scopes);
    });

    const refusalBy = (scope: ScopeNeeded) => {
      if (scope === 'any' || scopes.some((held) => held === scope)) return undefined;
      return scope === 'none' ? { code: 'FORBIDDEN' } : { code: 'FORBIDDEN', scope };
    };

    it('opens the root fields of its scope, and names the missing scope for all others', async () => {
      for (const declared of DECLARED) {
        const { name } = declared;
        const { body } = await program.graphql(documentFor(declared));
        const refusal = refusalBy(row(name).scope);
        const [error] = body.errors ?? [];
        if (refusal) expect([name, error?.extensions]).toEqual([name, refusal]);
        else expect([name, error?.extensions.code]).not.toEqual([name, 'FORBIDDEN']);
      }
    });

    it('opens the REST paths of the same fields', async () => {
      for (const { method, path, scope } of routes) {
        const verb = methodOf(method);
        const { status, body } = await program.rest(
          verb,
          path.replace(':id', '1'),
          verb === 'get' ? undefined : {},
        );
        const refusal = refusalBy(scope);
        if (refusal)
          expect([path, status, body]).toEqual([path, 403, { error: expect.any(String), ...refusal }]);
        else expect([path, status === 403 || status === 401]).toEqual([path, false]);
      }
    });
  },
);

describe('the routes of the product', () => {
  it('are exactly the compatibility paths and the declared open paths', () => {
    const paths = routes.map(({ method, path }) => `${method} ${path}`);
    const found = routesOf(app.express);
    expect(found).toEqual(expect.arrayContaining(paths));
    const declared = new Set([...paths, ...Object.keys(OPEN_ROUTES)]);
    expect(found.filter((route) => !declared.has(route))).toEqual([]);
  });
});

function methodOf(method: (typeof routes)[number]['method']) {
  return ({ GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const)[method];
}

/** The row of a root field, or the rule of a field of the account. */
function row(name: string): Admission {
  const [, found] = Object.entries(ROOT_FIELDS).find(([field]) => field === name) ?? [];
  if (!found && name.startsWith('me.')) return { access: 'user', scope: 'none' };
  if (!found) throw new Error(`${name} has no access rule: add one to ROOT_FIELDS.`);
  return found;
}
