import {
  BEFORE,
  day,
  entry,
  MINE,
  type Row,
  replied,
  SEND_DUE,
  sending,
  THEIRS,
  testRows,
  typed,
} from './next.rows.ts';
import { EMPTY } from './text.ts';

const TYPING: Row[] = [
  [
    'a keystroke is stored and starts the debounce',
    day({ stored: { ...EMPTY, updatedAt: 'v1' } }),
    { is: 'typed', value: MINE },
    { typed: typed({ day: null }), isInOutbox: false },
    ['store', 'debounce'],
  ],
  [
    'a cleared draft keeps its version, on which the next text is based',
    sending(day({ typed: typed({ value: EMPTY }) }), 'draft'),
    replied({ is: 'stored', version: { ...EMPTY, updatedAt: null } }),
    { typed: null, stored: { updatedAt: 'v1' } },
    ['remove '],
  ],
  [
    'an edit of an entry is only stored',
    entry(),
    { is: 'typed', value: MINE },
    { typed: typed({ day: null }) },
    ['store'],
  ],
  [
    'the draft is sent when due',
    day({ typed: typed() }),
    SEND_DUE,
    { typed: typed({ tried: [MINE] }), inFlight: { isExplicit: false } },
    ['send draft over v1'],
  ],
  [
    'no second request is sent while one is in flight',
    sending(day({ typed: typed() }), 'draft'),
    SEND_DUE,
    { queued: 'background' },
    [],
  ],
  ['an edit is not sent without a save', entry({ typed: typed() }), SEND_DUE, { inFlight: null }, []],
  [
    'typing turns a text that was to be saved into a draft again',
    day({ typed: typed({ wish: 'answer' }), problem: { is: 'unreachable' } }),
    { is: 'typed', value: BEFORE },
    { typed: { wish: 'draft' }, problem: null },
    ['store', 'debounce'],
  ],
  [
    'typing after a save request lets only the draft follow, which nobody waits for',
    { ...sending(day({ typed: typed({ wish: 'answer' }) }), 'draft'), queued: 'explicit' },
    { is: 'typed', value: BEFORE },
    { typed: { wish: 'draft' }, queued: 'background' },
    ['store', 'debounce'],
  ],
  [
    'a typed text is newer than the loaded draft',
    day({ typed: typed() }),
    { is: 'loaded', version: THEIRS, day: '2026-11-22' },
    { stored: null },
    [],
  ],
  [
    'a confirmed version is newer than the loaded draft',
    day({ stored: { ...MINE, updatedAt: 'v3' } }),
    { is: 'loaded', version: THEIRS, day: '2026-11-22' },
    { stored: { updatedAt: 'v3' } },
    [],
  ],
  ['an unknown draft is loaded again', day(), SEND_DUE, {}, ['load']],
  [
    'a successful write marks its text as stored',
    day({ typed: typed() }),
    { is: 'written', value: MINE, isSuccess: true },
    { isInOutbox: true },
    [],
  ],
  [
    'a write of an older text changes nothing',
    day({ typed: typed(), replaced: [BEFORE] }),
    { is: 'written', value: BEFORE, isSuccess: true },
    { isInOutbox: false, replaced: [BEFORE] },
    [],
  ],
  [
    'a successful write replaces other records only once',
    day({ typed: typed(), replaced: [MINE, BEFORE] }),
    { is: 'written', value: MINE, isSuccess: true },
    { isInOutbox: true, replaced: [MINE] },
    [],
  ],
  [
    'a failed write replaces no records',
    day({ typed: typed(), replaced: [MINE, BEFORE] }),
    { is: 'written', value: MINE, isSuccess: false },
    { isInOutbox: false, replaced: [MINE, BEFORE] },
    [],
  ],
];

const SAVING: Row[] = [
  [
    "a save sends the answer at once, with its draft's version",
    day({ typed: typed() }),
    { is: 'saveRequested' },
    { inFlight: { isExplicit: true } },
    ['store', 'send answer over v1'],
  ],
  [
    'an unchanged draft can be saved',
    day({ stored: { ...MINE, updatedAt: 'v1' } }),
    { is: 'saveRequested' },
    { typed: { value: MINE, wish: 'answer' } },
    ['store', 'send answer over v1'],
  ],
  [
    'an entry is saved as a change',
    entry({ typed: typed() }),
    { is: 'saveRequested' },
    {},
    ['store', 'send change over v1'],
  ],
  [
    'a save waits while a draft is in flight',
    sending(day({ typed: typed() }), 'draft'),
    { is: 'saveRequested' },
    { queued: 'explicit' },
    ['store'],
  ],
  [
    'a second save request is ignored',
    sending(day({ typed: typed({ wish: 'answer' }) }), 'answer'),
    { is: 'saveRequested' },
    { queued: null },
    [],
  ],
  ['an empty text is not saved', day(), { is: 'saveRequested' }, { inFlight: null }, []],
  [
    'a save asks to choose between two versions first',
    day({ typed: typed(), problem: { is: 'conflict', other: THEIRS } }),
    { is: 'saveRequested' },
    { inFlight: null },
    ['notify undecided'],
  ],
];

describe('typing', () => testRows(TYPING));
describe('saving', () => testRows(SAVING));
