import { ANY_TEXT, answerToday } from '../days.ts';
import { alterData } from '../operations.ts';
import { visit } from '../steps.ts';
import type { StateName } from './texts.ts';
import { failing, press, type Step, type Walk, type Walker } from './walk.ts';
import { quietOffer } from './walks-credentials.ts';

const KEY = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';

const ON = {
  __typename: 'Reminder',
  isOn: true,
  hasEnded: false,
  time: '20:30',
  weekdays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
  channel: 'PUSH',
  isOnThisDevice: true,
};

/** The profile of somebody whose reminder is like this. */
function profile(
  state: StateName,
  reminder: object,
  { pushKey = KEY as string | null, isConfirmed = true } = {},
): Step {
  return {
    state,
    reach: async ({ page }) => {
      const end = await alterData(page, 'Reminder', {
        offers: { __typename: 'Offers', mail: true, pushKey },
        me: { isAddressConfirmed: isConfirmed, reminder: { ...ON, ...reminder } },
      });
      await visit(page, '/account#erinnerung');
      return end;
    },
  };
}

async function allowNotices({ page }: Walker) {
  await page.context().grantPermissions(['notifications']);
}

/** The reminder, in the profile and as a quiet offer. */
export const REMINDER: Walk = {
  title: 'the reminder, in the profile and as a quiet offer',
  who: 'signed in',
  steps: [
    {
      state: '/account · notices are blocked',
      reach: async ({ page }) => {
        // Permissions that are not granted are refused.
        await page.context().grantPermissions([]);
        await visit(page, '/account#erinnerung');
      },
    },
    {
      state: '/account · reminder',
      reach: async (walker) => {
        await allowNotices(walker);
        await visit(walker.page, '/account#erinnerung');
      },
    },
    failing('/account · reminder not loaded', 'Reminder', ({ page }) => visit(page, '/account#erinnerung')),
    profile('/account · reminder on this device', {}),
    failing('/account · reminder not saved', 'SetReminder', (walker) => press(walker, 'Erinnerung ändern')),
    profile('/account · reminder on another device', { isOnThisDevice: false }),
    {
      state: '/account · reminder off',
      reach: (walker) => press(walker, 'Erinnerung ausschalten'),
    },
    profile('/account · reminder has ended', { isOn: false, hasEnded: true, channel: 'MAIL' }),
    profile(
      '/account · reminder without a confirmed address',
      { isOn: false, channel: null },
      { pushKey: null, isConfirmed: false },
    ),
    {
      state: '/daily · a reminder is offered',
      reach: async (walker) => {
        await answerToday(walker.request, ANY_TEXT);
        await quietOffer('/daily · a reminder is offered', { username: null }, { channel: null }).reach(
          walker,
        );
      },
    },
  ],
};
