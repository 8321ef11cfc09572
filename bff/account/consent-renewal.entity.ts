import { column, entity, type RowOf } from '../platform/database/entity.ts';

/** Consents to a wording that is newer than the account: a row for each version, never overwritten. */
export const ConsentRenewalEntity = entity('ConsentRenewal', 'consent_renewal', {
  userId: column.key(column.integer),
  version: column.key(column.text(16)),
  consentedAt: column.instant,
});

export type Consent = Omit<RowOf<typeof ConsentRenewalEntity>, 'userId'>;
