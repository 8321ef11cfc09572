import type { EntitySchema } from 'typeorm';
import { PushDeviceEntity } from '../../reminder/push-device.entity.ts';
import { ReminderEntity, type ReminderRow } from '../../reminder/reminder.entity.ts';
import { AT, SEALED } from './rows.ts';

const reminderOf = (userId: number): ReminderRow => ({
  userId,
  minuteOfDay: 1_439,
  weekdays: 0b1111111,
  channel: 'mail',
  nextAt: AT,
  lastDueDay: '2028-02-29',
  unansweredCount: 7,
});

const deviceOf = (userId: number) => ({
  endpointHash: '0f'.repeat(32),
  userId,
  sidHash: 'f0'.repeat(32),
  service: 'x'.repeat(100),
  ...SEALED,
  dueAt: AT,
  failures: 4,
});

/** Rows of the reminder slice, each column at its maximum, or null if the column is nullable. */
export const REMINDER_ROWS: [EntitySchema<object>, (userId: number) => object][] = [
  [ReminderEntity, reminderOf],
  [ReminderEntity, (userId) => ({ ...reminderOf(userId), nextAt: null, lastDueDay: null })],
  [PushDeviceEntity, deviceOf],
  [PushDeviceEntity, (userId) => ({ ...deviceOf(userId), endpointHash: 'ff'.repeat(32), dueAt: null })],
];
