import { RECENT_SIGN_IN_MINUTES } from '../../bff/platform/session/session-lifetime.rules.ts';

/** Sentence for a change that needs a recent sign-in, where the account has no other proof. */
export const SIGN_IN_ANEW = `Zu Deiner Sicherheit geht das nur in den ersten ${RECENT_SIGN_IN_MINUTES}\u00a0Minuten nach einer Anmeldung. Melde Dich dafür ab und wieder an.`;
