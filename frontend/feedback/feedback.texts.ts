import type { Toast } from '../ui/toast-store.ts';

/** After feedback is sent. */
export const FEEDBACK_SENT: Toast = {
  kind: 'success',
  title: 'Feedback gesendet!',
  text: 'Vielen Dank für dein wertvolles Feedback. Wir melden uns bald bei dir.',
};

/** Feedback send fails. */
export function feedbackNotSent(message: string): Toast {
  return {
    kind: 'error',
    title: 'Fehler beim Senden',
    text: message || 'Bitte versuche es später erneut.',
  };
}
