import { foundIn } from '../samples.rows.ts';
import { journalBook } from './journal-book.ts';

/** As trys/JournalBook writes it: `src/routes/settings`, `src/routes/day`, and `src/utils/date.js` for the keys. */
const QUESTIONS = {
  'what-went-well': {
    slug: 'what-went-well',
    text: 'Was lief gut?',
    status: 'live',
    createdAt: 1544436610212,
  },
};

describe('an answer of JournalBook', () => {
  it.each<[what: string, entries: object, texts: string[][], leftOut: object]>([
    [
      'stands below its question',
      { '20200112_what-went-well': 'Der Bus war pünktlich.' },
      [['2020-01-12', 'Was lief gut?\nDer Bus war pünktlich.']],
      {},
    ],
    [
      'in September or on a 9th has a key of eight digits',
      { '20200912_x': 'a', '20201209_x': 'b', '2020912_x': 'c' },
      [
        ['2020-09-12', 'a'],
        ['2020-12-09', 'b'],
      ],
      { undated: 1 },
    ],
    ['is skipped if it is empty', { '20200112_what-went-well': ' ' }, [], {}],
    ['is counted if its day does not exist', { '20200230_x': 'Nie' }, [], { undated: 1 }],
    [
      'without a question is only the answer',
      { '20200112___proto__': 'Allein' },
      [['2020-01-12', 'Allein']],
      {},
    ],
  ])('%s', (_what, entries, texts, leftOut) => {
    const file = { questions: QUESTIONS, entries, highlights: ['20200112'] };
    expect(foundIn(journalBook, file)).toEqual({ texts, leftOut });
  });

  it('is imported without its tracked values', () => {
    const file = {
      questions: QUESTIONS,
      entries: {},
      trackingEntries: { '20200112_sleep': 7, '20200113_sleep': 8 },
    };
    expect(foundIn(journalBook, file).leftOut).toEqual({ rating: 2 });
  });
});
