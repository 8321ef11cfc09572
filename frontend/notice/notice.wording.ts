import { succeeded } from '../ui/toast-store.ts';

/** Toast after the mails are switched off. */
export const NOTICES_OFF = succeeded('Mitteilungen abgeschaltet');
