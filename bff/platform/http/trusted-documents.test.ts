import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, validate } from 'graphql';
import currentDocuments from '../../documents.generated.json' with { type: 'json' };
import releasedDocuments from '../../released/documents.json' with { type: 'json' };
import { createSchema, ROOT_FIELDS } from '../../schema.ts';
import { buildSession } from '../../workshop/testing/builders.ts';
import { rawJson } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { QUERY_LIMITS, queryLimits } from '../graphql/query-limits.ts';
import { OWN_DOCUMENTS_ONLY, UNKNOWN_DOCUMENT } from './trusted-documents.ts';

const UNKNOWN_ID = `sha256:${'0'.repeat(64)}`;
const TEXT = '{ answerCount }';

let trusted: TestApp;
let open: TestApp;
let Cookie: string;
beforeAll(async () => {
  trusted = await createTestApp({ hasSandbox: false });
  open = await createTestApp();
  ({ Cookie } = await buildSession(trusted));
});
afterAll(async () => {
  await trusted.close();
  await open.close();
});

const ask = (body: unknown, headers: Record<string, string> = { Cookie }) =>
  rawJson(trusted, 'POST', '/graphql', body, headers);

function nameOf(text: string): string | undefined {
  return /^(?:query|mutation) (\w+)/.exec(text)?.[1];
}

function idOf(name: string): string | undefined {
  return Object.entries(currentDocuments).find(([, text]) => nameOf(text) === name)?.[0];
}

/** Returns the files of the web app whose names have this ending. */
function sources(ending: string): string[] {
  const files = readdirSync('frontend', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join('frontend', file), 'utf8'));
}

async function apiToken(): Promise<string> {
  const input = { name: 'Notizen', scopes: ['answers:read'], lifetimeDays: 90 };
  const { body } = await ask({ documentId: idOf('CreateApiToken'), variables: { input } });
  return body.data.createApiToken.secret;
}

describe('if only documents of the app are trusted', () => {
  it('200 invented documents of a session are refused before parsing', async () => {
    const texts = Array.from({ length: 100 }, (_, index) => `{ a${index}: answerCount }`);
    for (const query of [...texts, ...texts.map((text) => text.slice(1))]) {
      const { status, body } = await ask({ query });
      expect([query, status, body]).toEqual([
        query,
        403,
        { errors: [{ message: OWN_DOCUMENTS_ONLY, extensions: { code: 'FORBIDDEN' } }] },
      ]);
    }
  });

  it.each([
    ['a visitor', { query: TEXT }, {}],
    ['a text beside an id', { documentId: idOf('CurrentUser'), query: TEXT }],
    ['the text of a document of the app', { query: Object.values(currentDocuments)[0] }],
    ['a text that is to be registered', { query: TEXT, extensions: { persistedQuery: { version: 1 } } }],
    ['an id that is none', { documentId: 7 }],
    ['several requests in one', [{ documentId: idOf('CurrentUser') }]],
    ['an empty request', {}],
  ])('refuses %s', async (_what, body, headers = { Cookie }) => {
    expect((await ask(body, headers)).status).toBe(403);
  });

  it('runs a document of the app by its id, with variables', async () => {
    const { status, body } = await ask({
      documentId: idOf('SaveDraft'),
      operationName: 'SaveDraft',
      variables: { input: { content: 'Der Bus war pünktlich.' } },
    });
    expect(status).toBe(200);
    expect(body.data.saveDraft.draft).toMatchObject({
      __typename: 'Draft',
      content: 'Der Bus war pünktlich.',
    });
  });

  it.each([UNKNOWN_ID, 'constructor', ''])(
    'answers an unknown document with a retryable error → %s',
    async (documentId) => {
      const { status, headers, body } = await ask({ documentId });
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(body.errors).toEqual([
        {
          message: UNKNOWN_DOCUMENT,
          extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 5, isUnknownDocument: true },
        },
      ]);
    },
  );

  it('lets a program with a token send its own texts within the limits, and ids', async () => {
    const headers = { Authorization: `Bearer ${await apiToken()}` };
    expect((await ask({ query: TEXT }, headers)).body).toEqual({ data: { answerCount: 0 } });
    expect((await ask({ documentId: idOf('Streak') }, headers)).body.data.streak.count).toBe(0);
    expect((await ask({ query: `{ ${'a: answers { nodes { id } } '.repeat(4)} }` }, headers)).status).toBe(
      400,
    );
    expect((await ask({ query: TEXT }, { Authorization: 'Bearer nichts' })).status).toBe(401);
  });

  it('knows every document of the previous release', async () => {
    for (const documentId of Object.keys(releasedDocuments)) {
      expect([documentId, (await ask({ documentId }, {})).status]).not.toEqual([documentId, 503]);
    }
  });
});

it('if the explorer is enabled, a session may send its own texts, and ids', async () => {
  const { body } = await rawJson(open, 'POST', '/graphql', { query: '{ me { id } }' });
  expect(body).toEqual({ data: { me: null } });
  const byId = await rawJson(open, 'POST', '/graphql', { documentId: idOf('CurrentUser') });
  expect(byId.body).toEqual({ data: { me: null } });
});

describe('the list of documents', () => {
  it('has every operation of the web app, under the id that the app sends', () => {
    const operations = sources('.graphql')
      .flatMap((text) => parse(text).definitions)
      .flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : []));
    expect(Object.values(currentDocuments).map(nameOf).sort()).toEqual(operations.sort());

    const sent = sources('.generated.ts').flatMap((text) => text.match(/(?<="documentId":")[^"]+/g) ?? []);
    expect(sent.sort()).toEqual(Object.keys(currentDocuments).sort());
  });

  it.each([
    ['this release', currentDocuments],
    ['the release before', releasedDocuments],
  ])('contains only valid documents, under the digest of each text → %s', (_release, documents) => {
    const schema = createSchema(trusted);
    for (const [id, text] of Object.entries(documents)) {
      expect(id).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
      const document = parse(text, { maxTokens: QUERY_LIMITS.tokens });
      expect(validate(schema, document)).toEqual([]);
      expect(validate(schema, document, [queryLimits(ROOT_FIELDS)])).toEqual([]);
    }
  });
});
