import { succeeded } from '../ui/toast-store.ts';

export const REMINDER_SET = succeeded('Erinnerung gespeichert');

/** Title of the toast after a failed change of the reminder. */
export const REMINDER_FAILED = 'Das hat nicht geklappt';

/** Why this browser cannot show notifications, by the missing feature. */
export const NO_PUSH = {
  denied:
    'Benachrichtigungen sind für diese Seite in Deinem Browser gesperrt. Du kannst sie in seinen Einstellungen wieder erlauben, auf Apple-Geräten unter „Mitteilungen“.',
  installFirst:
    'Auf iPhone und iPad geht das in der installierten App: Tippe im Browser auf „Teilen“ (oft hinter „•••“), dann auf „Zum Home-Bildschirm“, und melde Dich dort noch einmal an.',
  missing: 'Dieser Browser kann keine Benachrichtigungen zeigen.',
};
