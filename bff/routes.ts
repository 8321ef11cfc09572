import { accountRoutes } from './account/account.rest.ts';
import { answerRoutes } from './answer/answer.rest.ts';
import { draftRoutes } from './draft/draft.rest.ts';
import { feedbackRoutes } from './feedback/feedback.rest.ts';
import { identityRoutes } from './identity/identity.rest.ts';
import { guarded } from './platform/rest/route.ts';
import { ROOT_FIELDS } from './schema.ts';
import { streakRoutes } from './streak/streak.rest.ts';

/** The compatibility paths of every slice. */
export const routes = [
  ...accountRoutes,
  ...identityRoutes,
  ...answerRoutes,
  ...streakRoutes,
  ...draftRoutes,
  ...feedbackRoutes,
].map((row) => guarded(row, ROOT_FIELDS));
