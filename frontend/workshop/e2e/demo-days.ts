import type { Page } from '@playwright/test';
import { storedAnswers } from './days.ts';
import { DEMO } from './product.ts';
import { signIn } from './stage.ts';

/** Signs in to the seeded account, and returns the days that it has answered, newest first. */
export async function demoDays(page: Page): Promise<string[]> {
  const { request } = page.context();
  await signIn(request, DEMO);
  return (await storedAnswers(request)).map(({ date }) => date.slice(0, 10));
}

function ofYear(days: string[], inYear = ''): string[] {
  return days.filter((day) => day.startsWith(inYear.slice(0, 4))).reverse();
}

/** The days of the seeded account in its newest year, oldest first: in January only a few. */
export async function daysOfNewestYear(page: Page): Promise<string[]> {
  const days = await demoDays(page);
  return ofYear(days, days[0]);
}

/** The days of the seeded account in a year that has many, oldest first. */
export async function daysOfFullYear(page: Page): Promise<string[]> {
  const days = await demoDays(page);
  return ofYear(days, days[Math.floor(days.length / 2)]);
}
