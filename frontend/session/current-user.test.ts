import {
  INITIAL_STATE,
  nextUserQueryState,
  type User,
  type UserQueryEvent,
  type UserQueryState,
  userIdOf,
} from './current-user.ts';

function person(id: string): User {
  return { id, username: `${id}@example.org`, createdAt: '2026-01-01T00:00:00.000Z' };
}

const STATES = {
  'a new page': INITIAL_STATE,
  'a page of nobody': { ...INITIAL_STATE, current: { status: 'signedOut', isForgotten: false } },
  'a page that reached nobody': { ...INITIAL_STATE, current: { status: 'unknown' } },
  "Anna's page": {
    current: { status: 'signedIn', user: person('Anna') },
    lastUserId: 'Anna',
    isEnding: false,
  },
  "Anna's page offline": {
    current: { status: 'offline', userId: 'Anna' },
    lastUserId: 'Anna',
    isEnding: false,
  },
  "Anna's page asking anew": { current: { status: 'loading' }, lastUserId: 'Anna', isEnding: false },
  "Anna's page ending": {
    current: { status: 'signedIn', user: person('Anna') },
    lastUserId: 'Anna',
    isEnding: true,
  },
  "Anna's page offline, ending": {
    current: { status: 'offline', userId: 'Anna' },
    lastUserId: 'Anna',
    isEnding: true,
  },
  "Anna's page after the end": {
    current: { status: 'signedOut', isForgotten: false },
    lastUserId: 'Anna',
    isEnding: false,
  },
} satisfies Record<string, UserQueryState>;

const EVENTS = {
  'Anna answers': { is: 'answered', user: person('Anna') },
  'Bert answers': { is: 'answered', user: person('Bert') },
  'ended, text safe': { is: 'ended', isTextSafe: true, isForgotten: false },
  'ended, text unsafe': { is: 'ended', isTextSafe: false, isForgotten: false },
  'ended by another tab': { is: 'ended', isTextSafe: true, isForgotten: true },
  'no answer, Anna marked': { is: 'unanswered', markedUserId: 'Anna' },
  'no answer, Bert marked': { is: 'unanswered', markedUserId: 'Bert' },
  'no answer, nobody marked': { is: 'unanswered', markedUserId: null },
  'asked anew': { is: 'askedAnew' },
  'came online': { is: 'cameOnline' },
  'text safe': { is: 'textSafe' },
} satisfies Record<string, UserQueryEvent>;

type Row = [state: keyof typeof STATES, event: keyof typeof EVENTS, next: string];

/** A state in a few words: the shown user, the last user, and whether the page only waits for its text. */
function inWords({ current, lastUserId, isEnding }: UserQueryState): string {
  const isForgotten = current.status === 'signedOut' && current.isForgotten;
  const shown = [current.status, userIdOf(current), isForgotten && 'forgotten'].filter(Boolean).join(' ');
  const owner = lastUserId === userIdOf(current) ? [] : [`last ${lastUserId}`];
  return [shown, ...owner, ...(isEnding ? ['ending'] : [])].join(', ');
}

const TABLE: Row[] = [
  ['a new page', 'Anna answers', 'signedIn Anna'],
  ['a new page', 'ended, text safe', 'signedOut'],
  ['a new page', 'ended, text unsafe', 'loading, ending'],
  ['a new page', 'no answer, Anna marked', 'offline Anna'],
  ['a new page', 'no answer, nobody marked', 'unknown'],
  ['a new page', 'asked anew', 'loading; ask'],
  ['a new page', 'came online', 'loading'],
  ['a new page', 'text safe', 'loading'],

  ['a page of nobody', 'Anna answers', 'signedIn Anna'],
  ['a page of nobody', 'no answer, Anna marked', 'signedOut'],
  ['a page of nobody', 'no answer, nobody marked', 'signedOut'],
  ['a page of nobody', 'came online', 'signedOut'],

  ['a page that reached nobody', 'Anna answers', 'signedIn Anna'],
  ['a page that reached nobody', 'ended, text safe', 'signedOut'],
  ['a page that reached nobody', 'no answer, Anna marked', 'offline Anna'],
  ['a page that reached nobody', 'no answer, nobody marked', 'unknown'],
  ['a page that reached nobody', 'asked anew', 'loading; ask'],
  ['a page that reached nobody', 'came online', 'unknown; ask'],

  ["Anna's page", 'Anna answers', 'signedIn Anna'],
  ["Anna's page", 'Bert answers', 'loading, last Anna; reload'],
  ["Anna's page", 'ended, text safe', 'signedOut, last Anna'],
  ["Anna's page", 'ended, text unsafe', 'signedIn Anna, ending'],
  ["Anna's page", 'ended by another tab', 'signedOut forgotten, last Anna'],
  ["Anna's page", 'no answer, Anna marked', 'signedIn Anna'],
  ["Anna's page", 'no answer, Bert marked', 'signedIn Anna'],
  ["Anna's page", 'no answer, nobody marked', 'signedIn Anna'],
  ["Anna's page", 'asked anew', 'loading, last Anna; ask'],
  ["Anna's page", 'came online', 'signedIn Anna'],
  ["Anna's page", 'text safe', 'signedIn Anna'],

  ["Anna's page offline", 'Anna answers', 'signedIn Anna'],
  ["Anna's page offline", 'Bert answers', 'loading, last Anna; reload'],
  ["Anna's page offline", 'ended, text safe', 'signedOut, last Anna'],
  ["Anna's page offline", 'ended, text unsafe', 'offline Anna, ending'],
  ["Anna's page offline", 'no answer, Anna marked', 'offline Anna'],
  ["Anna's page offline", 'no answer, Bert marked', 'loading, last Anna; reload'],
  ["Anna's page offline", 'no answer, nobody marked', 'unknown, last Anna'],
  ["Anna's page offline", 'came online', 'offline Anna; ask'],

  ["Anna's page asking anew", 'Anna answers', 'signedIn Anna'],
  ["Anna's page asking anew", 'Bert answers', 'loading, last Anna; reload'],
  ["Anna's page asking anew", 'ended, text safe', 'signedOut, last Anna'],
  ["Anna's page asking anew", 'no answer, Anna marked', 'offline Anna'],
  ["Anna's page asking anew", 'no answer, Bert marked', 'loading, last Anna; reload'],
  ["Anna's page asking anew", 'no answer, nobody marked', 'unknown, last Anna'],

  ["Anna's page ending", 'text safe', 'signedIn Anna; ask'],
  ["Anna's page ending", 'Anna answers', 'signedIn Anna'],
  ["Anna's page ending", 'Bert answers', 'loading, last Anna; reload'],
  ["Anna's page ending", 'ended, text unsafe', 'signedIn Anna, ending'],
  ["Anna's page ending", 'no answer, nobody marked', 'signedIn Anna, ending'],
  ["Anna's page ending", 'asked anew', 'loading, last Anna; ask'],

  ["Anna's page offline, ending", 'text safe', 'offline Anna; ask'],
  ["Anna's page offline, ending", 'no answer, nobody marked', 'offline Anna, ending'],

  ["Anna's page after the end", 'Anna answers', 'signedIn Anna'],
  ["Anna's page after the end", 'Bert answers', 'loading, last Anna; reload'],
  ["Anna's page after the end", 'no answer, Anna marked', 'signedOut, last Anna'],
];

test.each(TABLE)('%s: %s → %s', (before, event, after) => {
  const [next, effect] = nextUserQueryState(STATES[before], EVENTS[event]);
  expect([inWords(next), effect].filter(Boolean).join('; ')).toBe(after);
});
