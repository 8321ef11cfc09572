import { UserEntity } from '../../account/user.entity.ts';
import { buildUserRow } from '../../workshop/testing/rows.ts';
import { createTestDatabase } from '../../workshop/testing/test-database.ts';
import { AnswerSequences1795402600000 } from './migrations/1795402600000-answer-sequences.ts';

/** More than a step lies between two of them. */
const IDS = [1, 2, 20_000, 20_001, 70_000];

describe('the answers that are there already', () => {
  it('are numbered by steps, in the order in which they were made, and a step that was cut short is gone on with', async () => {
    const own = await createTestDatabase();
    try {
      const runner = own.source.createQueryRunner();
      await own.source.getRepository(UserEntity).insert({ id: 1, ...buildUserRow() });
      while (await runner.hasColumn('answer', 'sequence')) await own.source.undoLastMigration();
      const insert = (id: number) =>
        own.source.query(
          `INSERT INTO answer (id, uuid, userId, date, day, timeZone, createdAt, updatedAt, isDeleted)
           VALUES (?, ?, 1, ?, '2028-02-29', 'UTC', ?, ?, ?)`,
          [id, String(id), ...Array<string>(3).fill('2028-02-29 22:59:59'), Number(id > 1)],
        );
      for (const id of IDS) await insert(id);
      const stored = () => own.source.query('SELECT id, sequence FROM answer ORDER BY id');
      const numbered = IDS.map((id) => ({ id, sequence: id }));
      await own.source.runMigrations();
      expect(await stored()).toEqual(numbered);
      await own.source.query('UPDATE answer SET sequence = NULL WHERE id > 1');
      await new AnswerSequences1795402600000().up(runner);
      await runner.release();
      expect(await stored()).toEqual(numbered);

      // What the version before does, which serves beside the new one.
      for (const id of [70_001, 70_002]) await insert(id);
      expect((await stored()).slice(-2)).toEqual([70_001, 70_002].map((id) => ({ id, sequence: null })));
    } finally {
      await own.remove();
    }
  });
});
