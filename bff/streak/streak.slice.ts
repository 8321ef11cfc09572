import type { AnswerService } from '../answer/answer.service.ts';
import type { Slice } from '../platform/slice.ts';
import { streakFields, streakResolvers } from './streak.resolvers.ts';
import { streakRoutes } from './streak.rest.ts';
import { StreakService } from './streak.service.ts';

/** Streaks and milestones; it stores nothing. */
export const streakSlice = {
  entities: [],
  fields: streakFields,
  routes: streakRoutes,
  open: ({ answer }: { answer: AnswerService }) => {
    const streak = new StreakService(answer);
    return { services: { streak }, resolvers: streakResolvers(streak) };
  },
} satisfies Slice;
