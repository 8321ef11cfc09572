import { succeeded } from '../ui/toast-store.ts';

export const NOTICES_OFF = succeeded('Mitteilungen abgeschaltet');
