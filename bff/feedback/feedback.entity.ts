import { EntitySchema } from 'typeorm';

/** A message from the contact page; name, e-mail and comment are encrypted. */
export interface FeedbackRow {
  id: number;
  name: string | null;
  email: string | null;
  comment: string;
  createdAt: Date;
  /** Truncated before it is stored. */
  ipAddress: string | null;
  /** Browser family only. */
  userAgent: string | null;
}

export const FeedbackEntity = new EntitySchema<FeedbackRow>({
  name: 'Feedback',
  tableName: 'feedback',
  columns: {
    id: { type: Number, primary: true, generated: 'increment' },
    name: { type: 'text', nullable: true },
    email: { type: 'text', nullable: true },
    comment: { type: 'text' },
    createdAt: { type: Date, precision: 3 },
    ipAddress: { type: String, length: 45, nullable: true },
    userAgent: { type: String, length: 64, nullable: true },
  },
});
