import { EntitySchema } from 'typeorm';
import type { CalendarDay } from '../lib/clock.ts';

/** Unsent text, at most one a user (SPEC §3), encrypted like an answer. */
export interface DraftRow {
  userId: number;
  encryptedContent: string;
  encryptionIv: string;
  /** The calendar day it was typed for. */
  day: CalendarDay;
  updatedAt: Date;
}

export const DraftEntity = new EntitySchema<DraftRow>({
  name: 'Draft',
  tableName: 'draft',
  columns: {
    userId: { type: Number, primary: true },
    encryptedContent: { type: 'text' },
    encryptionIv: { type: String, length: 16 },
    day: { type: 'date' },
    updatedAt: { type: Date, precision: 3 },
  },
});
