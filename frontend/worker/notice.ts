import { REMINDER_TEXT } from '../../bff/reminder/reminder.sentences.rules.ts';

/** Replaces the previous notification, if it is still shown; `renotify` alerts the person even so. */
const TAG = 'daily';

function parsed(text: string): { title: string; body: string } {
  try {
    const { title, body } = JSON.parse(text).notification;
    if (typeof title === 'string' && typeof body === 'string') return { title, body };
  } catch {
    // The default text follows.
  }
  return REMINDER_TEXT;
}

/** The notification of a push; the reminder's default text if the payload cannot be read. */
export function noticeOf(text = '') {
  return { ...parsed(text), tag: TAG, renotify: true, lang: 'de', icon: '/icons/icon-192.png' };
}
