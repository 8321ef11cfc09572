import type { HistoryEvent } from './history-event.ts';

/** The events of pages and browsers. */
export const BROWSER_EVENTS: HistoryEvent[] = [
  {
    name: 'a second passes',
    weight: 12,
    run: ({ tab }) => {
      tab.pass(1000);
      return true;
    },
  },
  {
    name: 'the outbox goes on',
    weight: 10,
    run: ({ tab: { browser } }) => {
      const { isBusy } = browser;
      browser.proceed();
      return isBusy;
    },
  },
  {
    name: 'the page looks at the day',
    weight: 3,
    run: ({ tab }) => {
      if (tab.isElsewhere) return false;
      tab.look();
      return true;
    },
  },
  {
    name: 'another page is opened, or the page of the day again',
    weight: 4,
    run: ({ tab }) => {
      tab.turnPage();
      return true;
    },
  },
  {
    name: 'the person is back',
    weight: 3,
    run: ({ tab }) => {
      tab.writers.retry();
      return true;
    },
  },
  {
    name: 'the page is hidden',
    weight: 2,
    run: ({ tab }) => {
      void tab.writers.flush();
      return true;
    },
  },
  {
    name: 'the tab dies',
    weight: 3,
    run: ({ tab, chance }) => {
      tab.die();
      tab.browser.forgetTab(tab.id, chance);
      return true;
    },
  },
  {
    name: 'a page leaves that is not for this person',
    weight: 2,
    run: ({ world, tab, chance }) => {
      if (world.server.personOf(tab.browser.session) === tab.person || tab.isInDanger()) return false;
      tab.die();
      tab.browser.forgetTab(tab.id, chance);
      return true;
    },
  },
  {
    name: 'the outbox changes its mood',
    weight: 1,
    run: ({ tab, chance }) => {
      tab.browser.isFull = chance.happens(0.3);
      tab.browser.isSlow = chance.happens(0.5);
      return true;
    },
  },
];

/** The events that can happen without an open page. */
export const EVENTS_WITHOUT_TAB: HistoryEvent[] = [
  {
    name: 'a tab is opened',
    weight: 4,
    run: ({ world, chance }) => world.openTab(chance.of(world.browsers)),
  },
  {
    name: 'the network goes on',
    weight: 22,
    run: ({ world, chance }) => {
      const { isBusy } = world.network;
      world.network.proceed(chance);
      return isBusy;
    },
  },
  {
    name: 'the network goes or comes back',
    weight: 2,
    run: ({ world }) => {
      world.network.isDown = !world.network.isDown;
      return true;
    },
  },
  {
    name: 'a session ends',
    weight: 1,
    run: ({ world, chance }) => {
      const { session } = chance.of(world.browsers);
      if (session !== null) world.server.endSession(session);
      return session !== null;
    },
  },
  {
    name: 'somebody signs in',
    weight: 3,
    run: ({ world, chance }) => {
      const browser = chance.of(world.browsers);
      if (world.server.personOf(browser.session)) return false;
      browser.session = world.server.signIn(chance.happens(0.6) ? 'anna' : 'bert');
      world.openTab(browser);
      return true;
    },
  },
  {
    name: 'midnight',
    weight: 1,
    run: ({ world, chance }) => {
      const isIdle = world.alive().every((tab) => tab.typed().length === 0);
      world.server.day += isIdle && chance.happens(0.3) ? 8 : 1;
      // A page with a person writing does not refetch.
      for (const tab of world.alive()) if (chance.happens(0.5)) tab.look();
      return true;
    },
  },
  {
    name: 'a program saves an answer',
    weight: 1,
    run: ({ world }) => {
      const text = world.ledger.write('anna');
      return world.server.saveByProgram('anna', text);
    },
  },
  {
    name: 'an entry is deleted elsewhere',
    weight: 1,
    run: ({ world, chance }) => {
      const [first, ...others] = world.server.entries('anna');
      if (first) world.ledger.giveUp(world.server.deleteEntry('anna', chance.of([first, ...others]).id));
      return first !== undefined;
    },
  },
];
