import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['answer', 'answer_isDeleted_updatedAt', 'isDeleted, updatedAt'],
  ['draft', 'draft_day', 'day'],
  ['feedback', 'feedback_createdAt', 'createdAt'],
];

export class PurgeIndexes1795339406000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name, columns] of INDEXES) {
      await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.connection.options.type === 'mysql';
    for (const [table, name] of INDEXES) {
      await runner.query(`DROP INDEX ${name} ${isMysql ? `ON ${table}` : ''}`);
    }
  }
}
