import { QUESTION, QUESTION_OF_YESTERDAY } from '../../bff/answer/answer.sentences.rules.ts';
import { textsOf } from '../../bff/answer/answer-content.rules.ts';
import { DAYS } from '../lib/paths.ts';
import { type Answer, TODAY, YESTERDAY } from '../writing/text.ts';
import type { TodayQuery } from '../writing/today.generated.ts';
import { type DailyView, dailyView } from './daily-view.ts';

const EVENING = new Date('2026-11-25T20:00:00');
const NIGHT = new Date('2026-11-25T01:30:00');
const NIGHT_IS_OVER = new Date('2026-11-25T04:00:00');
const NEXT_NIGHT = new Date('2026-11-26T01:30:00');

const KAFFEE = { ...textsOf({ content: 'Kaffee' }), isReadable: true, updatedAt: 'v1' };
const OF_TODAY: Answer = { ...KAFFEE, id: '7', day: '2026-11-25' };
const OF_YESTERDAY: Answer = { ...OF_TODAY, id: '6', day: '2026-11-24' };
const OF_LAST_WEEK: Answer = { ...OF_TODAY, id: '1', day: '2026-11-18' };

/** The last seven days, today last, with an answer before this many open days. */
const week = (openDays: number) => Array.from({ length: 7 }, (_, index) => index === 6 - openDays);

const streakOf = (openDays: number, isYesterdayOpen: boolean) => ({
  count: 0,
  isYesterdayOpen,
  lastSevenDays: week(openDays),
  isShown: true,
});

const heard = (over: Partial<TodayQuery> = {}): TodayQuery => ({
  me: { id: '1' },
  today: '2026-11-25',
  todayAnswer: null,
  yesterdayAnswer: null,
  streak: streakOf(0, false),
  answerCount: 0,
  question: { prompts: ['Was war heute still?'] },
  ...over,
});
const OPEN = heard({ streak: streakOf(3, true), answerCount: 12 });
const ANSWERED = heard({ todayAnswer: OF_TODAY, answerCount: 1 });
const YESTERDAY_ANSWERED = heard({ yesterdayAnswer: OF_YESTERDAY, answerCount: 3 });

type Server = Parameters<typeof dailyView>[0];
const known = (today: TodayQuery, over: Partial<Server> = {}): Server => ({
  today,
  failure: null,
  hasStartedOffline: false,
  ...over,
});
const silent = (failure: string | null, hasStartedOffline = false): Server => ({
  today: undefined,
  failure,
  hasStartedOffline,
});

const WEDNESDAY = 'Mittwoch, 25. November 2026';
const TUESDAY = 'Dienstag, 24. November 2026';

const TODAYS = { field: TODAY, question: QUESTION.text, dateLine: WEDNESDAY };

type Page = { askedAt?: Date; hash?: string; saved?: Answer };

type Row = [when: string, server: Server, page: Page, shown: Partial<DailyView>];

