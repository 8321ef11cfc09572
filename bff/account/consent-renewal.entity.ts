import { entity, instant, integer, key, type RowOf, text } from '../platform/database/entity.ts';

/** Consents to a wording that has changed since the account was made, one a version; none is ever overwritten. */
export const ConsentRenewalEntity = entity('ConsentRenewal', 'consent_renewal', {
  userId: key(integer),
  version: key(text(16)),
  consentedAt: instant,
});

/** A consent as stored. */
export type Consent = Omit<RowOf<typeof ConsentRenewalEntity>, 'userId'>;
