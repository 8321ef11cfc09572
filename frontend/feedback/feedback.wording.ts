import { failed, type Toast } from '../ui/toast-store.ts';

/** Toast after feedback could not be sent. */
export function feedbackNotSent(message: string): Toast {
  return failed('Fehler beim Senden', message || 'Bitte versuche es später erneut.');
}
