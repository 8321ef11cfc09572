import type { AnswerService } from '../answer/answer.service.ts';
import { BRAND } from '../platform/lib/brand.rules.ts';
import type { Mails } from '../platform/mail/sender.ts';
import { KEEP_PAGE, type UnusedAccounts } from './unused-accounts.service.ts';

export const UNUSED_ACCOUNT_MAILS = { 'unused-account': 'manyOwners' } as const;

const SUBJECT = 'Sollen wir Dein Tagebuch behalten?';
const UNTIL_DELETION =
  'hören wir bis dahin nichts von Dir, löschen wir Dein Konto mit allen Einträgen, und das lässt sich nicht rückgängig machen.';

const FIRST_QUESTION = {
  subject: SUBJECT,
  greeting: `Seit drei Jahren warst Du nicht mehr in Deinem Tagebuch bei ${BRAND}.`,
  next: `In vier Wochen fragen wir noch einmal. Danach passiert ein halbes Jahr lang nichts; ${UNTIL_DELETION}`,
};

const SECOND_QUESTION = {
  subject: `Noch einmal gefragt: ${SUBJECT}`,
  greeting: `Vor einiger Zeit haben wir Dich nach Deinem Tagebuch bei ${BRAND} gefragt.`,
  next: `Ein halbes Jahr lang passiert noch nichts; ${UNTIL_DELETION}`,
};

function entries(count: number): string {
  if (count === 0) return 'Darin steht noch kein Eintrag.';
  return count === 1
    ? 'Darin wartet ein Eintrag auf Dich.'
    : `Darin warten ${count.toLocaleString('de-DE')} Einträge auf Dich.`;
}

/** Composes the questions; null if the account was used meanwhile or no question is due. */
export function unusedAccountMails(
  answers: AnswerService,
  unusedAccounts: UnusedAccounts,
): Mails<keyof typeof UNUSED_ACCOUNT_MAILS> {
  return {
    async 'unused-account'(mail) {
      const asked = await unusedAccounts.dueQuestion(mail);
      if (!asked) return null;
      const { subject, greeting, next } = asked.acceptedMails === 0 ? FIRST_QUESTION : SECOND_QUESTION;
      return {
        subject,
        paragraphs: [
          `${greeting} ${entries(await answers.count(asked.userId))}`,
          'Möchtest Du es behalten, genügt ein Klick. Auch wenn Du Dich anmeldest, bleibt alles, wie es ist.',
        ],
        link: { label: KEEP_PAGE.title, url: unusedAccounts.keepLink(asked) },
        closing: [
          next,
          'Mitnehmen kannst Du Dein Tagebuch auch: Melde Dich an und wähle in Deinem Profil „Daten exportieren“.',
        ],
      };
    },
  };
}
