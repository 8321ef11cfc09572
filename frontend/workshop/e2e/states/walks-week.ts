import { visit } from '../steps.ts';
import { beSunday, haveWeek } from '../week.ts';
import { failing, opened, pending, type Walk } from './walk.ts';

/** Longer than a line, without a place to break it. */
const ENDLESS = 'Donaudampfschifffahrt'.repeat(30);

/** The last seven days, without and with answers, and the link of a Sunday. */
export const WEEK: Walk = {
  title: 'the week, from none to seven sentences',
  who: 'signed in',
  steps: [
    pending('/woche · loading', 'Week', ({ page }) => visit(page, '/woche')),
    failing('/woche · no connection', 'Week', ({ page }) => visit(page, '/woche')),
    opened('/woche · empty', '/woche'),
    {
      state: '/log · on a Sunday',
      reach: async ({ page }) => {
        const leave = await beSunday(page);
        await visit(page, '/log');
        return leave;
      },
    },
    {
      state: '/woche · seven sentences',
      at: 'phone',
      reach: async ({ page }) => {
        const leave = await haveWeek(page, ['Nichts. Papa ist gestern gestorben.', ENDLESS]);
        await visit(page, '/woche');
        return leave;
      },
    },
  ],
};
