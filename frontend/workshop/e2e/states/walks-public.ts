import { ANY_TEXT } from '../days.ts';
import { HOW_TO_FIND, WHAT_LATER, WHAT_STAYS } from '../sentences.ts';
import { pass, QUESTION, settle, stopClock, visit } from '../steps.ts';
import { SPEC_MS } from '../timings.ts';
import type { StateName } from './texts.ts';
import { failing, opened, pending, type Step, type Walk, type Walker } from './walk.ts';

async function openMenu({ page }: Walker) {
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
}

/** Opens answers on the FAQ page, at most one answer in each group. */
function openedAnswers(state: StateName, ...questions: (string | RegExp)[]): Step {
  return {
    state,
    reach: async ({ page }) => {
      for (const name of questions) await page.getByRole('heading', { name }).click();
    },
  };
}

/** The pages that are there to be read. */
export const READING: Walk = {
  title: 'the pages for everyone, read by a visitor',
  who: 'visitor',
  steps: [
    opened('/ · visitor', '/'),
    {
      state: '/ · motion stopped',
      reach: ({ page }) => page.getByRole('button', { name: 'Animation anhalten' }).click(),
    },
    { state: '/ · menu of a visitor', at: 'phone', reach: openMenu },
    opened('/preview · open', '/preview'),
    opened('/wissen · read', '/wissen'),
    opened('/faq · closed', '/faq'),
    openedAnswers('/faq · open', /kostet/, /ändern oder löschen/, HOW_TO_FIND),
    openedAnswers('/faq · open, what a diary gives back', WHAT_LATER),
    openedAnswers('/faq · open, when a day ends', /^Wann endet ein Tag/),
    openedAnswers('/faq · open, who can read along', 'Kann jemand bei Aufwind mitlesen?'),
    openedAnswers('/faq · open, help and what stays', /^Für wen/, WHAT_STAYS),
    opened('/impressum · read', '/impressum'),
    opened('/datenschutz · read', '/datenschutz'),
    opened('/gibt-es-nicht · not found', '/gibt-es-nicht'),
  ],
};

/** The landing page of somebody who is signed in. */
export const SIGNED_IN_LANDING: Walk = {
  title: 'the landing page and the menus of a signed-in person',
  who: 'signed in',
  steps: [
    opened('/ · signed in', '/'),
    {
      state: '/ · profile menu',
      reach: ({ page }) => page.getByRole('button', { name: 'Profil' }).click(),
    },
    {
      state: '/ · menu of a signed-in person',
      at: 'phone',
      reach: async (walker) => {
        await walker.page.keyboard.press('Escape');
        await openMenu(walker);
      },
    },
  ],
};

async function answerDemo({ page }: Walker) {
  // By keyboard: the locked button is announced as disabled, and yet answers.
  await page.locator('main button[type="submit"]').focus();
  await page.keyboard.press('Enter');
}

/** A visit of the demo, with a clock that stands still after the save. */
export const DEMO_VISIT: Walk = {
  title: 'the demo, from the empty field to the second try',
  who: 'visitor',
  steps: [
    {
      state: '/demo · open',
      reach: async ({ page }) => {
        await page.clock.install();
        await visit(page, '/demo');
      },
    },
    { state: '/demo · nothing typed', reach: answerDemo },
    {
      state: '/demo · tooltip',
      reach: ({ page }) =>
        page
          .getByRole('button', { name: /bearbeiten$/ })
          .first()
          .focus(),
    },
    {
      state: '/demo · saving',
      reach: async (walker) => {
        await walker.page.keyboard.press('Escape');
        await walker.page.getByLabel(QUESTION).fill(ANY_TEXT);
        await stopClock(walker.page);
        await answerDemo(walker);
        await settle(walker.page);
      },
    },
    {
      state: '/demo · saved',
      reach: ({ page }) => pass(page, SPEC_MS.demoSave),
    },
    {
      state: '/demo · locked',
      reach: ({ page }) => pass(page, SPEC_MS.demoSavedIndicator),
    },
    { state: '/demo · second answer', reach: answerDemo },
  ],
};

async function send({ page }: Walker) {
  await page.getByRole('button', { name: 'Feedback senden' }).click();
}

/** The contact page, from the empty form to the second message. */
export const CONTACT: Walk = {
  title: 'the contact page, from the empty form to the thanks and back',
  who: 'visitor',
  steps: [
    opened('/contact · form', '/contact'),
    {
      state: '/contact · refused',
      reach: async (walker) => {
        await walker.page.getByLabel('E-Mail (optional)').fill('anna');
        await send(walker);
      },
    },
    {
      state: '/contact · nothing said',
      reach: async (walker) => {
        await walker.page.getByLabel('E-Mail (optional)').fill('');
        await send(walker);
      },
    },
    failing('/contact · not sent', 'SendFeedback', async (walker) => {
      await walker.page.getByLabel('E-Mail (optional)').fill('anna@example.org');
      await walker.page.getByLabel('Kommentar *').fill('Die Frage tut gut.');
      await send(walker);
    }),
    pending('/contact · sending', 'SendFeedback', send),
    { state: '/contact · sent', reach: async () => {} },
    {
      state: '/contact · again',
      reach: ({ page }) => page.getByRole('button', { name: 'Weiteres Feedback senden' }).click(),
    },
  ],
};
