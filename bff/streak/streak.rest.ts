import * as z from 'zod/mini';
import { route, tagged } from '../platform/rest/route.ts';
import { shapes } from '../platform/rest/shapes.ts';
import * as documents from './streak.rest.generated.ts';

const tag = { name: 'streak', description: 'The number of consecutive answered days.' };

const Streak = z
  .strictObject({
    count: z.int().check(z.gte(0), z.describe('Days in a row with an answer, up to today or yesterday.')),
  })
  .register(shapes, { id: 'Streak', example: { count: 7 } });

export const streakRoutes = tagged(tag, [
  route({
    method: 'GET',
    path: '/api/streak',
    summary: 'The current streak',
    description:
      'The number of consecutive days with an answer that ends today, or yesterday while today is open. Computed for each request.',
    document: documents.StreakDocument,
    success: { 200: [Streak, 'The length of the streak in days.'] },
    reply: ({ streak }) => streak,
  }),
]);
