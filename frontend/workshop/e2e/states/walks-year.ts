import { fillYesterday } from '../days.ts';
import { DEMO } from '../product.ts';
import { signIn } from '../stage.ts';
import { visit } from '../steps.ts';
import { failing, pending, type Walk } from './walk.ts';

/** The diary of somebody who has written for a year. */
export const YEAR: Walk = {
  title: 'the diary of a year',
  who: 'visitor',
  steps: [
    {
      state: '/log · a year',
      reach: async ({ page, request }) => {
        await signIn(request, DEMO);
        await fillYesterday(request);
        await visit(page, '/log');
        await page.getByRole('heading', { name: / von \d+ Tagen$/ }).click();
      },
    },
    failing('/log · no more to load', 'MonthAnswers', async ({ page }) => {
      const more = page.getByRole('button', { name: /^\d+ Einträge laden$/ });
      await more.first().focus();
      await page.keyboard.press('Enter');
    }),
    pending('/log · searching', 'SearchAnswers', ({ page }) => page.getByRole('searchbox').fill('wir')),
    { state: '/log · found', reach: ({ page }) => page.locator('mark').first().waitFor() },
    {
      state: '/log · nothing found',
      reach: ({ page }) => page.getByRole('searchbox').fill('Einhorn'),
    },
    failing('/log · search failed', 'SearchAnswers', ({ page }) =>
      page.getByRole('searchbox').fill('Kaffee'),
    ),
    {
      state: '/log · an earlier year',
      reach: async ({ page }) => {
        await visit(page, '/log');
        await page.getByRole('heading', { name: / von \d+ Tagen$/ }).click();
        await page.getByRole('link', { name: /^‹ \d{4}$/ }).click();
      },
    },
  ],
};
