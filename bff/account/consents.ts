import { accountGone } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { CONSENT_VERSION } from './account.sentences.rules.ts';
import type { Consent } from './consent-renewal.entity.ts';

type ShownConsent = Consent & { isCurrent: boolean };

export class Consents extends Service<Pick<Platform, 'db' | 'clock'>> {
  /** Every consent of a user, oldest first; the first consent was given at registration. */
  list(userId: number): Promise<Consent[]> {
    return this.deps.db.all<Consent>(
      `SELECT consentVersion AS version, consentedAt FROM user WHERE id = ?
       UNION ALL SELECT version, consentedAt FROM consent_renewal WHERE userId = ? ORDER BY consentedAt, version`,
      [userId, userId],
    );
  }

  /** Every consent of a user, and whether it is to today's wording. */
  async all(userId: number): Promise<ShownConsent[]> {
    const consents = await this.list(userId);
    return consents.map((consent) => ({ ...consent, isCurrent: consent.version === CONSENT_VERSION }));
  }

  /** The user's consent to today's wording, or else the user's newest consent. */
  async latest(userId: number): Promise<ShownConsent> {
    const consents = await this.all(userId);
    const shown = consents.find(({ isCurrent }) => isCurrent) ?? consents.at(-1);
    if (!shown) throw accountGone();
    return shown;
  }

  /** Stores the user's consent to today's wording; keeps the time of an existing consent. */
  async renew(userId: number): Promise<void> {
    if ((await this.latest(userId)).isCurrent) return;
    await this.deps.db.change(
      `INSERT INTO consent_renewal (userId, version, consentedAt) VALUES (?, ?, ?)
       ${this.deps.db.upsert(['userId', 'version'], ['version'])}`,
      [userId, CONSENT_VERSION, this.deps.clock()],
    );
  }
}
