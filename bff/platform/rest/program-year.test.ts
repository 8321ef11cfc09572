import { SCOPES, type Scope } from '../../api-token/scopes.rules.ts';
import { createApiToken } from '../../workshop/testing/api-tokens.ts';
import { buildDevice, buildUser } from '../../workshop/testing/builders.ts';
import { type Answered, documentedProgram } from '../../workshop/testing/documented-program.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { addDays, type CalendarDay, DAY_MS } from '../lib/clock.ts';
import type { OpenApiDocument } from './openapi.ts';

const DAYS = 365;
const FIRST_DAY: CalendarDay = '2026-11-20';

let app: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  app = await createTestApp();
  document = (await rawRequest(app, 'GET', '/api/openapi.json')).body;
});
afterAll(() => app.close());

async function programOf(owner: Awaited<ReturnType<typeof buildUser>>, ...scopes: Scope[]) {
  const { key } = await createApiToken(owner.client, scopes, DAYS + 1);
  return documentedProgram(app, document, key);
}

describe('a program that has only the documentation and a token', () => {
  it('keeps up with a year of an account: one token writes, another follows the changes', async () => {
    app.setClock(START_OF_TESTS);
    const owner = await buildUser(app);
    const writer = await programOf(owner, 'answers:write');
    const reader = await programOf(owner, 'answers:read');
    /** Texts by day: written by the writer, and read by the reader. */
    const written = new Map<string, string>();
    const read = new Map<string, string>();
    let cursor = '';

    const write = async (number: number) => {
      const day = addDays(FIRST_DAY, number);
      const content = `Tag ${number} 🌤`;
      // Every tenth day is skipped, and added on the next day.
      if (number % 10 === 9) return;
      if (number % 10 === 0 && number > 0) {
        await writer('saveAnswer', { body: { content: 'Von gestern.', day: 'yesterday' }, status: 201 });
        written.set(addDays(day, -1), 'Von gestern.');
      }
      if (number % 5 === 0) await writer('saveDraft', { body: { content: 'Tag' }, status: 200 });
      const { id } = (await writer('saveAnswer', { body: { content }, status: 201 })).body;
      if (number % 4 === 0) await writer('saveAnswer', { body: { content }, status: 200 });
      written.set(day, content);
      if (number % 7 === 3) {
        await writer('updateAnswer', { path: { id }, body: { content: `${content}!` }, status: 200 });
        written.set(day, `${content}!`);
      }
      if (number % 30 === 12) {
        await writer('deleteAnswer', { path: { id }, status: 200 });
        written.delete(day);
      }
    };
    const follow = async () => {
      for (let hasMore = true; hasMore; ) {
        const query = cursor ? { after: cursor } : undefined;
        const { body }: Answered = await reader('answerChanges', { query, status: 200 });
        for (const { day, answer } of body.changes) {
          if (answer) read.set(day, answer.content);
          else read.delete(day);
        }
        ({ hasMore, nextCursor: cursor } = body);
      }
    };
    for (let number = 0; number < DAYS; number += 1) {
      app.setClock(new Date(START_OF_TESTS.getTime() + number * DAY_MS));
      await write(number);
      // From time to time, the reader pauses.
      if (number % 20 < 15) await follow();
    }
    await follow();

    expect(read).toEqual(written);
    expect(read.size).toBeGreaterThan(DAYS - 20);
    const diary = (await reader('answers', { status: 200 })).body;
    expect(diary.map(({ content }: { content: string }) => content)).toEqual(
      [...written].sort(([a], [b]) => b.localeCompare(a)).map(([, content]) => content),
    );
    const browser = await buildDevice(app, owner.username);
    expect((await browser.rest('get', '/api/answers')).body).toEqual(diary);
    expect((await reader('streak', { status: 200 })).body).toEqual(
      (await browser.rest('get', '/api/streak')).body,
    );

    app.setClock(new Date(START_OF_TESTS.getTime() + (DAYS + 2) * DAY_MS));
    for (const program of [reader, writer]) {
      expect((await program('answers', { status: 401 })).body.code).toBe('UNAUTHENTICATED');
    }
  });

  it.each(SCOPES)('is refused everything beyond %s, with the missing scope', async (scope) => {
    app.setClock(START_OF_TESTS);
    const owner = await buildUser(app);
    await owner.client.rest('post', '/api/answers', { content: 'Bleibt.' });
    const program = await programOf(owner, scope);
    const closed = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ security }) => security.length > 0);
    const refused: Record<string, string> = {};
    for (const { operationId, security, requestBody } of closed) {
      const needed = security.flatMap(({ key = [] }) => key)[0];
      if (needed === scope) continue;
      const body = requestBody?.content['application/json'].examples.valid?.value;
      const answered = await program(operationId, { path: { id: 1 }, body, status: 403 });
      expect([operationId, answered.body]).toEqual([
        operationId,
        { error: expect.any(String), code: 'FORBIDDEN', ...(needed && { scope: needed }) },
      ]);
      refused[operationId] = needed ?? 'none';
    }
    expect(Object.keys(refused)).toEqual(
      expect.arrayContaining(['currentUser', 'dataExport', 'deleteAccount', 'changePassword']),
    );
    expect(Object.values(refused)).toContain(SCOPES.find((other) => other !== scope));
    expect((await owner.client.rest('get', '/api/answers')).body).toEqual([
      expect.objectContaining({ content: 'Bleibt.' }),
    ]);
  });
});
