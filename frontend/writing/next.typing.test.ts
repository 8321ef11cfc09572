import { BEFORE, DUE, day, entry, MINE, type Row, sending, THEIRS, testRows, typed } from './next.rows.ts';
import { EMPTY } from './text.ts';

const TYPING: Row[] = [
  [
    'a first letter is stored and waits for a second',
    day({ stored: { ...EMPTY, updatedAt: 'v1' } }),
    { is: 'typed', value: MINE },
    { typed: typed({ day: null }), isStored: false },
    ['store', 'arm'],
  ],
  [
    'a sentence that has come along is one until something is typed',
    day({ stored: { ...EMPTY, updatedAt: 'v1' } }),
    { is: 'typed', value: MINE, isBrought: true },
    { typed: typed({ day: null }), isBrought: true },
    ['store', 'arm'],
  ],
  [
    'what is typed after it is a text of its own',
    day({ typed: typed(), isBrought: true }),
    { is: 'typed', value: BEFORE },
    { isBrought: false },
    ['store', 'arm'],
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
    DUE,
    { typed: typed({ tried: [MINE] }), inFlight: { isAsked: false } },
    ['send draft over v1'],
  ],
  [
    'while a request is under way nothing else goes',
    sending(day({ typed: typed() }), 'draft'),
    DUE,
    { queued: 'again' },
    [],
  ],
  ['an edit that nobody asked to save does not go', entry({ typed: typed() }), DUE, { inFlight: null }, []],
  [
    'a text that is typed again to be saved is a draft again',
    day({ typed: typed({ wish: 'answer' }), problem: { is: 'unreachable' } }),
    { is: 'typed', value: BEFORE },
    { typed: { wish: 'draft' }, problem: null },
    ['store', 'arm'],
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
  ['where nothing is known it is asked for again', day(), DUE, {}, ['load']],
  [
    'a put that came off counts for the text it was of',
    day({ typed: typed() }),
    { is: 'stored', value: MINE, isKept: true },
    { isStored: true },
    [],
  ],
  [
    'a put of an older text says nothing',
    day({ typed: typed(), origins: [BEFORE] }),
    { is: 'stored', value: BEFORE, isKept: true },
    { isStored: false, origins: [BEFORE] },
    [],
  ],
  [
    'a put that came off has taken the place of others, and takes it once',
    day({ typed: typed(), origins: [MINE, BEFORE] }),
    { is: 'stored', value: MINE, isKept: true },
    { isStored: true, origins: [MINE] },
    [],
  ],
  [
    'a put that failed has taken the place of none',
    day({ typed: typed(), origins: [MINE, BEFORE] }),
    { is: 'stored', value: MINE, isKept: false },
    { isStored: false, origins: [MINE, BEFORE] },
    [],
  ],
];

const SAVING: Row[] = [
  [
    'an answer that is asked for goes at once, over its draft',
    day({ typed: typed() }),
    { is: 'asked' },
    { inFlight: { isAsked: true } },
    ['store', 'send answer over v1'],
  ],
  [
    'a draft nobody has typed over can be saved',
    day({ stored: { ...MINE, updatedAt: 'v1' } }),
    { is: 'asked' },
    { typed: { value: MINE, wish: 'answer' } },
    ['store', 'send answer over v1'],
  ],
  [
    'an entry goes as a change',
    entry({ typed: typed() }),
    { is: 'asked' },
    {},
    ['store', 'send change over v1'],
  ],
  [
    'while a draft is under way the answer waits',
    sending(day({ typed: typed() }), 'draft'),
    { is: 'asked' },
    { queued: 'asked' },
    ['store'],
  ],
  [
    'what is asked for twice goes once',
    sending(day({ typed: typed({ wish: 'answer' }) }), 'answer'),
    { is: 'asked' },
    { queued: null },
    [],
  ],
  ['nothing is not saved', day(), { is: 'asked' }, { inFlight: null }, []],
  [
    'of two versions one is chosen first',
    day({ typed: typed(), problem: { is: 'conflict', other: THEIRS } }),
    { is: 'asked' },
    { inFlight: null },
    ['tell undecided'],
  ],
];

describe('typing', () => testRows(TYPING));
describe('saving', () => testRows(SAVING));
