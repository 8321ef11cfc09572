import type { AccountService } from '../account/account.service.ts';
import type { Mails } from '../platform/mail/sender.ts';
import type { ReminderService } from './reminder.service.ts';

export const REMINDER_MAILS = { reminder: 'manyOwners' } as const;

/** Composes reminder mails; null if the reminder is no longer due. */
export function reminderMails(
  account: AccountService,
  reminders: ReminderService,
  appOrigin: string,
): Mails<keyof typeof REMINDER_MAILS> {
  return {
    reminder: async ({ address, createdAt }) => {
      const user = await account.findByConfirmedAddress(address, createdAt);
      const message = user && (await reminders.messageFor(user.id, 'mail', createdAt));
      if (!message) return null;
      return {
        subject: message.title,
        paragraphs: [message.body],
        link: { label: 'Zur Frage von heute', url: `${appOrigin}/daily` },
        closing: [
          'Wann wir Dich erinnern und ob überhaupt, bestimmst Du in Deinem Profil unter „Erinnerung“.',
        ],
        unsubscribeUrl: reminders.unsubscribeUrl(user),
      };
    },
  };
}
