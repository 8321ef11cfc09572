import type { AnswerService } from '../answer/answer.service.ts';
import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { MilestoneEntity } from './milestone.entity.ts';
import { streakFields, streakResolvers } from './streak.resolvers.ts';
import { streakRoutes } from './streak.rest.ts';
import { StreakService } from './streak.service.ts';

/** Streaks and milestones. */
export const streakSlice = {
  entities: [MilestoneEntity],
  fields: streakFields,
  routes: streakRoutes,
  open: ({ db }: Platform, { answer }: { answer: AnswerService }) => {
    const streak = new StreakService(db, answer);
    return { services: { streak }, resolvers: streakResolvers(streak) };
  },
} satisfies Slice;
