import { EntitySchema } from 'typeorm';
import type { CalendarDay } from '../platform/lib/clock.ts';

/** Unsent text, at most one a user and day, encrypted like an answer. */
export interface DraftRow {
  userId: number;
  /** The calendar day it was last typed for. */
  day: CalendarDay;
  encryptedContent: string;
  encryptionIv: string;
  updatedAt: Date;
  /** Public id of the session that wrote it; null for drafts from before it was noted, which count as another's. */
  sessionId: string | null;
}

export const DraftEntity = new EntitySchema<DraftRow>({
  name: 'Draft',
  tableName: 'draft',
  columns: {
    userId: { type: Number, primary: true },
    day: { type: 'date', primary: true },
    encryptedContent: { type: 'text' },
    encryptionIv: { type: String, length: 16 },
    updatedAt: { type: Date, precision: 3 },
    sessionId: { type: String, length: 22, nullable: true },
  },
});
