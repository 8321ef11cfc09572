import { RECENT_SIGN_IN_MINUTES } from '../../bff/platform/session/session-lifetime.rules.ts';

/** A change needs a recent sign-in, and this account has no other proof to give. */
export const SIGN_IN_ANEW = `Zu Deiner Sicherheit geht das nur in den ersten ${RECENT_SIGN_IN_MINUTES}\u00a0Minuten nach einer Anmeldung. Melde Dich dafür ab und wieder an.`;
