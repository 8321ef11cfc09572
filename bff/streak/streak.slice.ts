import type { AnswerServices } from '../answer/answer.slice.ts';
import type { Platform } from '../platform/platform.ts';
import { MilestoneEntity } from './milestone.entity.ts';
import { streakFields, streakResolvers } from './streak.resolvers.ts';
import { streakRoutes } from './streak.rest.ts';
import { StreakService } from './streak.service.ts';

export const streakSlice = {
  folder: 'streak',
  entities: [MilestoneEntity],
  fields: streakFields,
  routes: streakRoutes,
  open: (given: Platform & AnswerServices) => {
    const streak = new StreakService(given);
    return { services: { streak }, resolvers: streakResolvers(streak, given.db) };
  },
};
