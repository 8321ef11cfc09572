import * as z from 'zod/mini';
import { boundedText } from '../platform/lib/text.rules.ts';
import { DEFAULT_TIME, ENDPOINT_MAX_LENGTH } from './reminder.numbers.rules.ts';
import { DAYS_MISSING, ENDPOINT_INVALID, TIME_INVALID } from './reminder.sentences.rules.ts';
import { WEEKDAYS } from './reminder-days.rules.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = boundedText(DEFAULT_TIME.length, TIME_INVALID, TIME_INVALID).check(z.regex(TIME, TIME_INVALID));

export const reminderRule = z.object({
  time,
  weekdays: z
    .array(z.enum(WEEKDAYS, DAYS_MISSING), DAYS_MISSING)
    .check(z.minLength(1, DAYS_MISSING), z.maxLength(WEEKDAYS.length, DAYS_MISSING)),
  channel: z.enum(['push', 'mail']),
});

function subscriptionPart(maxLength: number, pattern: RegExp) {
  return boundedText(maxLength, ENDPOINT_INVALID, ENDPOINT_INVALID).check(z.regex(pattern, ENDPOINT_INVALID));
}

export const pushDeviceRule = z.object({
  endpoint: subscriptionPart(ENDPOINT_MAX_LENGTH, /^https?:\/\/[\x21-\x7e]+$/),
  p256dh: subscriptionPart(87, /^[\w-]{87}$/),
  auth: subscriptionPart(22, /^[\w-]{22}$/),
});
