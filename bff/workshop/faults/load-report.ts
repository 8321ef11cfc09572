import { table } from '../testing/table.ts';

/** The experience of the clients during a fault. */
export class LoadReport {
  acknowledged = 0;
  longestOutageMs = 0;
  readonly errors = new Map<string, number>();
  /** Sentences about acknowledged writes that are gone, and days with two answers. */
  readonly losses: string[] = [];
  #lastAcknowledged: number | undefined;

  acknowledge(): void {
    const now = performance.now();
    if (this.#lastAcknowledged !== undefined) {
      this.longestOutageMs = Math.max(this.longestOutageMs, now - this.#lastAcknowledged);
    }
    this.#lastAcknowledged = now;
    this.acknowledged += 1;
  }

  fail(outcome: string): void {
    this.errors.set(outcome, (this.errors.get(outcome) ?? 0) + 1);
  }

  lose(sentence: string): void {
    this.losses.push(sentence);
  }
}

const COLUMNS = ['engine', 'fault', 'acknowledged', 'lost', 'longest outage', 'errors seen by clients'];

/** A line of the table. */
export interface FaultRow {
  engine: string;
  fault: string;
  report: LoadReport;
  /** Other complaints, such as a wrong exit code. */
  complaints: string[];
}

/** Whether anything acknowledged was lost, or anything else was wrong. */
export function hasFailed(rows: FaultRow[]): boolean {
  return rows.some(({ report, complaints }) => report.losses.length > 0 || complaints.length > 0);
}

/** The table of all faults, for the terminal. */
export function faultTable(rows: FaultRow[]): string {
  const cells = rows.map(({ engine, fault, report, complaints }) => [
    engine,
    fault,
    String(report.acknowledged),
    String(report.losses.length),
    `${(report.longestOutageMs / 1_000).toFixed(1)} s`,
    [[...report.errors].map(([name, count]) => `${count}× ${name}`).join(', ') || 'none', ...complaints].join(
      '; ',
    ),
  ]);
  return table(COLUMNS, cells);
}
