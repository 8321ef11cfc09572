import type { BenchUser } from './fill.ts';

/** The measured calls: list the diary's entries, store a draft, save the answer of today. */
export type Call = 'list' | 'draft' | 'save';

/** REST paths, or the same by an operation sent to `/graphql`. */
export type Door = 'rest' | 'graphql';

const CONTENT =
  'Der Bus war pünktlich und ganz leer. Ich saß vorne, mit Sonne im Gesicht, und hatte nichts vor.';

const REST = {
  list: { method: 'GET', path: '/api/answers', body: undefined },
  draft: { method: 'POST', path: '/api/draft', body: { content: CONTENT } },
  save: { method: 'POST', path: '/api/answers', body: { content: CONTENT } },
} as const;

const FIELDS = 'id content date createdAt updatedAt';

const OPERATIONS = {
  list: { query: `query Answers { answers { nodes { ${FIELDS} } } }`, variables: {} },
  draft: {
    query:
      'mutation SaveDraft($content: String!) { saveDraft(input: { content: $content }) { draft { content } } }',
    variables: { content: CONTENT },
  },
  save: {
    query: `mutation SaveAnswer($content: String!) {
      saveAnswer(input: { content: $content }) { answer { ${FIELDS} } milestone { event text } }
    }`,
    variables: { content: CONTENT },
  },
} as const;

/** The status of a success. */
export function expectedStatus(call: Call, door: Door): string {
  return door === 'rest' && call === 'save' ? '201' : '200';
}

/** A whole HTTP request as bytes on the wire, with the headers that every browser sends; `text` is already JSON. */
export function wireText(
  method: string,
  path: string,
  { id, cookie }: BenchUser,
  body: object | string = '',
): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept: application/json',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'X-Time-Zone: Europe/Berlin',
    `X-User: ${id}`,
    `Cookie: ${cookie}`,
    ...(text
      ? [
          'Origin: http://localhost',
          'Content-Type: application/json',
          `Content-Length: ${Buffer.byteLength(text)}`,
        ]
      : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

/** The request of a call. */
export function requestText(call: Call, door: Door, person: BenchUser): string {
  const { method, path, body } = REST[call];
  return door === 'rest'
    ? wireText(method, path, person, body)
    : wireText('POST', '/graphql', person, OPERATIONS[call]);
}
