import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { textsOf } from '../../bff/answer/answer-content.rules.ts';
import { AppError } from '../lib/failure.ts';
import { createDelivery } from './delivery.ts';
import { EMPTY, type Field, type Request, TODAY, YESTERDAY } from './text.ts';

const VALUE = textsOf({ content: ' Quitten ' });
const DRAFT: Request = { as: 'draft', of: 'TODAY', value: VALUE, base: 'v1', day: null };
const ANSWER = { as: 'answer', of: 'TODAY', value: VALUE, base: 'v1', day: null } satisfies Request;
const CHANGE: Request = { as: 'change', id: '7', value: VALUE, base: 'v1' };
const SAVED = {
  __typename: 'Answer',
  id: '7',
  ...textsOf({ content: 'Quitten' }),
  isReadable: true,
  day: '2026-11-22',
  updatedAt: 'v2',
};
const NOTHING_TODAY = {
  today: '2026-11-22',
  todayAnswer: null,
  yesterdayAnswer: null,
  answerCount: 0,
  streak: { __typename: 'Streak', isYesterdayOpen: false },
};

type Reply = Record<string, unknown> | Error;

/** A delivery whose requests get these replies, by operation; `sent` hears them. */
function deliveryWith(
  replies: Record<string, Reply>,
  sent: (operation: ApolloLink.Operation) => void = () => {},
  field: Field = TODAY,
) {
  const link = new ApolloLink((operation) => {
    sent(operation);
    const reply = replies[operation.operationName ?? ''] ?? lost;
    return new Observable((observer) => {
      if (reply instanceof Error) return observer.error(reply);
      observer.next({ data: reply });
      observer.complete();
    });
  });
  return createDelivery(new ApolloClient({ cache: new InMemoryCache(), link }), '1', field);
}

function refusal(code: string, rest: object = {}) {
  return new AppError(code, 'Satz.', rest);
}

const lost = new AppError('NETWORK', 'Keine Verbindung');
const away = new AppError('HTTP', 'HTTP error! status: 503');
const FAILURE = { message: 'Satz.', faults: {} };
const CURRENT = { content: 'Anders', updatedAt: 'v9' };

