import type { Request } from 'express';
import { AppError, SIGN_IN_FIRST, TOKEN_REFUSED } from '../lib/errors.ts';
import type { SessionService } from './session.service.ts';
import { hashOfSid } from './session-store.ts';

/**
 * Throws `UNAUTHENTICATED` once the session or token of a request has ended; for work that goes on or begins long after
 * the request was identified.
 */
export async function requireValidCredential(
  { program, session, sessionID }: Request,
  sessions: Pick<SessionService, 'isValid'>,
): Promise<void> {
  const user = session?.user;
  const isValid = program
    ? await program.isValid()
    : user !== undefined && (await sessions.isValid(user.id, hashOfSid(sessionID)));
  if (!isValid) throw new AppError('UNAUTHENTICATED', program ? TOKEN_REFUSED : SIGN_IN_FIRST);
}
