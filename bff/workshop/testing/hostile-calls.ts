import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { RootField } from '../../platform/graphql/root-fields.ts';
import type { CompatibilityRoute } from '../../platform/rest/route.ts';
import { ROOT_FIELDS, routes, typeDefs } from '../../schema.ts';

const schema = makeExecutableSchema({ typeDefs });

/** Types that graphql-js parses itself; its error message contains the wrong value. */
export const READ_BY_GRAPHQL = new Set([
  'Int',
  ...Object.values(schema.getTypeMap()).flatMap((type) => (isEnumType(type) ? type.name : [])),
]);

/** A field of an operation, over GraphQL or REST, into which a client can put a value. */
export interface HostileCall {
  title: string;
  method: string;
  path: string;
  /** The declared access of the operation. */
  rule: RootField;
  /** The path of the field. */
  field: string;
  /** The GraphQL type of the field. */
  type: string;
  /** The body with this JSON as the value. */
  body: (json: string) => string;
}

const MARK = 'HERE';

function bodyWith(value: unknown): HostileCall['body'] {
  const [before = '', after = ''] = JSON.stringify(value).split(JSON.stringify(MARK));
  return (json) => before + json + after;
}

function ruleOf(name: string): RootField {
  const rows = new Map<string, RootField>(Object.entries(ROOT_FIELDS));
  const rule = rows.get(name);
  if (!rule) throw new Error(`${name} is not in the access table.`);
  return rule;
}

/** A valid value of the type. */
function harmless(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) return harmlessFields(Object.values(named.getFields()));
  const byType: Record<string, unknown> = {
    Boolean: true,
    Int: 1,
    DateTime: '2026-11-20T18:00:00.000Z',
    Date: '2026-11-20',
  };
  return byType[named.name] ?? '1234567';
}

function harmlessFields(
  fields: readonly { name: string; type: GraphQLInputType }[],
): Record<string, unknown> {
  const required = fields.filter(({ type }) => isNonNullType(type));
  return Object.fromEntries(required.map(({ name, type }) => [name, harmless(type)]));
}

/** Lists the leaves below an argument or input field by path, each with a value that has the mark in this leaf. */
function leaves(field: string, type: GraphQLInputType): { field: string; type: string; value: unknown }[] {
  const nullable = getNullableType(type);
  if (isListType(nullable) && isInputObjectType(getNamedType(nullable)))
    return leaves(field, nullable.ofType).map((leaf) => ({
      ...leaf,
      field: `0.${leaf.field}`,
      value: [leaf.value],
    }));
  if (!isInputObjectType(nullable)) return [{ field, type: getNamedType(type).name, value: MARK }];
  const fields = Object.values(nullable.getFields());
  return fields.flatMap((inner) =>
    leaves(inner.name, inner.type).map((leaf) => {
      const isDeep = isInputObjectType(getNamedType(inner.type));
      const path = isDeep ? `${inner.name}.${leaf.field}` : leaf.field;
      return { ...leaf, field: path, value: { ...harmlessFields(fields), [inner.name]: leaf.value } };
    }),
  );
}

function graphqlCalls(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): HostileCall[] {
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const query = `${kind} (${declared}) { ${name}(${given}) ${selection} }`;
  return args.flatMap((arg) =>
    leaves(arg.name, arg.type).map(({ value, ...leaf }) => {
      const variables = { ...harmlessFields(args), [arg.name]: value };
      const title = `GraphQL ${name}, ${leaf.field}`;
      const place = { ...leaf, title, method: 'POST', path: '/graphql', rule: ruleOf(name) };
      return { ...place, body: bodyWith({ query, variables }) };
    }),
  );
}

function restCalls(row: CompatibilityRoute): HostileCall[] {
  const { method, path, input } = row;
  const callFor =
    (rule: RootField) =>
    (field: string): HostileCall => {
      const title = `REST ${method} ${path}, ${field}`;
      const body = bodyWith({ ...input?.example, [field]: MARK });
      return { title, method, path: path.replace(':id', '1'), rule, field, type: 'String', body };
    };
  if ('declared' in row) return Object.keys(input?.fields ?? {}).map(callFor(row.declared));
  const { document } = row;
  const [operation] = document.definitions;
  if (operation?.kind !== 'OperationDefinition') throw new Error(`${path} begins with no operation.`);
  const [selection] = operation.selectionSet.selections;
  const rule = ruleOf(selection?.kind === 'Field' ? selection.name.value : '');
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const inBody = input ? names.filter((name) => !path.includes(`:${name}`)) : [];
  return inBody.map(callFor(rule));
}

/** Every input field of every operation, taken from the executable schema and from the table of REST paths. */
export const HOSTILE_CALLS: HostileCall[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => graphqlCalls('query', field)),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) =>
    graphqlCalls('mutation', field),
  ),
  ...routes.flatMap(restCalls),
];
