import { accountRoutes } from './routes.account.ts';
import { diaryRoutes } from './routes.diary.ts';
import { signInRoutes } from './routes.sign-in.ts';

/**
 * The compatibility paths, in the order of the contract; the export stands beside the account it belongs to, and the start of
 * Apple's sign-in beside its end.
 */
export const routes = [...signInRoutes, ...diaryRoutes, ...accountRoutes];
