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
  /** Truncated before it is stored. */
  ipAddress: nullable(text(45)),
  /** Browser family only. */
  userAgent: nullable(text(64)),
  /** Null until the operator says that it is answered. */
  answeredAt: nullable(instant),
});

/** A message as stored. */
export type FeedbackRow = RowOf<typeof FeedbackEntity>;
