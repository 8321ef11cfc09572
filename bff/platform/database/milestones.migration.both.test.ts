import { UserEntity } from '../../account/user.entity.ts';
import { AnswerEntity } from '../../answer/answer.entity.ts';
import { buildAnswerRow, buildUserRow } from '../../workshop/testing/rows.ts';
import { createTestDatabase } from '../../workshop/testing/test-database.ts';
import { addDays } from '../lib/clock.ts';
import { Milestones1795400900000 } from './migrations/1795400900000-milestones.ts';

describe('the milestones of accounts that are there already', () => {
  /** So many days in a row that end this long before the last day. */
  const run = (length: number, ago = 0) => Array.from({ length }, (_, index) => ago + index);
  const diaries: [title: string, daysAgo: number[], row: object][] = [
    ['one entry', [0], { entries: 1, streak: 0, streakDay: '2028-02-29' }],
    ['three days', run(3), { entries: 1, streak: 3, streakDay: '2028-02-29' }],
    [
      'a newest run after longer ones',
      [...run(8), ...run(20, 9)],
      { entries: 25, streak: 7, streakDay: '2028-02-29' },
    ],
    ['a run that has ended', run(14, 3), { entries: 10, streak: 14, streakDay: '2028-02-26' }],
    ['years', run(460), { entries: 400, streak: 400, streakDay: '2028-02-29' }],
    [
      'many entries and no run',
      run(60).map((day) => day * 2),
      { entries: 50, streak: 0, streakDay: '2028-02-29' },
    ],
  ];

  it('are filled in by steps, from live answers alone, and a step that was cut short is gone on with', async () => {
    const own = await createTestDatabase();
    try {
      const runner = own.source.createQueryRunner();
      const users = own.source.getRepository(UserEntity);
      const answers = own.source.getRepository(AnswerEntity);
      for (const [index, [, daysAgo]] of diaries.entries()) {
        // More than a step lies between two of them.
        const id = 1 + index * 150;
        await users.insert(Array.from({ length: 150 }, (_, next) => ({ id: id + next, ...buildUserRow() })));
        const days = daysAgo.map((ago) =>
          buildAnswerRow(id, { day: addDays('2028-02-29', -ago), encryptedContent: 'v1' }),
        );
        await answers.insert(days);
        await answers.insert(
          buildAnswerRow(id, { day: '2028-03-01', encryptedContent: 'v1', isDeleted: true }),
        );
      }
      // Once the rows are there: entities know the newest schema only.
      while (await runner.hasTable('milestone')) await own.source.undoLastMigration();
      const stored = () =>
        own.source.query('SELECT userId, entries, streak, streakDay FROM milestone ORDER BY userId');
      const expected = diaries.map(([, , row], index) => ({ userId: 1 + index * 150, ...row }));
      await own.source.runMigrations();
      expect(await stored()).toEqual(expected);
      await own.source.query('DELETE FROM milestone WHERE userId > 300');
      await new Milestones1795400900000().up(runner);
      await runner.release();
      expect(await stored()).toEqual(expected);
    } finally {
      await own.remove();
    }
  });
});
