import { useSyncExternalStore } from 'react';
import type { CurrentUserQuery } from '../graphql/operations.generated.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import { isAnythingUnfinished } from '../lib/unfinished.ts';
import sessionOperations from './session.operations.graphql?raw';

/** The signed-in person. */
export type User = NonNullable<CurrentUserQuery['currentUser']>;

/** Who is asking; 'unknown' means that the server could not be asked, which is never taken for signed out. */
export type UserState = { status: 'loading' | 'signedOut' | 'unknown' } | { status: 'signedIn'; user: User };

const LOADING: UserState = { status: 'loading' };
const listeners = new Set<() => void>();
let state: UserState = LOADING;
let asked = false;

function publish(next: UserState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) void askForUser();
  return () => listeners.delete(listener);
}

/** Asks the server who is signed in; a failure changes nothing that is already known. */
export async function askForUser(): Promise<void> {
  asked = true;
  try {
    const { currentUser } = await plainRequest<CurrentUserQuery>(sessionOperations, 'CurrentUser');
    if (currentUser) publish({ status: 'signedIn', user: currentUser });
    else markSignedOut();
  } catch {
    if (state.status !== 'signedIn') publish({ status: 'unknown' });
  }
}

/** Tries again after the server could not be asked. */
export function retryAskingForUser(): void {
  publish(LOADING);
  void askForUser();
}

/** Takes note that the session has ended, unless a person is in the middle of writing: then the page and its text stay. */
export function markSignedOut(): void {
  if (!isAnythingUnfinished()) publish({ status: 'signedOut' });
}

/** Who is signed in: loading, signed out, a user, or unknown (SPEC §4). */
export function useCurrentUser(): UserState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  );
}
