import { answerNeighbouringDay, answerToday, storedAnswers } from '../days.ts';
import { fulfilWith } from '../operations.ts';
import { THIRTY_DAYS } from '../sentences.ts';
import { visit } from '../steps.ts';
import { failing, opened, type Walk, type Walker } from './walk.ts';

const LONG = 'Lange mit Papa telefoniert, und wir haben beide gelacht. '.repeat(12);

const OTHER = 'Ein anderer Tag.';

async function press({ page }: Walker, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

/** Gives the memory of today these properties, as nothing can be written into an earlier year. */
async function remember({ page, request }: Walker, yearsAgo: number, day: string) {
  // The id of an own entry of another day, so that it can be hidden.
  const own = await storedAnswers(request);
  const id = String(own.find(({ content }) => content === OTHER)?.id);
  const answer = { __typename: 'Answer', id, content: LONG, day };
  return fulfilWith(page, 'Memory', { memory: { __typename: 'Memory', yearsAgo, answer } });
}

/** The memories after the answer of today. */
export const MEMORY: Walk = {
  title: 'a memory, and the sentence of a milestone',
  who: 'signed in',
  steps: [
    {
      state: '/daily · a memory',
      reach: async (walker) => {
        await answerToday(walker.request, 'Quitten vor der Tür.');
        await answerNeighbouringDay(walker.request, OTHER);
        await remember(walker, 1, '2025-11-22');
        await visit(walker.page, '/daily');
      },
    },
    failing('/daily · a memory stays', 'HideMemory', (walker) => press(walker, 'Nicht mehr zeigen')),
    { state: '/daily · a memory is hidden', reach: (walker) => press(walker, 'Nicht mehr zeigen') },
    {
      state: '/daily · a milestone gives back',
      reach: async (walker) => {
        const { page } = walker;
        await remember(walker, 0, '2026-10-22');
        const answer = {
          __typename: 'Answer',
          id: '1',
          content: 'Der erste Frost. Kalt!',
          day: '2026-10-24',
        };
        await fulfilWith(page, 'MilestoneMemory', { milestoneMemory: answer });
        await page.evaluate((text) => {
          const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
          const note = { userId: localStorage.getItem('aufwind:user'), day, event: 'streak-30', text };
          sessionStorage.setItem('aufwind:milestone', JSON.stringify(note));
        }, THIRTY_DAYS);
        await visit(page, '/daily');
      },
    },
    opened('/account · memories on', '/account#rueckblick'),
    failing('/account · memories not switched', 'SetMemories', ({ page }) =>
      page.getByLabel('Rückblick zeigen').click(),
    ),
    {
      state: '/account · memories off',
      reach: ({ page }) => page.getByLabel('Rückblick zeigen').click(),
    },
  ],
};

/** A hard day, and its answer told to somebody. */
export const HARD_DAY_WALK: Walk = {
  title: 'a hard day, and telling somebody of it',
  who: 'signed in',
  steps: [
    {
      state: '/daily · a hard day',
      reach: async ({ page }) => {
        await visit(page, '/daily');
        await page.getByText('Heute ist es schwer').click();
      },
    },
    {
      state: '/daily · telling somebody',
      reach: async ({ page, request }) => {
        await answerToday(request, 'Es hat lange geregnet.');
        await visit(page, '/daily');
        await page.getByRole('button', { name: /^Jemandem davon erzählen/ }).click();
      },
    },
  ],
};
