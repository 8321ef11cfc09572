import * as z from 'zod/mini';
import { GIVING_MILESTONES } from './memory.numbers.rules.ts';

const NO_SUCH_MILESTONE = 'Zu diesem Meilenstein gibt es keinen Rückblick';

/** Which milestone an earlier entry is asked for. */
export const milestoneRule = z.object({ days: z.literal(GIVING_MILESTONES, NO_SUCH_MILESTONE) });
