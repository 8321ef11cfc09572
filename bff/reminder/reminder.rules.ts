import * as z from 'zod/mini';
import { boundedText } from '../platform/lib/text.rules.ts';
import { DEFAULT_TIME, WEEKDAYS } from './reminder-days.rules.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TIME_MESSAGE = 'Bitte gib eine Uhrzeit an, zum Beispiel 20:30.';
const DAYS_MESSAGE = 'Bitte wähle mindestens einen Tag.';

const time = boundedText(DEFAULT_TIME.length, TIME_MESSAGE, TIME_MESSAGE).check(z.regex(TIME, TIME_MESSAGE));

/** When and how somebody wants to be reminded. */
export const reminderRule = z.object({
  time,
  weekdays: z
    .array(z.enum(WEEKDAYS, DAYS_MESSAGE), DAYS_MESSAGE)
    .check(z.minLength(1, DAYS_MESSAGE), z.maxLength(WEEKDAYS.length, DAYS_MESSAGE)),
  way: z.enum(['push', 'mail']),
});

const ENDPOINT_MAX_LENGTH = 1_000;
const ENDPOINT_MESSAGE = 'Das ist keine Anmeldung eines Browsers für Mitteilungen.';

function subscriptionPart(maxLength: number, pattern: RegExp) {
  return boundedText(maxLength, ENDPOINT_MESSAGE, ENDPOINT_MESSAGE).check(z.regex(pattern, ENDPOINT_MESSAGE));
}

/** A browser's subscription to pushes. */
export const pushDeviceRule = z.object({
  endpoint: subscriptionPart(ENDPOINT_MAX_LENGTH, /^https?:\/\/[\x21-\x7e]+$/),
  p256dh: subscriptionPart(87, /^[\w-]{87}$/),
  auth: subscriptionPart(22, /^[\w-]{22}$/),
});
