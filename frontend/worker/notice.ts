import { REMINDER_TEXT } from '../../bff/reminder/reminder.sentences.rules.ts';

const ICON = '/icons/icon-192.png';

/** Replaces the previous notification, if it is still shown. */
const TAG = 'daily';

export type Notice = { title: string; body: string; tag: string; lang: string; icon: string };

function isNotification(value: unknown): value is { title: string; body: string } {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'title' in value && typeof value.title === 'string' && 'body' in value && typeof value.body === 'string'
  );
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')?.notification;
  } catch {
    return null;
  }
}

/** The notification of a push; the reminder's default text if the payload cannot be read. */
export function noticeOf(text: string | undefined): Notice {
  const told = parsed(text);
  const { title, body } = isNotification(told) ? told : REMINDER_TEXT;
  return { title, body, tag: TAG, lang: 'de', icon: ICON };
}
