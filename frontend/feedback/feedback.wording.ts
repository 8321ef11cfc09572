import { failed, type Toast } from '../ui/toast-store.ts';

export function feedbackNotSent(message: string): Toast {
  return failed('Fehler beim Senden', message || 'Bitte versuche es später erneut.');
}
