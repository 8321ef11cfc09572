import type { NewBrowsers } from '../account/new-browsers.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';

/** Opens a session for whom a provider has vouched, tells them of a browser that is new, and makes it known. */
export async function openSession(
  user: CurrentUser,
  { session, limits }: Pick<AppContext, 'session' | 'limits'>,
  newBrowsers: NewBrowsers,
): Promise<void> {
  await session.signIn(user);
  await newBrowsers.tell(user, limits.isBrowserKnown(user));
  limits.rememberBrowser(user);
}
