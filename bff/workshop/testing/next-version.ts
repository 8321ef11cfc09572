import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnTypes } from '../../platform/database/column-types.ts';
import { MIGRATIONS } from '../../platform/database/data-source.ts';

/** A made-up migration of the next version, which changes rows up and down. */
export class FeedbackLabels1999999999998 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE feedback ADD COLUMN label varchar(10)');
    await runner.query("UPDATE feedback SET label = 'migrated'");
    await runner.query(
      `CREATE TABLE label (name varchar(10) NOT NULL PRIMARY KEY) ${columnTypes(runner).table}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE label');
    await runner.query("DELETE FROM feedback WHERE label = 'unknown'");
    await runner.query('ALTER TABLE feedback DROP COLUMN label');
  }
}

/** A made-up migration whose undo loses no data. */
export class FeedbackLabelIndex1999999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX feedback_label ON feedback (label)');
  }

  async down(runner: QueryRunner): Promise<void> {
    const isServer = runner.connection.options.type === 'mysql';
    await runner.query(`DROP INDEX feedback_label ${isServer ? 'ON feedback' : ''}`);
  }
}

const NEXT_STEPS = [FeedbackLabels1999999999998, FeedbackLabelIndex1999999999999];

/** Makes this process the next version, which has two further migrations. */
export function becomeNextVersion(): void {
  MIGRATIONS.push(...NEXT_STEPS);
}

/** Runs the work as the next version: connections opened during the work have the further migrations. */
export async function asNextVersion<T>(work: () => Promise<T>): Promise<T> {
  becomeNextVersion();
  try {
    return await work();
  } finally {
    MIGRATIONS.splice(-NEXT_STEPS.length);
  }
}
