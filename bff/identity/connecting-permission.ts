import { AppError } from '../platform/lib/errors.ts';
import type { SessionHandle } from '../platform/session/session-handle.ts';

/** The refusal of a connection that the owner has not allowed. */
export function notAllowedYet(): AppError {
  return new AppError('FORBIDDEN', 'Bitte bestätige zuerst, dass Du eine Anmeldung verbinden möchtest.');
}

/** Uses up this session's permission to connect one identity. Throws `FORBIDDEN` when it has none. */
export async function takePermission(session: SessionHandle): Promise<void> {
  if (session.attempts.connectAllowedAt === undefined) throw notAllowedYet();
  await session.storeAttempts({ connectAllowedAt: undefined });
}
