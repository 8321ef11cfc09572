import { addDays, weekdayOf } from '../lib/dates.ts';

const DAYS = 7;
const MIN_SENTENCES = 3;
const NUMBERS = ['', 'einem Satz', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'];

/** The first of the seven days that end today. */
export function firstDay(today: string): string {
  return addDays(today, 1 - DAYS);
}

/** The readable answers of the seven days that end today, oldest first. */
export function weekOf<A extends { day: string; isReadable: boolean }>(answers: A[], today: string): A[] {
  return answers
    .filter(({ day, isReadable }) => isReadable && day >= firstDay(today) && day <= today)
    .reverse();
}

/** Whether the diary offers the week: on a Sunday with enough sentences. */
export function isWeekOffered(sentences: number, today: string): boolean {
  return sentences >= MIN_SENTENCES && weekdayOf(today) === 'Sonntag';
}

export function weekTitle(sentences: number): string {
  if (sentences === 0) return 'Deine Woche';
  return `Deine Woche in ${NUMBERS[sentences]}${sentences === 1 ? '' : ' Sätzen'}`;
}
