import type { CurrentUserQuery } from './session.plain.generated.ts';

export type User = NonNullable<CurrentUserQuery['me']>;

/**
 * The authentication state. 'unknown' and 'offline': the server did not answer; 'offline' if this browser knows a
 * signed-in user, who can write. `isForgotten`: another tab has logged out, which deletes all texts of this browser.
 */
export type UserState =
  | { status: 'loading' | 'unknown' }
  | { status: 'signedOut'; isForgotten: boolean }
  | { status: 'offline'; userId: string }
  | { status: 'signedIn'; user: User };

/** What a page knows about its user. */
export type UserQueryState = {
  current: UserState;
  /** The last user of this page, to whom the texts typed on it belong. */
  lastUserId: string | null;
  /** The session has ended, and the page stays until its text is safe. */
  isEnding: boolean;
};

export type UserQueryEvent =
  | { is: 'answered'; user: User }
  | { is: 'ended'; isTextSafe: boolean; isForgotten: boolean }
  | { is: 'unanswered'; markedUserId: string | null }
  | { is: 'askedAnew' | 'cameOnline' | 'textSafe' };

type Step = [next: UserQueryState, effect?: 'ask' | 'reload'];

const LOADING: UserState = { status: 'loading' };

export const INITIAL_STATE: UserQueryState = { current: LOADING, lastUserId: null, isEnding: false };

export function userIdOf(current: UserState): string | null {
  if (current.status === 'signedIn') return current.user.id;
  return current.status === 'offline' ? current.userId : null;
}

/** The reducer: returns the next state and its effect for the caller: ask the server, or reload the page. */
export function nextUserQueryState(state: UserQueryState, event: UserQueryEvent): Step {
  const { current, isEnding } = state;
  const { status } = current;
  switch (event.is) {
    case 'answered':
      return handTo(state, event.user.id, { status: 'signedIn', user: event.user });
    case 'ended':
      if (!event.isTextSafe) return [{ ...state, isEnding: true }];
      return [
        { ...state, current: { status: 'signedOut', isForgotten: event.isForgotten }, isEnding: false },
      ];
    case 'unanswered': {
      // A failure does not change a known state.
      if (isEnding || status === 'signedIn' || status === 'signedOut') return [state];
      const userId = event.markedUserId;
      if (userId === null) return [{ ...state, current: { status: 'unknown' } }];
      return handTo(state, userId, { status: 'offline', userId });
    }
    case 'askedAnew':
      return [{ ...state, current: LOADING, isEnding: false }, 'ask'];
    case 'cameOnline':
      return status === 'offline' || status === 'unknown' ? [state, 'ask'] : [state];
    case 'textSafe':
      // The user may have signed in again meanwhile.
      return isEnding ? [{ ...state, isEnding: false }, 'ask'] : [state];
  }
}

function handTo({ lastUserId }: UserQueryState, userId: string, current: UserState): Step {
  if (lastUserId === null || lastUserId === userId) return [{ current, lastUserId: userId, isEnding: false }];
  // Another user: reload, so that no data of the previous user stays in memory.
  return [{ current: LOADING, lastUserId, isEnding: false }, 'reload'];
}
