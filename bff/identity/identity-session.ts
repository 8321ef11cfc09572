import type { NewDeviceNotices } from '../account/new-device-notices.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { SessionHandle } from '../platform/session/session-handle.ts';
import { CONNECTING_NOT_ALLOWED } from './identity.sentences.rules.ts';

/** The error for a connection without the owner's permission. */
export function notAllowedYet(): AppError {
  return new AppError('FORBIDDEN', CONNECTING_NOT_ALLOWED);
}

/** Uses up the session's permission to connect an identity. Throws `FORBIDDEN` without the permission. */
export async function consumePermission(session: SessionHandle): Promise<void> {
  if (session.attempts.connectAllowedAt === undefined) throw notAllowedYet();
  await session.storeAttempts({ connectAllowedAt: undefined });
}

/** Signs in a user whom a provider has verified, mails about a new device, and trusts the device. */
export async function openSession(
  user: CurrentUser,
  { session, limits }: Pick<AppContext, 'session' | 'limits'>,
  newDeviceNotices: NewDeviceNotices,
): Promise<void> {
  await session.signIn(user);
  await newDeviceNotices.tell(user, limits.isTrustedDevice(user));
  limits.trustDevice(user);
}
