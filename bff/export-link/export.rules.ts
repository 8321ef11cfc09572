import * as z from 'zod/mini';
import { eachText } from '../answer/answer-content.rules.ts';

const exportedAnswer = z.object({
  ...eachText(() => z.string()),
  date: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  day: z.string(),
  timeZone: z.string(),
});

/** An export as a client parses it; unknown fields are dropped. */
export const exportRule = z.object({
  username: z.string(),
  provider: z.string(),
  createdAt: z.string(),
  answers: z.array(exportedAnswer),
});
