import type { NewBrowsers } from '../account/new-browsers.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { SessionHandle } from '../platform/session/session-handle.ts';
import { CONNECTING_NOT_ALLOWED } from './identity.sentences.rules.ts';

/** The refusal of a connection that the owner has not allowed. */
export function notAllowedYet(): AppError {
  return new AppError('FORBIDDEN', CONNECTING_NOT_ALLOWED);
}

/** Uses up this session's permission to link an identity. Throws `FORBIDDEN` without a permission. */
export async function takePermission(session: SessionHandle): Promise<void> {
  if (session.attempts.connectAllowedAt === undefined) throw notAllowedYet();
  await session.storeAttempts({ connectAllowedAt: undefined });
}

/** Opens a session for whom a provider has vouched, tells them of a browser that is new, and makes it known. */
export async function openSession(
  user: CurrentUser,
  { session, limits }: Pick<AppContext, 'session' | 'limits'>,
  newBrowsers: NewBrowsers,
): Promise<void> {
  await session.signIn(user);
  await newBrowsers.tell(user, limits.isTrustedDevice(user));
  limits.trustDevice(user);
}
