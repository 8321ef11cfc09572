import {
  entity,
  instant,
  longText,
  nullable,
  type RowOf,
  serial,
  text,
} from '../platform/database/entity.ts';

/** Messages from the contact page; name, e-mail and comment are encrypted. */
export const FeedbackEntity = entity('Feedback', 'feedback', {
  id: serial,
  name: nullable(longText),
  email: nullable(longText),
  comment: longText,
  createdAt: instant,
  /** Truncated to its network before storage. */
  ipAddress: nullable(text(45)),
  /** Browser family only. */
  userAgent: nullable(text(64)),
  /** When the operator marked the message as answered. */
  answeredAt: nullable(instant),
});

/** A row of `feedback`. */
export type FeedbackRow = RowOf<typeof FeedbackEntity>;
