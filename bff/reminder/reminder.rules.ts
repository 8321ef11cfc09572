import * as z from 'zod/mini';
import { patternText } from '../platform/lib/text.rules.ts';
import { DEFAULT_TIME, ENDPOINT_MAX_LENGTH } from './reminder.numbers.rules.ts';
import { DAYS_MISSING, ENDPOINT_INVALID, TIME_INVALID } from './reminder.sentences.rules.ts';
import { WEEKDAYS } from './reminder-days.rules.ts';

export const reminderRule = z.object({
  time: patternText(/^([01]\d|2[0-3]):[0-5]\d$/, DEFAULT_TIME.length, TIME_INVALID),
  weekdays: z
    .array(z.enum(WEEKDAYS, DAYS_MISSING), DAYS_MISSING)
    .check(z.minLength(1, DAYS_MISSING), z.maxLength(WEEKDAYS.length, DAYS_MISSING)),
  channel: z.enum(['push', 'mail']),
});

export const pushDeviceRule = z.object({
  endpoint: patternText(/^https?:\/\/[\x21-\x7e]+$/, ENDPOINT_MAX_LENGTH, ENDPOINT_INVALID),
  p256dh: patternText(/^[\w-]{87}$/, 87, ENDPOINT_INVALID),
  auth: patternText(/^[\w-]{22}$/, 22, ENDPOINT_INVALID),
});
