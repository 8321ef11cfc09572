import { succeeded } from '../ui/toast-store.ts';

/** After the notices are switched off. */
export const NOTICES_OFF = succeeded('Mitteilungen abgeschaltet');
