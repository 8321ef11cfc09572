import type { LocalOutbox } from '../../writing/local-outbox.ts';

type Mortal = { readonly isAlive: boolean };

/** What a dead tab waits for: a promise of its own each time, because one for all would remember every tab. */
const never = () => new Promise<never>(() => {});

/** What a tab hears of a promise while it is alive. */
export function ifAlive<Result>(tab: Mortal, promise: Promise<Result>): Promise<Result> {
  return promise.then((result) => (tab.isAlive ? result : never()));
}

/** The outbox as a tab uses it while it is alive. */
export function whileAlive(tab: Mortal, outbox: LocalOutbox): LocalOutbox {
  const run = <Result>(work: () => Promise<Result>) => (tab.isAlive ? ifAlive(tab, work()) : never());
  return {
    put: (...given) => run(() => outbox.put(...given)),
    find: (...given) => run(() => outbox.find(...given)),
    drop: (...given) => run(() => outbox.drop(...given)),
    list: (person) => run(() => outbox.list(person)),
  };
}
