import type { Page } from '@playwright/test';
import { storedAnswers } from './days.ts';
import { DEMO } from './product.ts';
import { signIn } from './stage.ts';

/** The days of the seeded account, oldest first, in the year of the day that `dayOf` picks. */
async function daysOfYear(page: Page, dayOf: (days: string[]) => string | undefined): Promise<string[]> {
  const { request } = page.context();
  await signIn(request, DEMO);
  const days = (await storedAnswers(request)).map(({ date }) => date.slice(0, 10)).reverse();
  const year = dayOf(days)?.slice(0, 4) ?? '';
  return days.filter((day) => day.startsWith(year));
}

/** The days of the seeded account in its newest year, oldest first: in January only a few. */
export function daysOfNewestYear(page: Page): Promise<string[]> {
  return daysOfYear(page, (days) => days.at(-1));
}

/** The days of the seeded account in a year that has many, oldest first. */
export function daysOfFullYear(page: Page): Promise<string[]> {
  return daysOfYear(page, (days) => days[Math.floor(days.length / 2)]);
}
