import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ANSWER, lost, NOTHING_TODAY, type Reply, ROWS, refusal, SAVED, unsaved } from './delivery.rows.ts';
import { createDelivery } from './delivery.ts';
import { type Field, type Request, TODAY, YESTERDAY } from './text.ts';
import { TodayDocument } from './today.generated.ts';

/** A client whose operations get these replies; `sent` gets each operation. */
function clientWith(
  replies: Record<string, Reply>,
  sent: (operation: ApolloLink.Operation) => void = () => {},
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
  return new ApolloClient({ cache: new InMemoryCache(), link });
}

function deliveryWith(
  replies: Record<string, Reply>,
  sent?: (operation: ApolloLink.Operation) => void,
  field: Field = TODAY,
) {
  return createDelivery(clientWith(replies, sent), '1', field);
}

test.each(ROWS)('%s', async (_when, request, replies, outcome) => {
  expect(await deliveryWith(replies).send(request)).toMatchObject(outcome);
});

test("an answer is sent trimmed, with its draft's version, its day and its person", async () => {
  const sent: ApolloLink.Operation[] = [];
  await deliveryWith({}, (operation) => sent.push(operation)).send({ ...ANSWER, day: '2026-11-22' });
  const input = { content: 'Quitten', expectedDraftUpdatedAt: 'v1', expectedDay: '2026-11-22' };
  expect(sent[0]?.variables).toMatchObject({ input });
  expect(sent[0]?.getContext().userId).toBe('1');
});

/** The page reloads at the latest this long after a save. */
const LATEST_RELOAD_MS = 4_000;

const TODAY_REPLY = {
  ...NOTHING_TODAY,
  me: { __typename: 'User', id: '1' },
  question: { __typename: 'Question', prompts: [] },
  streak: { ...NOTHING_TODAY.streak, lastSevenDays: [] },
};

const OF_YESTERDAY: Request = { ...ANSWER, openDay: 'YESTERDAY', day: '2026-11-21' };
const EARLIER = { ...SAVED, day: '2026-11-21' };

test.each([
  [
    'has an answer by now',
    OF_YESTERDAY,
    unsaved({ answer: EARLIER }),
    { ...NOTHING_TODAY, yesterdayAnswer: EARLIER },
    { is: 'dayAnswered', answer: EARLIER },
  ],
  ['had an answer', OF_YESTERDAY, refusal('CONFLICT'), NOTHING_TODAY, { is: 'dayAnswered', answer: null }],
  [
    'is the day before yesterday by now',
    { ...OF_YESTERDAY, day: '2026-11-20' },
    refusal('CONFLICT'),
    { ...NOTHING_TODAY, todayAnswer: SAVED },
    { is: 'dayOver', day: '2026-11-22', answer: SAVED },
  ],
] as const)(
  'a text of yesterday learns that its day %s',
  async (_when, request, saveAnswer, today, outcome) => {
    const replies = { SaveAnswer: saveAnswer, Today: today };
    expect(await deliveryWith(replies, undefined, YESTERDAY).send(request)).toMatchObject(outcome);
  },
);

test('a text of yesterday names yesterday and the day after it, across month and year', async () => {
  const sent: ApolloLink.Operation[] = [];
  const delivery = deliveryWith({}, (operation) => sent.push(operation), YESTERDAY);
  for (const [day, expectedDay] of [
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
  ] as const) {
    await delivery.send({ ...OF_YESTERDAY, day });
    expect(sent.at(-1)?.variables).toMatchObject({ input: { day: 'YESTERDAY', expectedDay } });
  }
});

test('the draft of yesterday comes with its calendar day', async () => {
  const Draft = {
    today: '2027-01-01',
    draft: { __typename: 'Draft', content: 'Silvester', updatedAt: 'v1' },
  };
  const sent: ApolloLink.Operation[] = [];
  const delivery = deliveryWith({ Draft }, (operation) => sent.push(operation), YESTERDAY);
  expect(await delivery.load()).toMatchObject({ version: { content: 'Silvester' }, day: '2026-12-31' });
  expect(sent[0]?.variables).toEqual({ day: 'YESTERDAY' });
});

test('after a save the next page asks for the day, and an open page does so later than it would reload', async () => {
  jest.useFakeTimers();
  const replies: Record<string, Reply> = {
    Today: TODAY_REPLY,
    SaveAnswer: { saveAnswer: { answer: SAVED, milestone: null, conflict: null } },
  };
  const sent: (string | undefined)[] = [];
  const client = clientWith(replies, ({ operationName }) => sent.push(operationName));
  const query = TodayDocument;
  await client.query({ query });
  const page = client.watchQuery({ query }).subscribe(() => {});

  await createDelivery(client, '1', TODAY).send(ANSWER);
  expect(client.readQuery({ query })).toBeNull();
  jest.advanceTimersByTime(LATEST_RELOAD_MS);
  expect(sent).toEqual(['Today', 'SaveAnswer']);

  replies.Today = { ...TODAY_REPLY, todayAnswer: SAVED };
  jest.advanceTimersByTime(LATEST_RELOAD_MS);
  expect((await client.query({ query })).data).toMatchObject({ todayAnswer: { id: SAVED.id } });
  expect(sent).toEqual(['Today', 'SaveAnswer', 'Today']);
  page.unsubscribe();
  jest.useRealTimers();
});
