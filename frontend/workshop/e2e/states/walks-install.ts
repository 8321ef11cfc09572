import { ANY_TEXT, answerToday } from '../days.ts';
import { expectOfferOfPrompt, pretendIphone } from '../install.ts';
import { visit } from '../steps.ts';
import type { StateName } from './texts.ts';
import type { Step, Walk, Walker } from './walk.ts';
import { quietOffer } from './walks-credentials.ts';

const NOTHING_ELSE = {
  username: 'anna@example.org',
  isAddressConfirmed: true,
  recoveryCodeCreatedAt: '2026-11-22T10:00:00.000Z',
};

/** The offer on a device that is touched. */
function offered(
  state: StateName,
  before: (walker: Walker) => Promise<void>,
  after?: (walker: Walker) => Promise<void>,
): Step {
  return {
    state,
    at: 'phone',
    reach: async (walker) => {
      const { page } = walker;
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await before(walker);
      await quietOffer(state, NOTHING_ELSE).reach(walker);
      await after?.(walker);
    },
  };
}

/** The home screen, as the last of the quiet offers. */
export const INSTALL: Walk = {
  title: 'the home screen is offered',
  who: 'signed in',
  steps: [
    offered(
      '/daily · the home screen is offered',
      async ({ page, request }) => {
        await answerToday(request, ANY_TEXT);
        await visit(page, '/daily');
      },
      ({ page }) => expectOfferOfPrompt(page),
    ),
    offered('/daily · the home screen in two steps', ({ page }) => pretendIphone(page)),
  ],
};
