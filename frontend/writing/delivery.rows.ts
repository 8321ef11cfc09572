import { textsOf } from '../../bff/answer/answer-content.rules.ts';
import { AppError } from '../lib/failure.ts';
import { EMPTY, type Request } from './text.ts';

const VALUE = textsOf({ content: ' Quitten ' });
const DRAFT: Request = { as: 'draft', openDay: 'TODAY', value: VALUE, base: 'v1', day: null };
export const ANSWER = {
  as: 'answer',
  openDay: 'TODAY',
  value: VALUE,
  base: 'v1',
  day: null,
} satisfies Request;
const CHANGE: Request = { as: 'change', id: '7', value: VALUE, base: 'v1' };
export const SAVED = {
  __typename: 'Answer',
  id: '7',
  ...textsOf({ content: 'Quitten' }),
  isReadable: true,
  day: '2026-11-22',
  updatedAt: 'v2',
};
export const NOTHING_TODAY = {
  today: '2026-11-22',
  todayAnswer: null,
  yesterdayAnswer: null,
  answerCount: 0,
  streak: { __typename: 'Streak', count: 0, isYesterdayOpen: false, isShown: true },
};

/** Reply to an operation. */
export type Reply = Record<string, unknown> | Error;

export function refusal(code: string, rest: object = {}) {
  return new AppError(code, 'Satz.', rest);
}

export const lost = new AppError('NETWORK', 'Keine Verbindung');
const away = new AppError('HTTP', 'HTTP error! status: 503');
const FAILURE = { message: 'Satz.', faults: {} };
const CURRENT = { content: 'Anders', updatedAt: 'v9' };
const OTHER_DRAFT = { draft: { __typename: 'Draft', ...CURRENT } };

function kept(content: string, updatedAt: string | null) {
  return { saveDraft: { draft: { __typename: 'Draft', content, updatedAt }, conflict: null } };
}

function conflictWith(stored: { answer?: object; draft?: object }) {
  return { __typename: 'Conflict', message: 'Satz.', answer: null, draft: null, ...stored };
}

export function unsaved(stored: { answer?: object; draft?: object }) {
  return { saveAnswer: { answer: null, milestone: null, conflict: conflictWith(stored) } };
}

