import type { Page } from '@playwright/test';
import { storedAnswers } from './days.ts';
import { DEMO } from './product.ts';
import { signIn } from './stage.ts';

/** The days of the seeded account in the year of the newest, oldest first. */
export async function demoDays(page: Page): Promise<string[]> {
  const { request } = page.context();
  await signIn(request, DEMO);
  const days = (await storedAnswers(request)).map(({ date }) => date.slice(0, 10)).reverse();
  return days.filter((day) => day.startsWith(days.at(-1)?.slice(0, 4) ?? ''));
}
