import type { CurrentUserQuery } from '../graphql/plain-operations.generated.ts';

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

/** All that a page knows of the person in front of it. */
export type Asking = {
  current: UserState;
  /** The last person this page was for: what was typed on it is meant for them alone. */
  lastUserId: string | null;
  /** The session has ended, and the page stays only until this browser has the text on it safe. */
  isEnding: boolean;
};

/** Something that a page learns about that person. */
export type AskingEvent =
  | { is: 'answered'; user: User }
  | { is: 'ended'; isTextSafe: boolean }
  | { is: 'unanswered'; markedUserId: string | null }
  | { is: 'askedAnew' | 'cameOnline' | 'textSafe' };

/** What the caller has to do because of it: ask the server, or load the page anew. */
export type AskingEffect = 'ask' | 'reload';

type Step = [next: Asking, effect?: AskingEffect];

const LOADING: UserState = { status: 'loading' };

/** A page that knows nobody yet. */
export const NOBODY_YET: Asking = { current: LOADING, lastUserId: null, isEnding: false };

/** The id of the person in this state, or null. */
export function userIdOf(current: UserState): string | null {
  if (current.status === 'signedIn') return current.user.id;
  return current.status === 'offline' ? current.userId : null;
}

/** The reducer of who is asking: the next state, and the effect that goes with it. */
export function nextAsking(state: Asking, event: AskingEvent): Step {
  const { current, isEnding } = state;
  const { status } = current;
  switch (event.is) {
    case 'answered':
      return handTo(state, event.user.id, { status: 'signedIn', user: event.user });
    case 'ended':
      if (!event.isTextSafe) return [{ ...state, isEnding: true }];
      return [{ ...state, current: { status: 'signedOut' }, isEnding: false }];
    case 'unanswered': {
      // A failure changes nothing that is already known.
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
      // Somebody may have signed in again meanwhile.
      return isEnding ? [{ ...state, isEnding: false }, 'ask'] : [state];
  }
}

function handTo({ lastUserId }: Asking, userId: string, current: UserState): Step {
  if (lastUserId === null || lastUserId === userId) return [{ current, lastUserId: userId, isEnding: false }];
  // Somebody else by now: nothing of the one before may stay in memory.
  return [{ current: LOADING, lastUserId, isEnding: false }, 'reload'];
}
