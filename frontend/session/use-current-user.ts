import { plainRequest } from '../graphql/plain-request.ts';
import { reloadUnseen } from '../lib/browser.ts';
import { savedNote } from '../lib/saved-note.ts';
import { storedUserId, storeUserId } from '../lib/signed-in-marker.ts';
import { createStore, useStore } from '../lib/store.ts';
import { watchUnfinished, wouldAnythingBeLost } from '../lib/unfinished.ts';
import { deleteExpiredIfAny } from '../writing/expiry.ts';
import {
  INITIAL_STATE,
  nextUserQueryState,
  type UserQueryEvent,
  type UserState,
  userIdOf,
} from './current-user.ts';
import { CurrentUserDocument } from './session.plain.generated.ts';

// Longer than a reply takes on a slow network.
const OFFLINE_START_MS = 4000;

const asking = createStore(INITIAL_STATE);
// After a save the page goes on with the person who has saved, until the server answers.
if (savedNote) tell({ is: 'unanswered', markedUserId: savedNote.userId });
let isForgetting = false;
let isForgotten = false;

function tell(event: UserQueryEvent): void {
  const [next, effect] = nextUserQueryState(asking.get(), event);
  asking.set(next);
  if (effect === 'ask') void queryUser();
  if (effect === 'reload') window.location.reload();
}

/**
 * Queries the signed-in user, and again when the network returns, the last text is safe, or another tab has logged out. A
 * page from the back/forward cache is loaded anew if this browser has another user since.
 */
export function startUserQuery(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasUserChanged()) reloadUnseen();
  });
  window.addEventListener('storage', ({ key }) => {
    if (isForgetting || storedUserId() !== null || lastKnownUserId() === null) return;
    // A log-out clears the whole storage; the end of a session only removes keys.
    isForgotten ||= key === null;
    void queryUser();
  });
  window.addEventListener('online', () => tell({ is: 'cameOnline' }));
  watchUnfinished(() => {
    if (!wouldAnythingBeLost()) tell({ is: 'textSafe' });
  });
  void queryUser();
}

/**
 * Queries the signed-in user; a failure does not change a known state. A stored user can write before the request times
 * out; a late reply still counts.
 */
export async function queryUser(): Promise<void> {
  const noAnswer = () => tell({ is: 'unanswered', markedUserId: storedUserId() });
  const offlineStart = setTimeout(() => storedUserId() !== null && noAnswer(), OFFLINE_START_MS);
  try {
    const { me } = await plainRequest(CurrentUserDocument, {});
    if (me) {
      storeUserId(me.id);
      tell({ is: 'answered', user: me });
    } else markSignedOut();
  } catch {
    noAnswer();
  } finally {
    clearTimeout(offlineStart);
  }
}

/** Whether this browser has another user, or no user any more, since this page was loaded. */
export function hasUserChanged(): boolean {
  return storedUserId() !== lastKnownUserId();
}

/** Queries again, and hides the page until the reply. */
export function retryUserQuery(): void {
  tell({ is: 'askedAnew' });
}

/**
 * Runs a request whose reply clears the storage of this browser. The page does not take its own clearing for the log-out
 * of another tab, and keeps its user until it leaves, unless the request fails.
 */
export async function whileForgetting(request: () => Promise<unknown>): Promise<void> {
  isForgetting = true;
  try {
    await request();
  } catch (error) {
    isForgetting = false;
    throw error;
  }
}

/**
 * Ends the session on this page, once no text would be lost. Forgets the user after the days of the unsent texts have
 * begun anew, because the next page deletes the old texts of everyone else.
 */
export function markSignedOut(): void {
  const forget = () => {
    // Another person may have signed in since, in another tab.
    if ([null, storedUserId()].includes(lastKnownUserId())) storeUserId(null);
  };
  deleteExpiredIfAny().then(forget, forget);
  tell({ is: 'ended', isTextSafe: !wouldAnythingBeLost(), isForgotten });
}

/** The id of the last user of this page, also after the session; null for visitors. */
export function lastKnownUserId(): string | null {
  return asking.get().lastUserId;
}

/** The id of the user, on pages behind the guard. */
export function useUserId(): string {
  const userId = userIdOf(useCurrentUser());
  if (userId === null) throw new Error('Only a page behind `RequireUser` has a user.');
  return userId;
}

/** The signed-in person's address, if the account has an address and the server has told it. */
export function useAddress(): string | null {
  const current = useCurrentUser();
  return current.status === 'signedIn' ? (current.user.username ?? null) : null;
}

/** Whether a person is signed in; undefined until the page knows. */
export function useIsSignedIn(): boolean | undefined {
  const current = useCurrentUser();
  return current.status === 'loading' ? undefined : userIdOf(current) !== null;
}

/** The authentication state of this page. */
export function useCurrentUser(): UserState {
  return useStore(asking, INITIAL_STATE).current;
}
