import { column, entity, type RowOf } from '../platform/database/entity.ts';

/** Messages from the contact page; name, e-mail and comment are encrypted. */
export const FeedbackEntity = entity('Feedback', 'feedback', {
  id: column.serial,
  name: column.nullable(column.longText),
  email: column.nullable(column.longText),
  comment: column.longText,
  createdAt: column.instant,
  /** Truncated to its network before storage. */
  ipAddress: column.nullable(column.text(45)),
  /** Browser family only. */
  userAgent: column.nullable(column.text(64)),
  answeredAt: column.nullable(column.instant),
});

export type FeedbackRow = RowOf<typeof FeedbackEntity>;
