import { CurrentUserDocument } from '../graphql/plain-operations.generated.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import { reloadPage } from '../lib/browser.ts';
import { createStore, useStore } from '../lib/store.ts';
import { watchUnfinished, wouldAnythingBeLost } from '../lib/unfinished.ts';
import { type AskingEvent, NOBODY_YET, nextAsking, type UserState, userIdOf } from './current-user.ts';
import { markedUser, markUser } from './signed-in-marker.ts';

// Longer than an answer takes on a slow network; about as long as a person looks at a page that only waits.
const OFFLINE_START_MS = 4000;

const asking = createStore(NOBODY_YET);

function tell(event: AskingEvent): void {
  const [next, effect] = nextAsking(asking.get(), event);
  asking.set(next);
  if (effect === 'ask') void askForUser();
  if (effect === 'reload') reloadPage();
}

/** Asks who is signed in for the first time, and listens for what gives reason to ask again. */
export function beginAskingForUser(): void {
  window.addEventListener('online', () => tell({ is: 'cameOnline' }));
  watchUnfinished(() => {
    if (!wouldAnythingBeLost()) tell({ is: 'textSafe' });
  });
  void askForUser();
}

/**
 * Asks the server who is signed in; a failure changes nothing that is already known. Somebody who is signed in here
 * can begin to write before the time limit of the request is over; a late answer still counts.
 */
export async function askForUser(): Promise<void> {
  const noAnswer = () => tell({ is: 'unanswered', markedUserId: markedUser() });
  const offlineStart = setTimeout(() => markedUser() !== null && noAnswer(), OFFLINE_START_MS);
  try {
    const { currentUser } = await plainRequest(CurrentUserDocument, {});
    if (currentUser) {
      markUser(currentUser.id);
      tell({ is: 'answered', user: currentUser });
    } else markSignedOut();
  } catch {
    noAnswer();
  } finally {
    clearTimeout(offlineStart);
  }
}

/** Tries again after the server could not be asked, or looks again; nothing of the page is shown until then. */
export function retryAskingForUser(): void {
  tell({ is: 'askedAnew' });
}

/** Takes note that the session has ended; where a text would be lost with the page, both stay until it is safe. */
export function markSignedOut(): void {
  markUser(null);
  tell({ is: 'ended', isTextSafe: !wouldAnythingBeLost() });
}

/** The id of the last person this page was for, also after the session has ended; null for visitors. */
export function lastKnownUserId(): string | null {
  return asking.get().lastUserId;
}

/** The id of the signed-in person, inside the pages that nobody else sees. */
export function useUserId(): string {
  const userId = userIdOf(useCurrentUser());
  if (userId === null) throw new Error('Only a page behind `RequireUser` has a user.');
  return userId;
}

/** Who is signed in: loading, signed out, a user, or unknown, with or without a mark of somebody */
export function useCurrentUser(): UserState {
  return useStore(asking, NOBODY_YET).current;
}
