import type { OperatorMail } from '../platform/env/env-mail.ts';
import { BRAND } from '../platform/lib/brand.rules.ts';
import type { Mails } from '../platform/mail/sender.ts';
import type { FeedbackService, OpenedMessage } from './feedback.service.ts';

export const FEEDBACK_MAILS = { 'contact-message': 'operator' } as const;

/** Quotes a message below its writer's name; both are untrusted text. */
function quoteOf({ name, email, comment }: OpenedMessage): string {
  const writer = [name, email].filter(Boolean).join(', ').replace(/\s+/g, ' ');
  const text = comment ?? 'Sie lässt sich hier nicht entschlüsseln.';
  return `Von: ${writer || 'ohne Namen und E-Mail-Adresse'}\n\n${text}`;
}

/** Composes the operator's mail about a message; null if the message is answered or deleted. */
export function feedbackMails(
  feedback: Pick<FeedbackService, 'find' | 'countUnanswered'>,
  operatorMail: OperatorMail | undefined,
): Mails<keyof typeof FEEDBACK_MAILS> {
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
        quote: operatorMail?.hasText ? quoteOf(message) : undefined,
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
