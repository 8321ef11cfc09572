import {
  ANSWER,
  BEFORE,
  CONFLICT,
  DAY_ANSWERED,
  DAY_OVER,
  day,
  ENTRY,
  FAULT,
  MINE,
  type Row,
  replied,
  STORED,
  sending,
  THEIRS,
  testRows,
  text,
  typed,
  yesterday,
} from './next.rows.ts';
import { belongsTo, TODAY, type TypedText, YESTERDAY } from './text.ts';

const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const MONDAY = '2026-11-23';
const OF_SUNDAY = typed({ day: SUNDAY });

const DAYS: Row[] = [
  [
    'a text of yesterday is sent as one of yesterday',
    yesterday({ typed: typed() }),
    { is: 'sendDue' },
    { inFlight: { request: { openDay: 'YESTERDAY', day: SUNDAY } } },
    ['send draft over v1'],
  ],
  [
    'what is typed for yesterday keeps that day',
    yesterday(),
    { is: 'typed', value: MINE },
    { typed: { day: SUNDAY } },
    ['store', 'debounce'],
  ],
  [
    'a text whose day was yesterday by now goes home, and the field of today is empty',
    sending(day({ day: MONDAY, typed: OF_SUNDAY }), 'draft'),
    STORED,
    { typed: null, stored: null },
    ['remove Mein Text'],
  ],
  [
    'a new day asks for its own draft',
    day({ day: SUNDAY, stored: THEIRS }),
    { is: 'serverStateRead', answer: null, day: MONDAY, yesterday: SUNDAY },
    { day: MONDAY, yesterday: SUNDAY, stored: null },
    ['load'],
  ],
  [
    'the draft of another day than the field’s is not shown',
    day({ day: MONDAY }),
    { is: 'loaded', version: THEIRS, day: SUNDAY },
    { stored: null },
    [],
  ],
  [
    'a field that has heard of no day is for that of the text from the outbox',
    day(),
    { is: 'restored', found: [OF_SUNDAY] },
    { day: SUNDAY, typed: { day: SUNDAY } },
    ['send draft over v1'],
  ],
  [
    'the draft tells a field its day that has heard of none',
    day(),
    { is: 'loaded', version: THEIRS, day: SUNDAY },
    { day: SUNDAY, stored: THEIRS },
    [],
  ],
  [
    'a field that has heard of no day asks for the version that is taken, and its day',
    day({
      stored: { ...BEFORE, updatedAt: 'v1' },
      typed: typed({ day: null }),
      problem: { is: 'conflict', other: THEIRS },
    }),
    { is: 'chose', side: 'stored' },
    { typed: null, stored: null },
    ['remove Mein Text', 'load'],
  ],
  [
    'a page that hears of no day changes none',
    day({ day: SUNDAY, typed: OF_SUNDAY }),
    { is: 'serverStateRead', answer: null, day: null },
    { day: SUNDAY, typed: { day: SUNDAY } },
    [],
  ],
  [
    'the version of another day is none against what has been typed since',
    {
      ...sending(day({ day: MONDAY, typed: OF_SUNDAY }), 'draft'),
      typed: typed({ day: MONDAY, value: BEFORE }),
    },
    CONFLICT,
    { problem: null, typed: { base: null }, inFlight: { request: { day: MONDAY } } },
    ['send draft over null'],
  ],
  [
    'nor is it when it stood open before',
    day({ day: MONDAY, typed: OF_SUNDAY, problem: { is: 'conflict', other: THEIRS } }),
    { is: 'typed', value: BEFORE },
    { problem: null, typed: { day: MONDAY } },
    ['store', 'debounce'],
  ],
  [
    'the version of another day does not become the draft of this one',
    day({ day: MONDAY, typed: OF_SUNDAY, problem: { is: 'conflict', other: THEIRS } }),
    { is: 'chose', side: 'stored' },
    { typed: null, stored: null },
    ['remove Mein Text'],
  ],
  [
    'what was typed since for the new day does not move when the day before is over',
    {
      ...sending(day({ day: SUNDAY, typed: OF_SUNDAY }), 'draft'),
      typed: typed({ day: MONDAY, value: BEFORE }),
    },
    DAY_OVER(null),
    { typed: { day: MONDAY } },
    ['store', 'notify failed', 'send draft over v1'],
  ],
  [
    'a draft whose day was over without a word moves without one',
    sending(day({ day: SUNDAY, typed: OF_SUNDAY }), 'draft'),
    replied({ is: 'dayOver', day: MONDAY, answer: null, failure: null }),
    { day: MONDAY, yesterday: null, typed: { day: MONDAY } },
    ['store', 'send draft over v1'],
  ],
  [
    'in the field of yesterday it stays on the outbox with its day, and says why',
    sending(yesterday({ typed: OF_SUNDAY }), 'draft'),
    replied({ is: 'dayOver', day: '2026-11-24', answer: ANSWER, failure: FAULT }),
    { answer: null, typed: { day: SUNDAY, wish: 'draft' }, problem: { is: 'localOnly' } },
    ['store', 'notify failed'],
  ],
  [
    'a text of yesterday waits beside the answer that this has by now',
    sending(yesterday({ typed: OF_SUNDAY }), 'draft'),
    DAY_ANSWERED,
    { answer: ANSWER, typed: { day: SUNDAY } },
    ['store', 'notify dayAnswered'],
  ],
];

describe('a text knows its day', () => testRows(DAYS));

describe('a text that another page has left is for', () => {
  const left = (field: typeof TODAY, over: Partial<TypedText>) => ({ field, typed: typed(over) });
  const onMonday = { day: MONDAY, yesterday: SUNDAY };

  test.each([
    ['today, while yesterday takes an answer', left(TODAY, { day: MONDAY }), [true, false]],
    ['yesterday, wherever it was typed', left(TODAY, { day: SUNDAY }), [false, true]],
    ['yesterday, where it was typed there', left(YESTERDAY, { day: SUNDAY }), [false, true]],
    ['both, when it only waits to be saved', left(TODAY, { day: SUNDAY, wish: 'answer' }), [true, true]],
    ['today, when it is older than both', left(YESTERDAY, { day: SATURDAY }), [true, false]],
    ['today, when it has heard of no day', left(TODAY, { day: null }), [true, false]],
  ])('%s', (_whose, listed, homes) => {
    const fields = [text(TODAY, onMonday), text(YESTERDAY, { day: SUNDAY })];
    expect(fields.map((field) => belongsTo(field, listed))).toEqual(homes);
  });

  test.each([
    ['a draft', 'draft', false],
    ['a change', 'change', false],
    ['what only waits to be saved', 'answer', true],
  ] as const)('a later day than the answer of a page that is still open: %s', (_what, wish, belongs) => {
    const page = text(TODAY, { day: SUNDAY, answer: ANSWER });
    expect(belongsTo(page, left(TODAY, { day: MONDAY, wish }))).toBe(belongs);
    expect(belongsTo({ ...page, answer: null }, left(TODAY, { day: MONDAY, wish }))).toBe(true);
  });

  test('today, when yesterday takes no answer any more', () => {
    expect(belongsTo(text(TODAY, { day: MONDAY }), left(TODAY, { day: SUNDAY }))).toBe(true);
  });

  test('the field where it was typed, while no day is known; and an entry’s is its own', () => {
    expect(belongsTo(text(TODAY), left(YESTERDAY, {}))).toBe(false);
    expect(belongsTo(text(YESTERDAY), left(YESTERDAY, {}))).toBe(true);
    expect(belongsTo(text(ENTRY), left(ENTRY, {}))).toBe(true);
  });
});
