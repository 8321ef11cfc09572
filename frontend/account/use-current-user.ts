import { useSyncExternalStore } from 'react';
import { CurrentUserDocument, type CurrentUserQuery } from '../graphql/plain-operations.generated.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import { reloadPage } from '../lib/browser.ts';
import { markedUser, markUser } from '../lib/signed-in-marker.ts';
import { watchUnfinished, wouldAnythingBeLost } from '../lib/unfinished.ts';

/** The signed-in person. */
export type User = NonNullable<CurrentUserQuery['currentUser']>;

/**
 * Who is asking. 'unknown' means that the server could not be asked, which is never taken for signed out; 'offline'
 * that it could not, but that somebody is signed in here who can go on writing.
 */
export type UserState =
  | { status: 'loading' | 'signedOut' | 'unknown' }
  | { status: 'offline'; userId: string }
  | { status: 'signedIn'; user: User };

const LOADING: UserState = { status: 'loading' };
const listeners = new Set<() => void>();
let state: UserState = LOADING;
let asked = false;
let lastUserId: string | null = null;
let endWait = () => {};

function publish(next: UserState): void {
  state = next;
  lastUserId = userIdOf(next) ?? lastUserId;
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
    const { currentUser } = await plainRequest(CurrentUserDocument, {});
    if (currentUser) welcome(currentUser);
    else markSignedOut();
  } catch {
    if (state.status === 'signedIn') return;
    const userId = markedUser();
    publish(userId === null ? { status: 'unknown' } : { status: 'offline', userId });
    // The same listener, so that several failures bring one question.
    window.addEventListener('online', askForUser, { once: true });
  }
}

function welcome(user: User): void {
  const before = userIdOf(state);
  markUser(user.id);
  // Somebody else by now: nothing of the one before may stay in memory.
  if (before !== null && before !== user.id) reloadPage();
  else publish({ status: 'signedIn', user });
}

/** Tries again after the server could not be asked, or looks again; nothing of the page is shown until it has answered. */
export function retryAskingForUser(): void {
  publish(LOADING);
  void askForUser();
}

/**
 * Takes note that the session has ended. Where a text would be lost with the page, both stay until this browser has
 * the text safe; the server is asked once more then, because somebody may have signed in again meanwhile.
 */
export function markSignedOut(): void {
  markUser(null);
  endWait();
  if (!wouldAnythingBeLost()) publish({ status: 'signedOut' });
  else {
    endWait = watchUnfinished(() => {
      if (wouldAnythingBeLost()) return;
      endWait();
      void askForUser();
    });
  }
}

/** The id of whoever is signed in, or null. */
export function userIdOf(current: UserState): string | null {
  if (current.status === 'signedIn') return current.user.id;
  return current.status === 'offline' ? current.userId : null;
}

/**
 * The id of whoever is signed in on this page, or was until the session ended: what they have typed is meant for them
 * alone, whoever comes next. Null for visitors.
 */
export function lastKnownUserId(): string | null {
  return lastUserId;
}

/** The id of whoever is signed in, inside the pages that nobody else sees. */
export function useUserId(): string {
  return userIdOf(useCurrentUser()) ?? '';
}

/** Who is signed in: loading, signed out, a user, or unknown, with or without a mark of somebody (SPEC §4). */
export function useCurrentUser(): UserState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  );
}
