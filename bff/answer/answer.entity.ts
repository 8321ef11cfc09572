import { EntitySchema } from 'typeorm';
import type { CalendarDay } from '../platform/lib/clock.ts';

/** One diary entry as stored. The generated column `live` is 1, or null once deleted; it guards the day. */
export interface AnswerRow {
  id: number;
  /** Known before the row is written, so that its ciphertext can be bound to it. */
  uuid: string;
  userId: number;
  /** Never filled: text rests only encrypted. */
  content: string | null;
  encryptedContent: string | null;
  encryptionIv: string | null;
  date: Date;
  /** The calendar day it answers, and the zone that decided it. */
  day: CalendarDay;
  timeZone: string;
  createdAt: Date;
  updatedAt: Date;
  isDeleted: boolean;
}

export const AnswerEntity = new EntitySchema<AnswerRow>({
  name: 'Answer',
  tableName: 'answer',
  columns: {
    id: { type: Number, primary: true, generated: 'increment' },
    uuid: { type: String, length: 36 },
    userId: { type: Number },
    content: { type: 'text', nullable: true },
    encryptedContent: { type: 'text', nullable: true },
    encryptionIv: { type: String, length: 16, nullable: true },
    date: { type: Date, precision: 3 },
    day: { type: 'date' },
    timeZone: { type: String, length: 64 },
    createdAt: { type: Date, precision: 3 },
    updatedAt: { type: Date, precision: 3 },
    isDeleted: { type: Boolean, default: false },
  },
});
