import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

export const FEEDBACK_SENT = succeeded(
  'Feedback gesendet!',
  'Vielen Dank für dein wertvolles Feedback. Wir melden uns bald bei dir.',
);

/** Toast after feedback could not be sent. */
export function feedbackNotSent(message: string): Toast {
  return failed('Fehler beim Senden', message || 'Bitte versuche es später erneut.');
}
