import type { Database } from '../database/database.ts';
import { BRAND } from '../lib/brand.rules.ts';
import { createClaimLoop } from '../lib/claim-loop.ts';
import { addMs, type Clock, DAY_MS, HOUR_MS } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import { Service } from '../lib/service.ts';
import type { PLATFORM_MAIL_KINDS } from '../mail/mail-kinds.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Mails } from '../mail/sender.ts';
import { JobEntity, type JobRow } from './job.entity.ts';

/** Hour (UTC) from which the backup of a day is due. */
const DUE_HOUR = 2;

const RETRY_MS = HOUR_MS;

/** Time for which a claimed backup belongs to one process; a longer run is aborted. */
const LEASE_MS = 4 * HOUR_MS;

const ABORTED = 'The run before was broken off, by a killed process for example.';

interface DailyBackupDeps {
  db: Database;
  clock: Clock;
  logger: Logger;
  outbox: Outbox;
  /** Unset: failures are only logged. */
  operatorEmail?: string | undefined;
  /** Makes one backup. Rejects if the backup fails, and soon after the signal aborts. */
  makeBackup: (signal: AbortSignal) => Promise<void>;
}

function nextDue(now: Date): Date {
  const offset = DUE_HOUR * HOUR_MS;
  return new Date((Math.floor((now.getTime() - offset) / DAY_MS) + 1) * DAY_MS + offset);
}

/** Makes one backup a day across all instances, and retries a failed backup every hour. */
export class DailyBackup extends Service<DailyBackupDeps> {
  readonly #abort = new AbortController();
  /** Each wake makes the backup if it is due and no other instance has claimed it. */
  readonly loop = createClaimLoop<JobRow>({
    intervalMs: 5 * 60_000,
    lanes: 1,
    findDue: () => this.#findDue(),
    work: (job) => this.#make(job),
    onFailure: (err) => this.deps.logger.error({ err }, 'the job of the backup cannot be read or written'),
  });

  /** Aborts a running backup, which is then due again at once. */
  async stop(): Promise<void> {
    this.#abort.abort();
    await this.loop.stop();
  }

  /** Returns the job if it is due. A job beyond tomorrow is due as well: the clock was ahead. */
  async #findDue(): Promise<JobRow[]> {
    const { db, clock } = this.deps;
    const now = clock();
    // A restore leaves the table empty.
    const insert = `INSERT INTO job (name, dueAt) VALUES ('backup', ?) ${db.dialect.onDuplicate(['name'])} name = name`;
    await db.change(insert, [now]);
    return db.all(
      "SELECT name, dueAt, startedAt, failingSince FROM job WHERE name = 'backup' AND (dueAt <= ? OR dueAt > ?)",
      [now, addMs(now, DAY_MS)],
    );
  }

  async #make(job: JobRow): Promise<void> {
    const { db, clock, logger, makeBackup } = this.deps;
    const startedAt = clock();
    const lease = addMs(startedAt, LEASE_MS);
    if (!(await this.#moveOn(job.dueAt, lease, startedAt))) return;
    if (job.startedAt) await this.#reportFailure(new Error(ABORTED));
    try {
      await makeBackup(AbortSignal.any([this.#abort.signal, AbortSignal.timeout(LEASE_MS)]));
    } catch (error) {
      const isStopping = this.#abort.signal.aborted;
      await this.#moveOn(lease, addMs(clock(), isStopping ? 0 : RETRY_MS), null);
      if (!isStopping) await this.#reportFailure(error);
      return;
    }
    const dueAt = nextDue(clock());
    await db.change(
      "UPDATE job SET dueAt = ?, startedAt = NULL, failingSince = NULL WHERE name = 'backup' AND dueAt = ?",
      [dueAt, lease],
    );
    logger.info({ durationMs: clock().getTime() - startedAt.getTime(), dueAt }, 'a backup is made');
  }

  async #moveOn(from: Date, dueAt: Date, startedAt: Date | null): Promise<boolean> {
    const sql = "UPDATE job SET dueAt = ?, startedAt = ? WHERE name = 'backup' AND dueAt = ?";
    const { matched } = await this.deps.db.change(sql, [dueAt, startedAt, from]);
    return matched === 1;
  }

  /** Logs every failure; mails the operator only at the first failure in a row. */
  async #reportFailure(error: unknown): Promise<void> {
    const { db, clock, logger, outbox, operatorEmail } = this.deps;
    logger.error({ err: error }, 'THERE IS NO NEW BACKUP');
    await db.write(async (tx) => {
      const { matched } = await tx.run(
        "UPDATE job SET failingSince = ? WHERE name = 'backup' AND failingSince IS NULL",
        [clock()],
      );
      if (matched === 1 && operatorEmail) await outbox.add(tx, 'backup-failed', operatorEmail);
    });
  }
}

/** Composes the mail about failed backups; the mail is null once a backup has succeeded. */
export function backupMails(db: Database): Mails<keyof typeof PLATFORM_MAIL_KINDS> {
  return {
    'backup-failed': async () => {
      const job = await db.read((manager) => manager.findOneBy(JobEntity, { name: 'backup' }));
      if (!job?.failingSince) return null;
      const [day, time] = job.failingSince.toISOString().split(/[T.]/);
      return {
        subject: 'Keine neue Sicherung',
        paragraphs: [
          `Die tägliche Sicherung von ${BRAND} ist am ${day} um ${time} Uhr (UTC) fehlgeschlagen. Woran es lag, steht im Protokoll des Servers in der Zeile „THERE IS NO NEW BACKUP“.`,
          'Sie wird jede Stunde neu versucht. Solange keine gelingt, kommt keine weitere E-Mail.',
        ],
      };
    },
  };
}
