import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  getIntrospectionQuery,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { ROOT_FIELDS, typeDefs } from '../../schema.ts';
import { buildAddress, PASSWORD } from '../../workshop/testing/builders.ts';
import { leastCpuMs } from '../../workshop/testing/processor-time.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import type { TestApp } from '../../workshop/testing/test-app.ts';
import { withSession } from '../../workshop/testing/with-app.ts';
import { listSizeOf, QUERY_LIMITS, queryLimits } from './query-limits.ts';

const schema = makeExecutableSchema({ typeDefs });

let app: TestApp;
let Cookie: string;
withSession((given) => {
  ({ app, Cookie } = given);
});

/** Sends JSON, or a text unchanged. */
function ask(body: unknown) {
  return rawRequest(app, 'POST', '/graphql', {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Cookie },
  });
}

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i));

const fanOut = [
  '{ ...F0 }',
  ...times(16, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`),
  'fragment F16 on Query { answerCount }',
].join(' ');

const BOMBS: [string, string | { query: string; variables?: unknown }, number][] = [
  ['a depth of 50', { query: `{ ${'me { '.repeat(50)}id${' }'.repeat(50)} }` }, 400],
  ['1,000 aliases', { query: `{ ${times(1_000, (i) => `a${i}: answerCount`).join(' ')} }` }, 400],
  ['4 aliases', { query: `{ ${times(4, (i) => `a${i}: answerCount`).join(' ')} }` }, 400],
  ['30,000 directives', { query: `{ answerCount ${'@a '.repeat(30_000)} }` }, 400],
  ['6 directives', { query: `{ ${times(6, () => 'answerCount @include(if: true)').join(' ')} }` }, 400],
  ['20,000 fields', { query: `{ ${'id '.repeat(20_000)} }` }, 400],
  ['a fragment cycle', { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' }, 400],
  [
    'a cycle through three fields',
    { query: '{ me { ...A } } fragment A on Account { id ...B } fragment B on Account { ...A }' },
    400,
  ],
  ['a fan-out of 2^16', { query: fanOut }, 400],
  ['1,500 overlapping fields', { query: `{ ${'me { id } '.repeat(1_500)} }` }, 400],
  ['a document of 1 MB', { query: `{ answerCount } # ${'x'.repeat(1_000_000)}` }, 413],
  [
    'a list 10,000 deep',
    { query: `{ answers(first: ${'['.repeat(10_000)}${']'.repeat(10_000)}) { nodes { id } } }` },
    400,
  ],
  [
    'variables of 100 kB',
    {
      query: 'query ($n: Int) { answers(first: $n) { nodes { id } } }',
      variables: { n: 'x'.repeat(100_000) },
    },
    400,
  ],
  [
    'a variable 10,000 deep',
    `{"query":"query ($n: Int) { answers(first: $n) { nodes { id } } }","variables":{"n":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`,
    400,
  ],
  [
    '1,000 variables',
    { query: `query (${times(1_000, (i) => `$v${i}: Int`).join(' ')}) { answerCount }` },
    400,
  ],
  [
    'three pages by aliases',
    { query: '{ answers { nodes { id } } a: answers { nodes { id } } b: answers { nodes { id } } }' },
    400,
  ],
  [
    'three pages of two kinds',
    {
      query:
        '{ answers { nodes { id } } a: answerChanges { nodes { id } } ...F } fragment F on Query { b: answers { nodes { id } } }',
    },
    400,
  ],
  [
    'three searches by aliases',
    {
      query: `{ ${times(3, (i) => `s${i}: searchAnswers(text: "x") { nodes { excerpt marks { start end } } }`).join(' ')} }`,
    },
    400,
  ],
  [
    'ten diaries at once',
    {
      query: `{ ${times(10, () => 'answers { nodes { id content day date createdAt updatedAt isReadable } }').join(' ')} }`,
    },
    400,
  ],
];

describe('a document that asks for too much', () => {
  it.each(BOMBS)(
    'is refused quickly with a code and without an internal error → %s',
    async (_title, body, status) => {
      const leastMs = await leastCpuMs(async () => {
        const reply = await ask(body);
        expect(reply.status).toBe(status);
        expect(reply.body.data ?? null).toBeNull();
        expect(reply.body.errors.length).toBeLessThanOrEqual(6);
        expect(reply.body.errors[0].extensions.code).toMatch(/^(?!INTERNAL)[A-Z_]+$/);
      });
      expect(leastMs).toBeLessThan(50);
      expect(app.log()).not.toContain('unexpected fault');
    },
  );

  it('is refused with the bound that it exceeds', async () => {
    const messages = async (query: string) => (await ask({ query })).body.errors[0].message;
    expect(await messages('{ a: today b: today c: today d: today }')).toContain('höchstens 3');
    expect(
      await messages(
        '{ a: answers { nodes { id content day date createdAt updatedAt } } b: answers { nodes { id } } c: answers { nodes { id } } }',
      ),
    ).toMatch(/Sie kostet \d+, höchstens 40000/);
  });

  it('does not block other requests, even if all of them arrive at once', async () => {
    const [bombs, normal] = await Promise.all([
      Promise.all(BOMBS.map(([, body]) => ask(body))),
      Promise.all(times(5, () => 'x').map(() => ask({ query: '{ me { id } }' }))),
    ]);
    expect(bombs.every(({ status }) => status >= 400)).toBe(true);
    expect(normal.map(({ body }) => body.errors)).toEqual(Array(5).fill(undefined));
  });
});

describe('many attempts in one request', () => {
  it.each([
    ['by aliases', times(20, (i) => `a${i}: logIn(input: $input) { account { id } }`).join(' ')],
    [
      'by two aliases',
      'a: logIn(input: $input) { account { id } } b: logIn(input: $input) { account { id } }',
    ],
    ['by a fragment', '...F ...G'],
    [
      'by the same field of two fragments',
      '... on Mutation { logIn(input: $input) { account { id } } } logOut { wasSignedIn }',
    ],
  ])('are refused as a whole before any password is checked → %s', async (_title, fields) => {
    const fragments = fields.startsWith('...F')
      ? 'fragment F on Mutation { logIn(input: $input) { account { id } } } fragment G on Mutation { logOut { wasSignedIn } }'
      : '';
    const query = `mutation ($input: LogInInput!) { ${fields} } ${fragments}`;
    const before = app.log().length;
    const reply = await ask({
      query,
      variables: { input: { username: buildAddress(), password: PASSWORD } },
    });
    expect([reply.status, reply.body.data, reply.body.errors.length]).toEqual([400, undefined, 1]);
    expect(reply.body.errors[0].message).toMatch(/höchstens 3|nur eine Änderung/);
    expect(app.log().slice(before)).not.toContain('log-in');
  });

  it('are refused as a batch, and as a document with two operations', async () => {
    const input = { username: buildAddress(), password: PASSWORD };
    const query = 'mutation L($input: LogInInput!) { logIn(input: $input) { account { id } } }';
    expect((await ask(Array(20).fill({ query, variables: { input } }))).status).toBe(400);
    const two = `${query} mutation M($input: LogInInput!) { logOut { wasSignedIn } logIn(input: $input) { account { id } } }`;
    expect((await ask({ query: two, operationName: 'L', variables: { input } })).status).toBe(400);
  });
});

describe('the maximum length of every list', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !isIntrospectionType(type)
      ? Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field }))
      : [],
  );
  const lists = fields.filter(({ field }) => isListType(getNullableType(field.type)));

  it.each(lists)('is declared in the schema → $place', ({ field }) => {
    expect(listSizeOf(schema, field)).toBeGreaterThan(0);
  });

  it('is declared only for lists', () => {
    expect(lists.length).toBeGreaterThan(15);
    const others = fields.filter((field) => !lists.includes(field));
    expect(others.filter(({ field }) => field.astNode?.directives?.length)).toEqual([]);
  });
});

describe('the limits of a query', () => {
  it("accept the product's own documents and a schema explorer", () => {
    const documents = [
      getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true }),
      '{ a: answers(first: 500) { nodes { id content isReadable day timeZone date createdAt updatedAt } } b: answers { nodes { content } } }',
      '{ question { text hint } answer { id content } answers(first: 1000) { nodes { id content day updatedAt } } answerCount }',
      '{ searchAnswers(text: "x") { ...S } b: searchAnswers(text: "y") { ...S } } fragment S on SearchPage { count nodes { day excerpt marks { start end } } isComplete nextBefore }',
      'mutation { saveAnswer(input: { content: "x" }) { answer { id content } milestone { event text } } }',
    ];
    for (const document of documents) {
      const parsed = parse(document, { maxTokens: QUERY_LIMITS.tokens });
      expect(validate(schema, parsed, [queryLimits(ROOT_FIELDS)])).toEqual([]);
    }
  });
});
