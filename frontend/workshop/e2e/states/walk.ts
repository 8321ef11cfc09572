import type { APIRequestContext, Page } from '@playwright/test';
import { answerWith, hold, makeUnavailable, refuseAsFull } from '../operations.ts';
import type { Person } from '../stage.ts';
import { visit } from '../steps.ts';
import type { StateName } from './texts.ts';

/** The browser of a walk, with its cookies and a private account. */
export type Walker = { page: Page; request: APIRequestContext; person: Person };

/**
 * A state, and how the walk reaches it from the previous state. The function that `reach` returns runs after the
 * check.
 */
export type Step = {
  state: StateName;
  at?: 'phone';
  reach: (walker: Walker) => Promise<void> | Promise<() => unknown>;
};

/** States that are checked one after another in one page. */
export type Walk = { title: string; who: 'visitor' | 'signed in'; steps: Step[] };

type Hinder = (page: Page, operation: string) => Promise<() => unknown>;

/** Obstructs an operation, runs the steps that need the obstruction, and ends the obstruction after the check. */
function hindered(hinder: Hinder) {
  return (state: StateName, operation: string, act: (walker: Walker) => Promise<unknown>): Step => ({
    state,
    reach: async (walker) => {
      const end = await hinder(walker.page, operation);
      await act(walker);
      return end;
    },
  });
}

/** Runs a step while the server is unavailable. */
export const failing = hindered(makeUnavailable);

/** Does something for which the diary has no room. */
export const refusedByFull = hindered(refuseAsFull);

/** Runs a step whose request waits until the state is checked. */
export const pending = hindered(hold);

/** Opens a page. */
export function opened(state: StateName, path: string): Step {
  return { state, reach: ({ page }) => visit(page, path) };
}

/** Loads the page with a sentence from the demo. */
export async function bringSentence({ page }: Walker): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('aufwind:demo-sentence', '"Der Bus hat gewartet."'));
  await page.reload();
}

/** Presses a button of the page. */
export async function press({ page }: Walker, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

/** The answer to an operation that has succeeded with these data. */
export function done(data: object) {
  return { contentType: 'application/json', body: JSON.stringify({ data }) };
}

/** Opens a page while an operation has this answer, and does something there. */
export function answered(
  state: StateName,
  path: string,
  operation: string,
  answer: Parameters<typeof answerWith>[2],
  act: (walker: Walker) => Promise<void>,
): Step {
  return {
    state,
    reach: async (walker) => {
      const mend = await answerWith(walker.page, operation, answer);
      await visit(walker.page, path);
      await act(walker);
      return mend;
    },
  };
}