const ROWS: Row[] = [
  ['nothing is known yet', silent(null), {}, { is: 'waiting' }],
  ['the server has refused', silent('INTERNAL_SERVER_ERROR'), {}, { is: 'failed' }],
  [
    'there is no network: today by the clock of the browser',
    silent('NETWORK'),
    {},
    { is: 'card', hasStartedOffline: true, ...TODAYS, day: null },
  ],
  [
    'there is no network, and the address asks for yesterday',
    silent('NETWORK'),
    { askedAt: NIGHT, hash: DAYS.yesterday },
    { field: TODAY, isNight: false, isEveningBefore: false },
  ],
  [
    'the page started offline, and the server refuses: the card stays',
    silent('INTERNAL_SERVER_ERROR', true),
    {},
    { is: 'card', answer: null },
  ],
  [
    'it was saved on a page that has heard of no day',
    silent(null, true),
    { saved: OF_TODAY },
    { answer: OF_TODAY, isJustSaved: true, dateLine: WEDNESDAY, entries: 0 },
  ],
  [
    'the first question of all',
    known(heard()),
    {},
    {
      ...TODAYS,
      day: '2026-11-25',
      answer: null,
      entries: 0,
      yesterday: null,
      isBack: false,
      isJustSaved: false,
    },
  ],
  [
    'today is answered',
    known(ANSWERED),
    {},
    { field: TODAY, answer: OF_TODAY, entries: 1, isJustSaved: false, dateLine: WEDNESDAY },
  ],
  [
    'a failed request in the background changes nothing',
    known(ANSWERED, { failure: 'INTERNAL_SERVER_ERROR' }),
    {},
    { is: 'card', answer: OF_TODAY },
  ],
  [
    'yesterday can be answered beside today',
    known(OPEN),
    {},
    { field: TODAY, yesterday: '2026-11-24', isEveningBefore: false },
  ],
  [
    'the address asks for yesterday',
    known(OPEN),
    { hash: DAYS.yesterday },
    {
      field: YESTERDAY,
      day: '2026-11-24',
      question: QUESTION_OF_YESTERDAY,
      dateLine: TUESDAY,
      yesterday: null,
      isEveningBefore: false,
      isBack: false,
    },
  ],
  [
    'the address asks for yesterday, which takes no answer any more',
    known(heard()),
    { hash: DAYS.yesterday },
    { field: TODAY, day: '2026-11-25' },
  ],
  [
    'the address asks for yesterday, which is answered',
    known(YESTERDAY_ANSWERED),
    { hash: DAYS.yesterday },
    { field: YESTERDAY, answer: OF_YESTERDAY, isJustSaved: false, dateLine: TUESDAY },
  ],
  [
    'at night the evening before can still be written',
    known(OPEN),
    { askedAt: NIGHT },
    {
      field: YESTERDAY,
      isNight: true,
      isEveningBefore: true,
      dateLine: 'Für Dienstag, 24. November',
      question: QUESTION_OF_YESTERDAY,
    },
  ],
  [
    'at night the address asks for today',
    known(OPEN),
    { askedAt: NIGHT, hash: DAYS.today },
    { field: TODAY, yesterday: '2026-11-24', isEveningBefore: false, dateLine: WEDNESDAY },
  ],
  [
    'at night yesterday is answered already',
    known(YESTERDAY_ANSWERED),
    { askedAt: NIGHT },
    { field: TODAY, isNight: true, yesterday: null, isEveningBefore: false },
  ],
  [
    'the night ends at four',
    known(OPEN),
    { askedAt: NIGHT_IS_OVER },
    { field: TODAY, isNight: false, yesterday: '2026-11-24' },
  ],
  [
    'the server is at another day than the clock of the browser: there is no night',
    known(OPEN),
    { askedAt: NEXT_NIGHT },
    { field: TODAY, isNight: false },
  ],
  [
    'a page that started offline at night stays with today',
    known(OPEN, { hasStartedOffline: true }),
    { askedAt: NIGHT },
    { field: TODAY, isNight: false, hasStartedOffline: true },
  ],
  [
    'today was just saved, or found answered elsewhere, and the server has not said it yet',
    known(OPEN),
    { saved: OF_TODAY },
    { field: TODAY, answer: OF_TODAY, isJustSaved: true, isBack: false, entries: 13 },
  ],
  [
    'today was just saved, and the server has a newer wording',
    known(heard({ todayAnswer: { ...OF_TODAY, content: 'Tee' } })),
    { saved: OF_TODAY },
    { answer: { ...OF_TODAY, content: 'Tee' }, isJustSaved: true, entries: 0 },
  ],
  [
    'yesterday was just saved: it stays, whatever the address says',
    known(OPEN),
    { askedAt: NIGHT, saved: OF_YESTERDAY },
    { field: YESTERDAY, answer: OF_YESTERDAY, isJustSaved: true, isEveningBefore: false, dateLine: TUESDAY },
  ],
  [
    'what was saved is of another day',
    known(OPEN),
    { saved: OF_LAST_WEEK },
    { field: TODAY, answer: null, isJustSaved: false },
  ],
  ['somebody comes back after three open days', known(OPEN), {}, { isBack: true, entries: 12 }],
  [
    'somebody who has registered today and brought entries along was not away',
    known(heard({ answerCount: 12, streak: streakOf(0, false) })),
    {},
    { isBack: false },
  ],
  [
    'somebody who has missed yesterday alone was not away',
    known(heard({ answerCount: 12, streak: streakOf(2, true) })),
    {},
    { isBack: false },
  ],
  [
    'the streak goes on: nobody is welcomed back',
    known(YESTERDAY_ANSWERED),
    {},
    { isBack: false, entries: 3 },
  ],
];

describe('the daily page', () => {
  it.each(ROWS)('when %s', (_when, server, { askedAt = EVENING, hash = '', saved = null }, shown) => {
    expect(dailyView(server, { now: askedAt, askedAt }, hash, saved)).toMatchObject(shown);
  });

  it('dates a page without a network by the present moment, not by the last request', () => {
    const clock = { now: EVENING, askedAt: new Date('2026-11-24T20:00:00') };
    expect(dailyView(silent('NETWORK'), clock, '', null)).toMatchObject({ dateLine: WEDNESDAY });
  });
});
