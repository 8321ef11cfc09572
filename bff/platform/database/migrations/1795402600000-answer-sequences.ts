import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second or so on a server. */
const IDS_A_STEP = 20_000;

/**
 * The number of each answer's last change, in its person's sequence; of those that are there already, their id. Empty for what
 * the version before writes, and so outside the unique key.
 */
export class AnswerSequences1795402600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isServer = runner.connection.options.type === 'mysql';
    // On a server each step is committed by itself, and another try goes on where one has ended.
    if (!(await runner.hasColumn('user', 'sequenceFloor')))
      await runner.query('ALTER TABLE user ADD COLUMN sequenceFloor integer NOT NULL DEFAULT 0');
    if (!(await runner.hasColumn('answer', 'sequence'))) {
      const index = 'UNIQUE INDEX answer_userId_sequence';
      const column = 'ALTER TABLE answer ADD COLUMN sequence integer';
      await runner.query(isServer ? `${column}, ADD ${index} (userId, sequence)` : column);
      if (!isServer) await runner.query(`CREATE ${index} ON answer (userId, sequence)`);
    }
    const [row]: { last: number | null }[] = await runner.query('SELECT max(id) AS last FROM answer');
    for (let from = 0; from < (row?.last ?? 0); from += IDS_A_STEP) {
      await runner.query('UPDATE answer SET sequence = id WHERE id > ? AND id <= ? AND sequence IS NULL', [
        from,
        from + IDS_A_STEP,
      ]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const isServer = runner.connection.options.type === 'mysql';
    await runner.query(`DROP INDEX answer_userId_sequence ${isServer ? 'ON answer' : ''}`);
    await runner.query('ALTER TABLE answer DROP COLUMN sequence');
    await runner.query('ALTER TABLE user DROP COLUMN sequenceFloor');
  }
}
