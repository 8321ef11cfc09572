import { answerToday } from '../days.ts';
import { visit } from '../steps.ts';
import { failing, opened, pending, type Walk } from './walk.ts';

/** The longest text, without a place to break it. */
const ENDLESS = 'Donaudampfschifffahrt'.repeat(400);

/** A year as a book, before and after its first entry. */
export const BOOK: Walk = {
  title: 'the book of a year',
  who: 'signed in',
  steps: [
    pending('/buch · loading', 'Book', ({ page }) => visit(page, '/buch')),
    failing('/buch · no connection', 'Book', ({ page }) => visit(page, '/buch')),
    opened('/buch · empty', '/buch'),
    {
      state: '/buch · one entry',
      reach: async ({ page, request }) => {
        await answerToday(request, ENDLESS);
        await visit(page, '/buch');
        await page.getByLabel('Widmung').fill('W'.repeat(120));
      },
    },
    {
      state: '/buch · for a printer',
      reach: async ({ page }) => {
        await page.getByLabel('Von', { exact: true }).fill('M'.repeat(60));
        await page.getByLabel('A5 mit Beschnitt').check();
      },
    },
  ],
};
