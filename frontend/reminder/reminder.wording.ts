import { succeeded, type Toast } from '../ui/toast-store.ts';

/** The reminder is switched on or changed. */
export const REMINDER_SET = succeeded('Erinnerung gespeichert');

/** The reminder is switched off. */
export const REMINDER_ENDED = succeeded('Erinnerung ausgeschaltet');

/** This browser shows reminders from now on. */
export const DEVICE_ADDED = succeeded('Dieses Gerät erinnert Dich');

/** This browser shows no reminders any more. */
export const DEVICE_REMOVED = succeeded('Dieses Gerät erinnert Dich nicht mehr');

/** A change of the reminder fails. */
export function reminderFailed(message: string): Toast {
  return { kind: 'error', title: 'Das hat nicht geklappt', text: message };
}

/** Why this browser shows no notifications. */
export const NO_PUSH = {
  denied:
    'Mitteilungen sind für diese Seite in Deinem Browser gesperrt. Du kannst sie in seinen Einstellungen wieder erlauben.',
  installFirst:
    'Auf iPhone und iPad geht das in der installierten App: Tippe im Browser auf „Teilen“ (oft hinter „•••“), dann auf „Zum Home-Bildschirm“, und melde Dich dort noch einmal an.',
  missing: 'Dieser Browser kann keine Mitteilungen zeigen.',
};
