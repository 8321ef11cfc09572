import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';

const DAYS = 365;
const DAYS_A_STATEMENT = 5;
const FIRST_ID = 1_000_000;
const POLL_MS = 500;
const REST_DEADLINE_MS = 120_000;
const HARDLY_ANY = 100;
const LEFT_TO_DO = `SHOW GLOBAL STATUS WHERE Variable_name IN
  ('Innodb_buffer_pool_pages_dirty', 'Innodb_history_list_length')`;

/**
 * Fills a MariaDB with other people's diaries up to the given number of answers, a year each, in the order of days.
 * The texts have a realistic length and cannot be decrypted; nobody requests them.
 */
export async function fillWithStrangers(databaseUrl: string, from: number, to: number): Promise<void> {
  const connection = await createConnection(databaseUrl);
  const [first, last] = [FIRST_ID + Math.ceil(from / DAYS), FIRST_ID + Math.floor(to / DAYS) - 1];
  // Only while filling: the measurements run with the settings of production.
  await connection.query('SET GLOBAL innodb_flush_log_at_trx_commit = 0');
  await connection.query("SET SESSION foreign_key_checks = 0, sql_mode = ''");
  await connection.query(
    `INSERT INTO user (id, username, password, createdAt, sessionEpoch, consentVersion, consentedAt)
     SELECT seq, CONCAT('stranger-', seq, '@example.org'), '', NOW(3), 1, '2026-11', NOW(3)
     FROM seq_${first}_to_${last}`,
  );
  for (let ago = DAYS; ago > 0; ago -= DAYS_A_STATEMENT) {
    await connection.query(
      `INSERT INTO answer (uuid, userId, encryptedContent, encryptionIv, date, day, timeZone, createdAt,
         updatedAt, sequence)
       SELECT UUID(), u.seq, CONCAT('v2.1.', REPEAT(MD5(RAND()), 12)), LEFT(MD5(RAND()), 16),
         NOW(3) - INTERVAL d.seq DAY, CURDATE() - INTERVAL d.seq DAY, 'Europe/Berlin', NOW(3), NOW(3), ${DAYS + 1} - d.seq
       FROM seq_${ago - DAYS_A_STATEMENT + 1}_to_${ago} d STRAIGHT_JOIN seq_${first}_to_${last} u`,
    );
  }
  await connection.query('ANALYZE TABLE answer, user');
  await comeToRest(connection);
  await connection.query('SET GLOBAL innodb_flush_log_at_trx_commit = 1');
  await connection.end();
}

/** Waits until the server has written and purged the filled data, which would distort the measurements. */
async function comeToRest(connection: Connection): Promise<void> {
  await connection.query('SET GLOBAL innodb_max_dirty_pages_pct = 0');
  const deadline = performance.now() + REST_DEADLINE_MS;
  for (let left = Number.POSITIVE_INFINITY; left > HARDLY_ANY && performance.now() < deadline; ) {
    await pause(POLL_MS);
    const [rows] = await connection.query<RowDataPacket[]>(LEFT_TO_DO);
    left = Math.max(...rows.map(({ Value }) => Number(Value)));
  }
  await connection.query('SET GLOBAL innodb_max_dirty_pages_pct = DEFAULT');
}
