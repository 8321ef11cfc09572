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
    'a text of yesterday is sent for yesterday',
    yesterday({ typed: typed() }),
    { is: 'sendDue' },
    { inFlight: { request: { openDay: 'YESTERDAY', day: SUNDAY } } },
    ['send draft over v1'],
  ],
  [
    'a text typed for yesterday keeps that day',
    yesterday(),
    { is: 'typed', value: MINE },
    { typed: { day: SUNDAY } },
    ['store', 'debounce'],
  ],
  [
    'after midnight a text is saved for its own day, and the field of today is empty',
    sending(day({ day: MONDAY, typed: OF_SUNDAY }), 'draft'),
    STORED,
    { typed: null, stored: null },
    ['remove Mein Text'],
  ],
  [
    'a new day loads its own draft',
    day({ day: SUNDAY, stored: THEIRS }),
    { is: 'serverStateRead', answer: null, day: MONDAY, yesterday: SUNDAY },
    { day: MONDAY, yesterday: SUNDAY, stored: null },
    ['load'],
  ],
  [
    'a new day may take a text that the day before rejected',
    day({ day: SUNDAY, typed: OF_SUNDAY, problem: { is: 'localOnly' } }),
    { is: 'serverStateRead', answer: null, day: MONDAY },
    { day: MONDAY, typed: { day: SUNDAY }, problem: null },
    [],
  ],
  [
    'the draft of another day than the field’s is not shown',
    day({ day: MONDAY }),
    { is: 'loaded', version: THEIRS, day: SUNDAY },
    { stored: null },
    [],
  ],
  [
    'a field without a day takes the day of the text from the outbox',
    day(),
    { is: 'restored', found: [OF_SUNDAY] },
    { day: SUNDAY, typed: { day: SUNDAY } },
    ['send draft over v1'],
  ],
  [
    'a field without a day takes the day of the loaded draft',
    day(),
    { is: 'loaded', version: THEIRS, day: SUNDAY },
    { day: SUNDAY, stored: THEIRS },
    [],
  ],
  [
    'a field without a day loads the chosen version with its day',
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
    'server state without a day changes nothing',
    day({ day: SUNDAY, typed: OF_SUNDAY, problem: { is: 'localOnly' } }),
    { is: 'serverStateRead', answer: null, day: null },
    { day: SUNDAY, typed: { day: SUNDAY }, problem: { is: 'localOnly' } },
    [],
  ],
  [
    "a conflict with another day's version does not concern the text typed since",
    {
      ...sending(day({ day: MONDAY, typed: OF_SUNDAY }), 'draft'),
      typed: typed({ day: MONDAY, value: BEFORE }),
    },
    CONFLICT,
    { problem: null, typed: { base: null }, inFlight: { request: { day: MONDAY } } },
    ['send draft over null'],
  ],
  [
    'typing for a new day ends a conflict of the day before',
    day({ day: MONDAY, typed: OF_SUNDAY, problem: { is: 'conflict', other: THEIRS } }),
    { is: 'typed', value: BEFORE },
    { problem: null, typed: { day: MONDAY } },
    ['store', 'debounce'],
  ],
  [
    "the chosen version of another day does not become this day's draft",
    day({ day: MONDAY, typed: OF_SUNDAY, problem: { is: 'conflict', other: THEIRS } }),
    { is: 'chose', side: 'stored' },
    { typed: null, stored: null },
    ['remove Mein Text'],
  ],
  [
    'a text typed for the new day stays there when the day before is over',
    {
      ...sending(day({ day: SUNDAY, typed: OF_SUNDAY }), 'draft'),
      typed: typed({ day: MONDAY, value: BEFORE }),
    },
    DAY_OVER(null),
    { typed: { day: MONDAY } },
    ['store', 'notify failed', 'send draft over v1'],
  ],
  [
    'a draft whose day is over moves to today, whose yesterday is unknown, without a failure message',
    sending(day({ day: SUNDAY, yesterday: SATURDAY, typed: OF_SUNDAY }), 'draft'),
    replied({ is: 'dayOver', day: MONDAY, answer: null, failure: null }),
    { day: MONDAY, yesterday: null, typed: { day: MONDAY } },
    ['store', 'send draft over v1'],
  ],
  [
    'a draft in the field of yesterday stays in the outbox with its day, and says why',
    sending(yesterday({ typed: OF_SUNDAY }), 'draft'),
    replied({ is: 'dayOver', day: '2026-11-24', answer: ANSWER, failure: FAULT }),
    { answer: null, typed: { day: SUNDAY, wish: 'draft' }, problem: { is: 'localOnly' } },
    ['store', 'notify failed'],
  ],
  [
    "a text of yesterday waits beside yesterday's new answer",
    sending(yesterday({ typed: OF_SUNDAY }), 'draft'),
    DAY_ANSWERED,
    { answer: ANSWER, typed: { day: SUNDAY } },
    ['store', 'notify dayAnswered'],
  ],
];

describe('the day of a text', () => testRows(DAYS));

describe('a text of another page belongs to', () => {
  const left = (field: typeof TODAY, over: Partial<TypedText>) => ({ field, typed: typed(over) });
  const onMonday = { day: MONDAY, yesterday: SUNDAY };

  test.each([
    ['today, while yesterday takes an answer', left(TODAY, { day: MONDAY }), [true, false]],
    ['yesterday, wherever it was typed', left(TODAY, { day: SUNDAY }), [false, true]],
    ['yesterday, where it was typed there', left(YESTERDAY, { day: SUNDAY }), [false, true]],
    ['both, when it only waits to be saved', left(TODAY, { day: SUNDAY, wish: 'answer' }), [true, true]],
    ['today, when it is older than both', left(YESTERDAY, { day: SATURDAY }), [true, false]],
    ['today, when its day is unknown', left(TODAY, { day: null }), [true, false]],
  ])('%s', (_whose, listed, homes) => {
    const fields = [text(TODAY, onMonday), text(YESTERDAY, { day: SUNDAY })];
    expect(fields.map((field) => belongsTo(field, listed))).toEqual(homes);
  });

  test.each([
    ['a draft', 'draft', false],
    ['a change', 'change', false],
    ['a text that waits to be saved', 'answer', true],
  ] as const)(
    'a later day than the answer of a page that is still open, if it is %s',
    (_what, wish, belongs) => {
      const page = text(TODAY, { day: SUNDAY, answer: ANSWER });
      expect(belongsTo(page, left(TODAY, { day: MONDAY, wish }))).toBe(belongs);
      expect(belongsTo({ ...page, answer: null }, left(TODAY, { day: MONDAY, wish }))).toBe(true);
    },
  );

  test('today, when yesterday can no longer be answered', () => {
    expect(belongsTo(text(TODAY, { day: MONDAY }), left(TODAY, { day: SUNDAY }))).toBe(true);
  });

  test('its own field, while no day is known, and always if it is an entry', () => {
    expect(belongsTo(text(TODAY), left(YESTERDAY, {}))).toBe(false);
    expect(belongsTo(text(YESTERDAY), left(YESTERDAY, {}))).toBe(true);
    expect(belongsTo(text(ENTRY), left(ENTRY, {}))).toBe(true);
  });
});
