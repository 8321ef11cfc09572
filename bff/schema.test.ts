import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql';
import { BFF_DIR } from './platform/lib/paths.ts';
import { typeDefs } from './schema.ts';

const schema = makeExecutableSchema({ typeDefs });
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);
const objects = types.filter(isObjectType);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Yields every place of the schema that needs a description. */
function* places(): Generator<[place: string, description: string | null | undefined]> {
  yield ['schema', schema.description];
  for (const directive of schema.getDirectives().filter((found) => !isSpecifiedDirective(found))) {
    yield [`@${directive.name}`, directive.description];
    for (const { name, description } of directive.args) yield [`@${directive.name}(${name})`, description];
  }
  for (const type of types) {
    yield [type.name, type.description];
    if (isEnumType(type))
      for (const { name, description } of type.getValues()) yield [`${type.name}.${name}`, description];
    if (isInputObjectType(type))
      for (const { name, description } of Object.values(type.getFields()))
        yield [`${type.name}.${name}`, description];
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, field.description];
      for (const { name, description } of field.args)
        yield [`${type.name}.${field.name}(${name})`, description];
    }
  }
}

describe('the schema', () => {
  it('describes every type, field, argument and value', () => {
    const found = [...places()];
    expect(found.length).toBeGreaterThan(400);
    expect(found.filter(([, text]) => !text || !/^[A-Z\d`].*[.)]$/s.test(text.trim()))).toEqual([]);
  });

  it('shows the diary first', () => {
    const queries = Object.keys(schema.getQueryType()?.getFields() ?? {});
    expect(queries.slice(0, 4)).toEqual(['question', 'today', 'answer', 'answers']);
    expect(mutations[0]?.name).toBe('saveAnswer');
  });

  it.each(mutations)('gives $name at most one input, and its own payload', ({ name, args, type }) => {
    const own = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    expect(args.length === 0 || (args.length === 1 && args[0]?.name === 'input')).toBe(true);
    expect(args.every((arg) => isNonNullType(arg.type))).toBe(true);
    expect(String(type)).toBe(`${own}Payload!`);
  });

  it('pages in the same way everywhere', () => {
    const pages = objects.filter((type) => 'nodes' in type.getFields());
    expect(pages.length).toBeGreaterThan(3);
    for (const type of pages) {
      const { nodes, hasMore, nextBefore, nextCursor } = type.getFields();
      expect([type.name, String(hasMore?.type)]).toEqual([expect.stringMatching(/Page$/), 'Boolean!']);
      expect([type.name, nodes && isListType(getNullableType(nodes.type))]).toEqual([type.name, true]);
      expect([type.name, Boolean(nextBefore) !== Boolean(nextCursor)]).toEqual([type.name, true]);
    }
  });

  it('writes the values of enums in capitals', () => {
    const values = types.filter(isEnumType).flatMap((type) => type.getValues());
    expect(values.map(({ name }) => name).filter((name) => !/^[A-Z_]+$/.test(name))).toEqual([]);
  });
});

/** The breaking and dangerous changes since the last release, each with its place. */
function changesSince(released: GraphQLSchema): { place: string; description: string }[] {
  const found = [...findBreakingChanges(released, schema), ...findDangerousChanges(released, schema)];
  return found.map(({ description }) => ({
    place: /\b(?!An?\b)[A-Z]\w+(?:\.\w+)?/.exec(description)?.[0] ?? description,
    description,
  }));
}

describe('the changes of the schema since the last release', () => {
  const released = buildSchema(readFileSync(join(BFF_DIR, 'released/schema.graphql'), 'utf8'));

  it('is in the changelog if breaking or dangerous, with each place in backticks', () => {
    const [, unreleased = ''] = readFileSync('.github/CHANGELOG.md', 'utf8').split(/^## /m);
    const untold = changesSince(released).filter(({ place }) => !unreleased.includes(`\`${place}\``));
    expect(untold.map(({ description }) => description)).toEqual([]);
  });

  it('includes a removed field and an added value', () => {
    const older = buildSchema('type Query { gone: Int left: Int kind: Kind } enum Kind { ONE }');
    const newer = buildSchema('type Query { left: Int kind: Kind } enum Kind { ONE TWO }');
    expect(findBreakingChanges(older, newer).map(({ description }) => description)).toEqual([
      'Query.gone was removed.',
    ]);
    expect(findDangerousChanges(older, newer)).toHaveLength(1);
  });
});