export const ROWS: [when: string, request: Request, replies: Record<string, Reply>, outcome: object][] = [
  [
    'a draft is stored',
    DRAFT,
    { SaveDraft: kept(' Quitten ', 'v2') },
    { is: 'stored', version: { content: ' Quitten ', updatedAt: 'v2' } },
  ],
  [
    'an empty draft has no version',
    { ...DRAFT, value: EMPTY },
    { SaveDraft: kept('', null) },
    { is: 'stored' },
  ],
  [
    'a draft is rejected because the day has an answer',
    DRAFT,
    { SaveDraft: kept('', null), Today: { ...NOTHING_TODAY, todayAnswer: SAVED } },
    { is: 'dayAnswered', answer: SAVED },
  ],
  [
    'a draft is rejected because the day had an answer',
    DRAFT,
    { SaveDraft: kept('', null), Today: NOTHING_TODAY },
    { is: 'dayAnswered', answer: null },
  ],
  [
    'a draft is rejected because its day is over and had an answer',
    { ...DRAFT, day: '2026-11-21' },
    { SaveDraft: kept('', null), Today: NOTHING_TODAY },
    { is: 'dayOver', day: '2026-11-22', answer: null, failure: null },
  ],
  [
    'a draft is rejected because its day is over and has this text as its answer',
    { ...DRAFT, day: '2026-11-21' },
    {
      SaveDraft: kept('', null),
      Today: { ...NOTHING_TODAY, yesterdayAnswer: { ...SAVED, ...VALUE, day: '2026-11-21' } },
    },
    { is: 'answered', saved: { answer: { day: '2026-11-21' }, milestone: null } },
  ],
  [
    'the day of a draft is over',
    { ...DRAFT, day: '2026-11-20' },
    { SaveDraft: refusal('CONFLICT'), Today: NOTHING_TODAY },
    { is: 'dayOver', day: '2026-11-22', answer: null, failure: FAILURE },
  ],
  [
    'a draft is rejected and the days cannot be read',
    DRAFT,
    { SaveDraft: kept('', null) },
    { is: 'unreachable', failure: null },
  ],
  [
    'another draft is stored',
    DRAFT,
    { SaveDraft: { saveDraft: { draft: null, conflict: conflictWith(OTHER_DRAFT) } } },
    { is: 'conflict', other: CURRENT, message: 'Satz.' },
  ],
  [
    'an answer is saved',
    ANSWER,
    { SaveAnswer: { saveAnswer: { answer: SAVED, milestone: null, conflict: null } } },
    { is: 'answered', saved: { answer: SAVED } },
  ],
  [
    'an answer conflicts with another draft',
    ANSWER,
    { SaveAnswer: unsaved(OTHER_DRAFT) },
    { is: 'conflict', other: CURRENT },
  ],
  [
    'the day has an answer',
    ANSWER,
    { SaveAnswer: unsaved({ answer: SAVED }), Today: { ...NOTHING_TODAY, todayAnswer: SAVED } },
    { is: 'dayAnswered', answer: SAVED },
  ],
  [
    'the day on which it was typed is today and has an answer',
    { ...ANSWER, day: '2026-11-22' },
    { SaveAnswer: unsaved({ answer: SAVED }), Today: { ...NOTHING_TODAY, todayAnswer: SAVED } },
    { is: 'dayAnswered', answer: SAVED },
  ],
  [
    'the day on which it was typed is over',
    { ...ANSWER, day: '2026-11-20' },
    { SaveAnswer: refusal('CONFLICT'), Today: { ...NOTHING_TODAY, todayAnswer: SAVED } },
    { is: 'dayOver', day: '2026-11-22', answer: SAVED, failure: FAILURE },
  ],
  [
    'the day on which it was typed is yesterday by now and has an answer',
    { ...ANSWER, day: '2026-11-21' },
    { SaveAnswer: unsaved({ answer: { ...SAVED, day: '2026-11-21' } }), Today: NOTHING_TODAY },
    { is: 'dayOver', day: '2026-11-22', answer: null, failure: FAILURE },
  ],
  [
    'the day has an answer and the days cannot be read',
    ANSWER,
    { SaveAnswer: unsaved({ answer: SAVED }) },
    { is: 'unreachable', failure: null },
  ],
  [
    'an entry is changed',
    CHANGE,
    { UpdateAnswer: { updateAnswer: { answer: SAVED, conflict: null } } },
    { is: 'answered', saved: { answer: SAVED, milestone: null } },
  ],
  [
    'an entry was changed elsewhere',
    CHANGE,
    {
      UpdateAnswer: {
        updateAnswer: { answer: null, conflict: conflictWith({ answer: { ...SAVED, ...CURRENT } }) },
      },
    },
    { is: 'conflict', other: CURRENT, message: 'Satz.' },
  ],
  [
    'an entry cannot be read',
    CHANGE,
    { UpdateAnswer: refusal('CONFLICT') },
    { is: 'refused', failure: FAILURE },
  ],
  ['an entry is gone', CHANGE, { UpdateAnswer: refusal('NOT_FOUND') }, { is: 'refused', failure: FAILURE }],
  [
    'a text is refused',
    DRAFT,
    { SaveDraft: refusal('BAD_USER_INPUT', { fields: { content: 'Zu lang' } }) },
    { is: 'refused', failure: { message: 'Satz.', faults: { content: 'Zu lang' } } },
  ],
  ['the session has ended', DRAFT, { SaveDraft: refusal('UNAUTHENTICATED') }, { is: 'signedOut' }],
  [
    'there are too many requests',
    DRAFT,
    { SaveDraft: refusal('TOO_MANY_REQUESTS') },
    { is: 'unreachable', failure: FAILURE },
  ],
  ...['UNAVAILABLE', 'INTERNAL_SERVER_ERROR'].map((code): (typeof ROWS)[number] => [
    `the server says ${code}`,
    DRAFT,
    { SaveDraft: refusal(code) },
    { is: 'unreachable', failure: FAILURE },
  ]),
  ['the server is down', ANSWER, { SaveAnswer: away }, { is: 'unreachable', failure: { faults: {} } }],
  ['there is no network', ANSWER, { SaveAnswer: lost }, { is: 'unreachable', failure: null }],
  [
    'the page has a bug',
    ANSWER,
    { SaveAnswer: new TypeError('AbortSignal.any is not a function') },
    { is: 'unreachable', failure: { message: 'Unbekannter Fehler' } },
  ],
];