const ROWS: [when: string, request: Request, replies: Record<string, Reply>, outcome: object][] = [
  [
    'a draft is stored',
    DRAFT,
    { SaveDraft: { saveDraft: { __typename: 'Draft', content: ' Quitten ', updatedAt: 'v2' } } },
    { is: 'stored', version: { content: ' Quitten ', updatedAt: 'v2' } },
  ],
  [
    'an empty draft has no version',
    { ...DRAFT, value: EMPTY },
    { SaveDraft: { saveDraft: { __typename: 'Draft', content: '', updatedAt: null } } },
    { is: 'stored' },
  ],
  [
    'a draft is dropped because the day has an answer',
    DRAFT,
    {
      SaveDraft: { saveDraft: { __typename: 'Draft', content: '', updatedAt: null } },
      Today: { ...NOTHING_TODAY, todayAnswer: SAVED },
    },
    { is: 'late', answer: SAVED },
  ],
  [
    'a draft is dropped because the day had an answer',
    DRAFT,
    { SaveDraft: { saveDraft: { __typename: 'Draft', content: '', updatedAt: null } }, Today: NOTHING_TODAY },
    { is: 'late', answer: null },
  ],
  [
    'a draft is dropped because its day, which is over, had an answer',
    { ...DRAFT, day: '2026-11-21' },
    { SaveDraft: { saveDraft: { __typename: 'Draft', content: '', updatedAt: null } }, Today: NOTHING_TODAY },
    { is: 'over', day: '2026-11-22', answer: null, failure: null },
  ],
  [
    'the day of a draft is over',
    { ...DRAFT, day: '2026-11-20' },
    { SaveDraft: refusal('CONFLICT'), Today: NOTHING_TODAY },
    { is: 'over', day: '2026-11-22', answer: null, failure: FAILURE },
  ],
  [
    'a draft is dropped and nobody can say why',
    DRAFT,
    { SaveDraft: { saveDraft: { __typename: 'Draft', content: '', updatedAt: null } } },
    { is: 'unreachable', failure: null },
  ],
  [
    'another draft is stored',
    DRAFT,
    { SaveDraft: refusal('CONFLICT', { current: CURRENT }) },
    { is: 'contested', other: CURRENT, message: 'Satz.' },
  ],
  [
    'an answer is saved',
    ANSWER,
    { SaveAnswer: { saveAnswer: { answer: SAVED, milestone: null } } },
    { is: 'answered', saved: { answer: SAVED } },
  ],
  [
    'another draft stands against an answer',
    ANSWER,
    { SaveAnswer: refusal('CONFLICT', { current: CURRENT }) },
    { is: 'contested', other: CURRENT },
  ],
  [
    'the day has an answer',
    ANSWER,
    { SaveAnswer: refusal('CONFLICT'), Today: { ...NOTHING_TODAY, todayAnswer: SAVED } },
    { is: 'late', answer: SAVED },
  ],
  [
    'the day on which it was typed is today and has an answer',
    { ...ANSWER, day: '2026-11-22' },
    { SaveAnswer: refusal('CONFLICT'), Today: { ...NOTHING_TODAY, todayAnswer: SAVED } },
    { is: 'late', answer: SAVED },
  ],
  [
    'the day on which it was typed is over',
    { ...ANSWER, day: '2026-11-20' },
    { SaveAnswer: refusal('CONFLICT'), Today: { ...NOTHING_TODAY, todayAnswer: SAVED } },
    { is: 'over', day: '2026-11-22', answer: SAVED, failure: FAILURE },
  ],
  [
    'an entry is changed',
    CHANGE,
    { UpdateAnswer: { updateAnswer: SAVED } },
    { is: 'answered', saved: { answer: SAVED, milestone: null } },
  ],
  [
    'an entry was changed elsewhere',
    CHANGE,
    { UpdateAnswer: refusal('CONFLICT', { current: CURRENT }) },
    { is: 'contested', other: CURRENT },
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
  ['the server is away', ANSWER, { SaveAnswer: away }, { is: 'unreachable', failure: { faults: {} } }],
  ['there is no network', ANSWER, { SaveAnswer: lost }, { is: 'unreachable', failure: null }],
  [
    'the page itself has a fault',
    ANSWER,
    { SaveAnswer: new TypeError('AbortSignal.any is not a function') },
    { is: 'unreachable', failure: { message: 'Unbekannter Fehler' } },
  ],
];

test.each(ROWS)('%s', async (_when, request, replies, outcome) => {
  expect(await deliveryWith(replies).send(request)).toMatchObject(outcome);
});

test('an answer is sent trimmed, over the draft it knows, with the day it was typed on, and for its person alone', async () => {
  const sent: ApolloLink.Operation[] = [];
  await deliveryWith({}, (operation) => sent.push(operation)).send({ ...ANSWER, day: '2026-11-22' });
  const variables = { content: 'Quitten', expectedDraftUpdatedAt: 'v1', expectedDay: '2026-11-22' };
  expect(sent[0]?.variables).toMatchObject(variables);
  expect(sent[0]?.getContext().userId).toBe('1');
});

const OF_YESTERDAY: Request = { ...ANSWER, of: 'YESTERDAY', day: '2026-11-21' };
const EARLIER = { ...SAVED, day: '2026-11-21' };

test.each([
  [
    'has an answer by now',
    OF_YESTERDAY,
    { ...NOTHING_TODAY, yesterdayAnswer: EARLIER },
    { is: 'late', answer: EARLIER },
  ],
  ['had an answer', OF_YESTERDAY, NOTHING_TODAY, { is: 'late', answer: null }],
  [
    'is the day before yesterday by now',
    { ...OF_YESTERDAY, day: '2026-11-20' },
    { ...NOTHING_TODAY, todayAnswer: SAVED },
    { is: 'over', day: '2026-11-22', answer: SAVED },
  ],
] as const)('a text of yesterday hears that its day %s', async (_when, request, today, outcome) => {
  const replies = { SaveAnswer: refusal('CONFLICT'), Today: today };
  expect(await deliveryWith(replies, undefined, YESTERDAY).send(request)).toMatchObject(outcome);
});

test('a text of yesterday names yesterday and the today after it, over year and month', async () => {
  const sent: ApolloLink.Operation[] = [];
  const delivery = deliveryWith({}, (operation) => sent.push(operation), YESTERDAY);
  for (const [day, expectedDay] of [
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
  ] as const) {
    await delivery.send({ ...OF_YESTERDAY, day });
    expect(sent.at(-1)?.variables).toMatchObject({ day: 'YESTERDAY', expectedDay });
  }
});

test('the draft of yesterday comes with the day that this is', async () => {
  const Draft = {
    today: '2027-01-01',
    draft: { __typename: 'Draft', content: 'Silvester', updatedAt: 'v1' },
  };
  const sent: ApolloLink.Operation[] = [];
  const delivery = deliveryWith({ Draft }, (operation) => sent.push(operation), YESTERDAY);
  expect(await delivery.load()).toMatchObject({ version: { content: 'Silvester' }, day: '2026-12-31' });
  expect(sent[0]?.variables).toEqual({ day: 'YESTERDAY' });
});
