import { entity, instant, integer, key, type RowOf, text } from '../platform/database/entity.ts';

/**
 * Consents to a wording that changed after the account was made, a row for each version. No row is ever overwritten.
 */
export const ConsentRenewalEntity = entity('ConsentRenewal', 'consent_renewal', {
  userId: key(integer),
  version: key(text(16)),
  consentedAt: instant,
});

/** A consent as stored. */
export type Consent = Omit<RowOf<typeof ConsentRenewalEntity>, 'userId'>;
