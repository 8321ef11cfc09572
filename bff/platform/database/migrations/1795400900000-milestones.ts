import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../column-types.ts';

/** Some hundred thousand answers at most, in a second or two. */
const USERS_A_STEP = 200;

/** The highest milestone up to a number of entries. */
const ENTRIES_REACHED = `CASE WHEN entries >= 100 THEN entries - entries % 100 WHEN entries >= 50 THEN 50
  WHEN entries >= 25 THEN 25 WHEN entries >= 10 THEN 10 ELSE 1 END`;

/** The highest milestone up to a number of days. */
const STREAK_REACHED = `CASE WHEN days >= 400 THEN days - days % 100 WHEN days >= 365 THEN 365 WHEN days >= 200 THEN 200
  WHEN days >= 100 THEN 100 WHEN days >= 50 THEN 50 WHEN days >= 30 THEN 30 WHEN days >= 14 THEN 14
  WHEN days >= 7 THEN 7 WHEN days >= 3 THEN 3 ELSE 0 END`;

/** What has been celebrated of each user; of those who are there already, what their entries and newest run have reached. */
export class Milestones1795400900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // On a server each step is committed by itself, and another try goes on where one has ended.
    await runner.query(`CREATE TABLE IF NOT EXISTS milestone (
      userId integer NOT NULL PRIMARY KEY,
      entries integer NOT NULL,
      streak integer NOT NULL,
      streakDay date NOT NULL,
      FOREIGN KEY (userId) REFERENCES user (id) ON DELETE CASCADE
    ) ${columnTypes(runner).table}`);
    const [row]: { last: number | null }[] = await runner.query('SELECT max(userId) AS last FROM milestone');
    let last = row?.last ?? 0;
    for (;;) {
      const users: { id: number }[] = await runner.query(
        `SELECT id FROM user WHERE id > ? ORDER BY id LIMIT ${USERS_A_STEP}`,
        [last],
      );
      const until = users.at(-1)?.id;
      if (until === undefined) return;
      await runner.query(fill(runner), [last, until]);
      last = until;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE milestone');
  }
}

function fill(runner: QueryRunner): string {
  const isServer = runner.connection.options.type === 'mysql';
  const dayBefore = isServer ? 'answer.day - INTERVAL 1 DAY' : "date(answer.day, '-1 day')";
  const days = isServer
    ? 'DATEDIFF(lastDay, firstDay) + 1'
    : 'CAST(julianday(lastDay) - julianday(firstDay) AS integer) + 1';
  return `INSERT INTO milestone (userId, entries, streak, streakDay)
    SELECT userId, ${ENTRIES_REACHED}, ${STREAK_REACHED}, lastDay
    FROM (SELECT userId, entries, lastDay, ${days} AS days
      FROM (SELECT answer.userId, count(*) AS entries, max(answer.day) AS lastDay,
          max(CASE WHEN earlier.id IS NULL THEN answer.day END) AS firstDay
        FROM answer LEFT JOIN answer AS earlier
          ON earlier.userId = answer.userId AND earlier.day = ${dayBefore} AND earlier.live = 1
        WHERE answer.userId > ? AND answer.userId <= ? AND answer.live = 1
        GROUP BY answer.userId) AS diary) AS reached`;
}
