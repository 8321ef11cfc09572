import { BRAND } from '../platform/lib/brand.rules.ts';
import type { Mails } from '../platform/mail/sender.ts';
import type { FeedbackService } from './feedback.service.ts';

export const FEEDBACK_MAILS = { 'contact-message': 'operator' } as const;

/** Composes the operator's mail about a message; null if the message is answered or deleted. */
export function feedbackMails(feedback: FeedbackService): Mails<keyof typeof FEEDBACK_MAILS> {
  return {
    'contact-message': async ({ reference }) => {
      const message = await feedback.find(Number(reference));
      if (!message || message.answeredAt) return null;
      const unanswered = await feedback.countUnanswered();
      return {
        subject: 'Eine neue Nachricht',
        paragraphs: [
          `Auf der Kontaktseite von ${BRAND} ist eine Nachricht angekommen. Sie hat die Nummer ${message.id}.`,
        ],
        closing: [
          `Lesen: npm run -s messages -- show ${message.id}`,
          `Als beantwortet vermerken: npm run -s messages -- answered ${message.id}`,
          unanswered === 1
            ? 'Es ist die einzige, die auf eine Antwort wartet.'
            : `Auf eine Antwort warten jetzt ${unanswered} Nachrichten.`,
        ],
      };
    },
  };
}
