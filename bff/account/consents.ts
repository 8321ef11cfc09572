import type { Database } from '../platform/database/database.ts';
import type { Clock } from '../platform/lib/clock.ts';
import { accountGone } from '../platform/lib/errors.ts';
import { CONSENT_VERSION } from './account.sentences.rules.ts';
import type { Consent } from './consent-renewal.entity.ts';

/** What people have consented to. */
export class Consents {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Every consent of a user, oldest first; the first came with the account. */
  list(userId: number): Promise<Consent[]> {
    return this.#db.all<Consent>(
      `SELECT consentVersion AS version, consentedAt FROM user WHERE id = ?
       UNION ALL SELECT version, consentedAt FROM consent_renewal WHERE userId = ? ORDER BY consentedAt`,
      [userId, userId],
    );
  }

  /** The consent of a user to the wording of today, or the last one before. */
  async latest(userId: number): Promise<Consent & { isCurrent: boolean }> {
    const consents = await this.list(userId);
    const current = consents.find(({ version }) => version === CONSENT_VERSION);
    const shown = current ?? consents.at(-1);
    if (!shown) throw accountGone();
    return { ...shown, isCurrent: current !== undefined };
  }

  /** Stores the consent of a user to the wording of today; the time of an earlier one stays. */
  async renew(userId: number): Promise<void> {
    if ((await this.latest(userId)).isCurrent) return;
    await this.#db.change(
      `INSERT INTO consent_renewal (userId, version, consentedAt) VALUES (?, ?, ?)
       ${this.#db.upsert(['userId', 'version'], ['version'])}`,
      [userId, CONSENT_VERSION, this.#clock()],
    );
  }
}
