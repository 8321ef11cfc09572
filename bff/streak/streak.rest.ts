import * as documents from '../platform/rest/operations.generated.ts';
import { route } from '../platform/rest/route.ts';
import { shapes } from '../platform/rest/shapes.ts';

/** The REST path of the streak. */
export const streakRoutes = [
  route({
    method: 'GET',
    path: '/api/streak',
    tag: 'streak',
    summary: 'The current streak',
    description:
      'The run of days with an answer that ends today, or yesterday while today is still open. Computed when asked.',
    document: documents.StreakDocument,
    success: { 200: [shapes.Streak, 'The length of the run in days.'] },
    reply: ({ streak }) => streak,
  }),
];
