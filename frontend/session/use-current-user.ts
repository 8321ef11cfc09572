import { plainRequest } from '../graphql/plain-request.ts';
import { reloadPage } from '../lib/browser.ts';
import { createStore, useStore } from '../lib/store.ts';
import { watchUnfinished, wouldAnythingBeLost } from '../lib/unfinished.ts';
import { type AskingEvent, NOBODY_YET, nextAsking, type UserState, userIdOf } from './current-user.ts';
import { CurrentUserDocument } from './session.plain.generated.ts';
import { markedUser, markUser } from './signed-in-marker.ts';

// Longer than a reply takes on a slow network.
const OFFLINE_START_MS = 4000;

const asking = createStore(NOBODY_YET);
let isAsked = false;

function tell(event: AskingEvent): void {
  const [next, effect] = nextAsking(asking.get(), event);
  asking.set(next);
  if (effect === 'ask') void askForUser();
  if (effect === 'reload') reloadPage();
}

/** Asks who is signed in, and again when the network returns or the last text is safe. */
export function beginAskingForUser(): void {
  window.addEventListener('online', () => tell({ is: 'cameOnline' }));
  watchUnfinished(() => {
    if (!wouldAnythingBeLost()) tell({ is: 'textSafe' });
  });
  void askForUser();
}

/**
 * Asks the server who is signed in; a failure changes nothing that is known. A user who is marked here can write before
 * the request times out; a late reply still counts.
 */
export async function askForUser(): Promise<void> {
  const noAnswer = () => tell({ is: 'unanswered', markedUserId: markedUser() });
  isAsked = true;
  const offlineStart = setTimeout(() => markedUser() !== null && noAnswer(), OFFLINE_START_MS);
  try {
    const { me } = await plainRequest(CurrentUserDocument, {});
    if (me) {
      markUser(me.id);
      tell({ is: 'answered', user: me });
    } else markSignedOut();
  } catch {
    noAnswer();
  } finally {
    isAsked = false;
    clearTimeout(offlineStart);
  }
}

/** Asks again, and shows nothing of the page until the reply. */
export function retryAskingForUser(): void {
  tell({ is: 'askedAnew' });
}

/** Ends the session on this page, once no text would be lost with it. */
export function markSignedOut(): void {
  markUser(null);
  tell({ is: 'ended', isTextSafe: !wouldAnythingBeLost() });
}

/** The id of the last user of this page, also after the session; null for visitors. */
export function lastKnownUserId(): string | null {
  return asking.get().lastUserId;
}

/** Whether the server is being asked for the first user of this page. */
export function isAskedForFirst(): boolean {
  return isAsked && lastKnownUserId() === null;
}

/** The id of the user, inside the pages behind the guard. */
export function useUserId(): string {
  const userId = userIdOf(useCurrentUser());
  if (userId === null) throw new Error('Only a page behind `RequireUser` has a user.');
  return userId;
}

/** The authentication state of this page. */
export function useCurrentUser(): UserState {
  return useStore(asking, NOBODY_YET).current;
}
