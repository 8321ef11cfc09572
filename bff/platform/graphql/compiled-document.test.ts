import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, parse } from 'graphql';
import { compileDocument } from './compiled-document.ts';

const FAULT = new Error('The page is torn.');
const later = <T>(value: T) => new Promise<T>((resolve) => setImmediate(resolve, value));
const laterFault = () => new Promise<never>((_resolve, reject) => setImmediate(reject, FAULT));

const page = { id: 7, words: ['Bus', 'Sonne'], isOpen: null, note: null };
const schema = makeExecutableSchema({
  typeDefs: `
    enum Order { NEWEST OLDEST }
    interface Titled { title: String }
    type Note { text: String! }
    type Page {
      id: ID!
      words: [String!]!
      order: Order
      isOpen: Boolean
      note: Note
      soon: Note!
      torn: Int!
      tornSoon: Int!
      named(by: String): String!
    }
    type Query {
      pages(first: Int = 2, order: Order!): [Page!]!
      page: Page
      nothing: Page
      missing: Page!
      titled: Titled
      seen(first: Int, order: Order!, by: String): String!
    }
  `,
  resolvers: {
    Order: { NEWEST: -1, OLDEST: 1 },
    Page: {
      order: () => 1,
      soon: () => later({ text: 'Gleich' }),
      torn: () => {
        throw FAULT;
      },
      tornSoon: laterFault,
      named: () => 'Seite',
    },
    Query: {
      pages: (_root, { first }: { first: number }) => Array.from({ length: first }, () => page),
      page: () => later(page),
      nothing: () => null,
      missing: () => undefined,
      seen: (_root, args, context) => JSON.stringify([args, context]),
    },
  },
});

async function both(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  const contextValue = 'context';
  const expected = await execute({ schema, document, contextValue, variableValues: variables });
  const { argumentsOf, run } = compileDocument(schema, document);
  const args = argumentsOf(variables);
  const got = args && (await run(args, contextValue).catch((error: unknown) => ({ error })));
  return { expected, got };
}

describe('a compiled document', () => {
  it.each([
    ['values, lists and enums', '{ page { id words order isOpen note { text } } }'],
    ['a null where one may be', '{ nothing { id } }'],
    ['a field that is resolved later, in a list', '{ pages(order: NEWEST) { id soon { text } words } }'],
    ['other names', '{ seite: page { nummer: id } }'],
    [
      'fragments that name a field twice',
      '{ page { ...A ...B ... on Page { words } } } fragment A on Page { id soon { text } } fragment B on Page { soon { lang: text } }',
    ],
    ['constants and defaults', '{ seen(order: OLDEST) }'],
    ['a default', '{ pages(order: OLDEST) { id } }'],
  ])('gives the data of graphql-js → %s', async (_title, text) => {
    const { expected, got } = await both(text);
    expect(expected.errors).toBeUndefined();
    expect(JSON.stringify(got)).toBe(JSON.stringify(expected.data));
  });

  it('takes declared variables alone, coerced, and leaves an absent one out', async () => {
    const text =
      'query ($first: Int, $order: Order!, $by: String = "mir") { seen(first: $first, order: $order, by: $by) }';
    for (const variables of [
      { order: 'NEWEST' },
      { order: 'OLDEST', first: 3, by: null, __proto__: 1, more: {} },
    ]) {
      const { expected, got } = await both(text, variables);
      expect(expected.errors).toBeUndefined();
      expect(got).toEqual(expected.data);
    }
  });

  it('cannot read variables of another type', () => {
    const { argumentsOf } = compileDocument(
      schema,
      parse('query ($order: Order!) { pages(order: $order) { id } }'),
    );
    for (const order of [undefined, null, 'newest', 1, {}, ['NEWEST', 'OLDEST']]) {
      expect(argumentsOf({ order })).toBeNull();
    }
  });

  it.each(['torn', 'tornSoon', 'soon { text } torn', 'tornSoon torn', 'torn tornSoon'])(
    'rejects with the error that was thrown, and leaves no other one behind → %s',
    async (fields) => {
      for (const root of ['page', 'pages(order: NEWEST)']) {
        const { expected, got } = await both(`{ ${root} { id ${fields} } }`);
        expect(expected.errors?.[0]?.originalError).toBe(FAULT);
        expect(got).toEqual({ error: FAULT });
      }
    },
  );

  it('gives no null where the schema promises a value', async () => {
    const { expected, got } = await both('{ missing { id } }');
    expect(got).toEqual({ error: new Error(String(expected.errors?.[0]?.message)) });
  });

  it.each([
    ['invalid', '{ page { colour } }'],
    ['of two root fields', '{ page { id } nothing { id } }'],
    ['with directives', '{ page { id @skip(if: true) } }'],
    ['with arguments below the root', '{ page { named(by: "mir") } }'],
    ['with an interface', '{ titled { title } }'],
    ['without an operation', 'fragment A on Page { id }'],
    ['that asks for names of types', '{ page { __typename } }'],
  ])('is not made of one %s', (_title, text) => {
    expect(() => compileDocument(schema, parse(text))).toThrow();
  });
});
