import { QUESTION, QUESTION_OF_YESTERDAY } from '../../bff/answer/answer.sentences.rules.ts';
import { addDays, calendarDay, longDate } from '../lib/dates.ts';
import { DAYS } from '../lib/paths.ts';
import { type Answer, type Field, TODAY, YESTERDAY } from '../writing/text.ts';
import { type Days, withAnswer } from './with-answer.ts';

/** Somebody who has missed a single day was not away. */
const OPEN_DAYS_BEFORE_WELCOME = 3;
const YEAR_LENGTH = ' 2026'.length;
const NIGHT_ENDS_AT_HOUR = 4;

type Server = {
  today: Days | undefined;
  failure: string | null;
  /** Whether the card was first shown offline: keep it then, because somebody may be typing. */
  hasStartedOffline: boolean;
};

/** When the page is rendered, and when it last asked the server. */
type Clock = { now: Date; askedAt: Date };

/** The card of a day, and the lines around it. */
export type DailyCard = {
  is: 'card';
  hasStartedOffline: boolean;
  isNight: boolean;
  today: string | null;
  /** Day of the card; null before the server has named the day. */
  day: string | null;
  field: Field;
  yesterday: string | null;
  /** Whether the page asks about yesterday, because it is night. */
  isEveningBefore: boolean;
  question: string;
  /** Prompts for the empty field of today, the prompt of the day first. */
  prompts: string[];
  dateLine: string;
  entries: number;
  /** Whether somebody is welcomed back: there are entries, and at least three days are open. */
  isBack: boolean;
  answer: Answer | null;
  isJustSaved: boolean;
  isStreakShown: boolean;
};

export type DailyView = { is: 'waiting' } | { is: 'failed' } | DailyCard;

/** Whether the moment lies in the first hours of today, which count as the evening before. */
export function isNight(moment: Date, today: string | null): boolean {
  return calendarDay(moment) === today && moment.getHours() < NIGHT_ENDS_AT_HOUR;
}

/** Decides what the daily page shows. `saved` is the answer that this page has saved or found saved elsewhere. */
export function dailyView(
  { today, failure, hasStartedOffline }: Server,
  clock: Clock,
  hash: string,
  saved: Answer | null,
): DailyView {
  if (today) return cardOf(today, hasStartedOffline, clock, hash, saved);
  if (hasStartedOffline || failure === 'NETWORK') return offlineCard(clock, saved);
  return { is: failure ? 'failed' : 'waiting' };
}

function cardOf(
  known: Days,
  hasStartedOffline: boolean,
  { askedAt }: Clock,
  hash: string,
  saved: Answer | null,
): DailyCard {
  const server = saved ? withAnswer(known, saved) : known;
  const { today, todayAnswer, yesterdayAnswer, answerCount } = server;
  const night = !hasStartedOffline && isNight(askedAt, today);
  const isYesterday = isYesterdayShown(server, hash, night, saved?.day);
  const [day, answer] = isYesterday ? [addDays(today, -1), yesterdayAnswer] : [today, todayAnswer];
  const isEveningBefore = isYesterday && night && !answer;
  const date = longDate(answer?.day ?? day);
  return {
    is: 'card',
    hasStartedOffline,
    isNight: night,
    today,
    day,
    field: isYesterday ? YESTERDAY : TODAY,
    yesterday: !isYesterday && server.streak.isYesterdayOpen ? addDays(today, -1) : null,
    isEveningBefore,
    question: isYesterday ? QUESTION_OF_YESTERDAY : QUESTION.text,
    prompts: isYesterday ? [] : server.question.prompts,
    dateLine: isEveningBefore ? `Für ${date.slice(0, -YEAR_LENGTH)}` : date,
    entries: answerCount,
    isBack: !isYesterday && !answer && isBackAfterDays(server),
    answer,
    isJustSaved: saved?.day === day,
    isStreakShown: server.streak.isShown,
  };
}

/** Whether the page shows yesterday: after a save, by the address, or at night while yesterday is open. */
function isYesterdayShown(
  { today, yesterdayAnswer, streak }: Days,
  hash: string,
  isNight: boolean,
  savedDay: string | undefined,
): boolean {
  if (savedDay === addDays(today, -1)) return true;
  if (hash === DAYS.yesterday) return yesterdayAnswer !== null || streak.isYesterdayOpen;
  return isNight && hash !== DAYS.today && streak.isYesterdayOpen;
}

/** Yesterday is not open to an account of today, whose entries are imported. */
function isBackAfterDays({ todayAnswer, answerCount, streak }: Days): boolean {
  if (todayAnswer || answerCount === 0 || !streak.isYesterdayOpen) return false;
  return !streak.lastSevenDays.slice(-OPEN_DAYS_BEFORE_WELCOME).includes(true);
}

function offlineCard(clock: Clock, saved: Answer | null): DailyCard {
  const today = saved?.day ?? calendarDay(clock.now);
  const streak = { count: 0, isYesterdayOpen: false, lastSevenDays: [], isShown: true };
  const question = { prompts: [] };
  const unheard = { today, todayAnswer: saved, yesterdayAnswer: null, answerCount: 0, streak, question };
  // The card names no day: the text counts for the day that the server names first.
  return { ...cardOf(unheard, true, clock, '', saved), today: null, day: null };
}
