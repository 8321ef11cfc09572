import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { answerStatements } from './answer.statements.ts';
import { textsOf } from './answer-content.rules.ts';

/**
 * All code that writes answers, and how clients learn of it: a new place needs a sequence number, a raised floor, or a
 * reason.
 */
const WRITERS: Record<string, [count: number, told: string]> = {
  'bff/answer/answer.statements.ts': [5, 'four take a number, one writes a column that nobody is told'],
  'bff/answer/answer.service.ts': [1, 'purges tombstones after the floor is raised'],
  'bff/answer/imported-answers.ts': [
    4,
    'takes numbers, raises the floor, and empties a column that nobody is told',
  ],
};
const WRITE =
  /\binto\(AnswerEntity|\binsertInto\('answer'|\b(?:INSERT INTO|REPLACE INTO|UPDATE|DELETE FROM) `?answer`?\b|\b(?:purge|clear)\('answer'/g;
const COMMENT = /\/\*\*[\s\S]*?\*\//g;
const NOT_SHIPPED = /\.test\.ts$|^bff\/workshop\/|\/migrations\//;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the sequence of a person’s answers', () => {
  it('is maintained by every place that writes answers', () => {
    const listing = ['ls-files', '--cached', '--others', '--exclude-standard', 'bff'];
    const paths = execFileSync('git', listing, { encoding: 'utf8' })
      .split('\n')
      .filter((path) => path.endsWith('.ts') && !NOT_SHIPPED.test(path));
    const codeOf = (path: string) => readFileSync(path, 'utf8').replace(COMMENT, '');
    const found = paths.map((path) => [path, codeOf(path).match(WRITE)?.length ?? 0] as const);
    expect(Object.fromEntries(found.filter(([, count]) => count > 0))).toEqual(
      Object.fromEntries(Object.entries(WRITERS).map(([path, [count]]) => [path, count])),
    );
  });

  it('rejects writes after the account was deleted', async () => {
    const { id } = await buildUser(app);
    const answer = {
      userId: id,
      day: '2026-11-20',
      timeZone: 'Europe/Berlin',
      texts: textsOf({ content: 'Der Bus' }),
    };
    // The key is cached from here on, so that the statement itself must reject the write.
    await app.vault.cipherOf(id);
    await app.db.change('DELETE FROM user WHERE id = ?', [id]);
    await expect(app.services.answer.save(answer)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is advanced within each statement that writes an answer', () => {
    const { insert, update, wipe, restore } = answerStatements(app.db);
    const at = new Date();
    const row = { id: 1, userId: 1, updatedAt: at, encryptedContent: 'x', encryptionIv: 'x' };
    const fresh = { ...row, uuid: 'x', date: at, createdAt: at, day: '2026-11-20', timeZone: 'UTC' };
    const statements = [
      insert(fresh),
      update(row),
      wipe({ ...row, isDeleted: true }),
      restore({ ...row, isDeleted: false }),
    ];
    for (const [sql] of statements) {
      expect(sql).toMatch(/sequence/);
      expect(sql).toContain('SELECT 1 + CASE WHEN');
    }
  });
});
