import { check, checkSettled } from './actions.ts';
import { Browser } from './browser.ts';
import type { Chance } from './chance.ts';
import { Ledger } from './ledger.ts';
import { Network } from './network.ts';
import { Server } from './server.ts';
import type { Spoil } from './surroundings.ts';
import { Tab } from './tab.ts';

const MOST_TABS = 4;
const SETTLING_ROUNDS = 8;

/** The state of two people, two browsers, a network and a server. */
export class World {
  readonly ledger = new Ledger();
  readonly server = new Server(this.ledger);
  readonly network = new Network(this.server);
  readonly browsers: [Browser, Browser];
  readonly tabs: Tab[] = [];
  readonly #spoil: Spoil;
  #lastTab = 0;

  constructor(spoil: Spoil, chance: Chance) {
    this.#spoil = spoil;
    const today = () => this.server.day;
    this.browsers = [new Browser(this.ledger, today), new Browser(this.ledger, today)];
    this.server.saveByProgram('anna', this.ledger.write('anna'));
    this.server.day += 1;
    for (const browser of this.browsers) {
      browser.isForbidden = chance.happens(0.05);
      browser.session = this.server.signIn('anna');
      this.openTab(browser);
    }
  }

  openTab(browser: Browser): boolean {
    const person = this.server.personOf(browser.session);
    if (!person || this.alive().length >= MOST_TABS) return false;
    this.#lastTab += 1;
    this.tabs.push(new Tab(this.#lastTab, person, browser, { ...this, spoil: this.#spoil }));
    return true;
  }

  describe(): string {
    const tabs = this.alive().map(
      (tab) => `${tab.id}${tab.browser === this.browsers[0] ? 'a' : 'b'} ${tab.describe()}`,
    );
    return tabs.join(' ');
  }

  alive(): Tab[] {
    return this.tabs.filter(({ isAlive }) => isAlive);
  }

  /** Waits until all started work needs an external event. */
  drained(): Promise<void> {
    return new Promise((resolve) => process.nextTick(resolve));
  }

  /** The rules that hold at every moment. */
  check(): void {
    const safe = new Set(this.server.texts());
    for (const { records } of this.browsers) for (const { typed } of records) safe.add(typed.value.content);
    const tabs = this.alive();
    for (const tab of tabs) check(tab, safe);
    for (const tab of tabs) for (const text of tab.typed()) safe.add(text);
    this.ledger.checkNothingLost(safe);
  }

  /** Ends all faults and waits without further actions: every text then arrives or is reported. */
  async settle(): Promise<void> {
    this.network.isDown = false;
    for (const browser of this.browsers) {
      browser.isFull = false;
      browser.isSlow = false;
    }
    for (const tab of this.alive()) if (tab.isElsewhere) tab.turnPage();
    for (let round = 0; round < SETTLING_ROUNDS; round += 1) {
      for (const browser of this.browsers) while (browser.isBusy) browser.proceed();
      this.network.settle();
      for (const tab of this.alive()) {
        tab.pass(2000);
        tab.writers.retry();
      }
      await this.drained();
    }
    this.check();
    for (const tab of this.alive())
      if (this.server.personOf(tab.browser.session) === tab.person) checkSettled(tab);
  }
}
