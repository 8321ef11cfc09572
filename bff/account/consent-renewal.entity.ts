import { entity, instant, integer, key, type RowOf, text } from '../platform/database/entity.ts';

/** Consents to a wording that is newer than the account: a row for each version, never overwritten. */
export const ConsentRenewalEntity = entity('ConsentRenewal', 'consent_renewal', {
  userId: key(integer),
  version: key(text(16)),
  consentedAt: instant,
});

/** The version of a consent and its time. */
export type Consent = Omit<RowOf<typeof ConsentRenewalEntity>, 'userId'>;
