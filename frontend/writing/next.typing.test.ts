import {
  BEFORE,
  day,
  entry,
  MINE,
  type Row,
  SEND_DUE,
  sending,
  THEIRS,
  testRows,
  typed,
} from './next.rows.ts';
import { EMPTY } from './text.ts';

const TYPING: Row[] = [
  [
    'a first letter is stored and waits for a second',
    day({ stored: { ...EMPTY, updatedAt: 'v1' } }),
    { is: 'typed', value: MINE },
    { typed: typed({ day: null }), isInOutbox: false },
    ['store', 'debounce'],
  ],
  [
    'a sentence that has come along is one until something is typed',
    day({ stored: { ...EMPTY, updatedAt: 'v1' } }),
    { is: 'typed', value: MINE, isFromDemo: true },
    { typed: typed({ day: null }), isFromDemo: true },
    ['store', 'debounce'],
  ],
  [
    'what is typed after it is a text of its own',
    day({ typed: typed(), isFromDemo: true }),
    { is: 'typed', value: BEFORE },
    { isFromDemo: false },
    ['store', 'debounce'],
  ],
  [
    'an edit is stored only',
    entry(),
    { is: 'typed', value: MINE },
    { typed: typed({ day: null }) },
    ['store'],
  ],
  [
    'after a second of silence the draft goes',
    day({ typed: typed() }),
    SEND_DUE,
    { typed: typed({ tried: [MINE] }), inFlight: { isExplicit: false } },
    ['send draft over v1'],
  ],
  [
    'while a request is under way nothing else goes',
    sending(day({ typed: typed() }), 'draft'),
    SEND_DUE,
    { queued: 'background' },
    [],
  ],
  [
    'an edit that nobody asked to save does not go',
    entry({ typed: typed() }),
    SEND_DUE,
    { inFlight: null },
    [],
  ],
  [
    'a text that is typed again to be saved is a draft again',
    day({ typed: typed({ wish: 'answer' }), problem: { is: 'unreachable' } }),
    { is: 'typed', value: BEFORE },
    { typed: { wish: 'draft' }, problem: null },
    ['store', 'debounce'],
  ],
  [
    'what is typed meanwhile is newer than what is loaded',
    day({ typed: typed() }),
    { is: 'loaded', version: THEIRS, day: '2026-11-22' },
    { stored: null },
    [],
  ],
  [
    'what was confirmed is newer than what is loaded',
    day({ stored: { ...MINE, updatedAt: 'v3' } }),
    { is: 'loaded', version: THEIRS, day: '2026-11-22' },
    { stored: { updatedAt: 'v3' } },
    [],
  ],
  ['where nothing is known it is asked for again', day(), SEND_DUE, {}, ['load']],
  [
    'a put that came off counts for the text it was of',
    day({ typed: typed() }),
    { is: 'written', value: MINE, isSuccess: true },
    { isInOutbox: true },
    [],
  ],
  [
    'a put of an older text says nothing',
    day({ typed: typed(), replaced: [BEFORE] }),
    { is: 'written', value: BEFORE, isSuccess: true },
    { isInOutbox: false, replaced: [BEFORE] },
    [],
  ],
  [
    'a put that came off has taken the place of others, and takes it once',
    day({ typed: typed(), replaced: [MINE, BEFORE] }),
    { is: 'written', value: MINE, isSuccess: true },
    { isInOutbox: true, replaced: [MINE] },
    [],
  ],
  [
    'a put that failed has taken the place of none',
    day({ typed: typed(), replaced: [MINE, BEFORE] }),
    { is: 'written', value: MINE, isSuccess: false },
    { isInOutbox: false, replaced: [MINE, BEFORE] },
    [],
  ],
];

const SAVING: Row[] = [
  [
    'an answer that is asked for goes at once, over its draft',
    day({ typed: typed() }),
    { is: 'saveRequested' },
    { inFlight: { isExplicit: true } },
    ['store', 'send answer over v1'],
  ],
  [
    'a draft nobody has typed over can be saved',
    day({ stored: { ...MINE, updatedAt: 'v1' } }),
    { is: 'saveRequested' },
    { typed: { value: MINE, wish: 'answer' } },
    ['store', 'send answer over v1'],
  ],
  [
    'an entry goes as a change',
    entry({ typed: typed() }),
    { is: 'saveRequested' },
    {},
    ['store', 'send change over v1'],
  ],
  [
    'while a draft is under way the answer waits',
    sending(day({ typed: typed() }), 'draft'),
    { is: 'saveRequested' },
    { queued: 'explicit' },
    ['store'],
  ],
  [
    'what is asked for twice goes once',
    sending(day({ typed: typed({ wish: 'answer' }) }), 'answer'),
    { is: 'saveRequested' },
    { queued: null },
    [],
  ],
  ['nothing is not saved', day(), { is: 'saveRequested' }, { inFlight: null }, []],
  [
    'of two versions one is chosen first',
    day({ typed: typed(), problem: { is: 'conflict', other: THEIRS } }),
    { is: 'saveRequested' },
    { inFlight: null },
    ['notify undecided'],
  ],
];

describe('typing', () => testRows(TYPING));
describe('saving', () => testRows(SAVING));
