import type { LocalOutbox } from '../../writing/local-outbox.ts';

type Mortal = { readonly isAlive: boolean };

/**
 * The promise that a dead tab waits for. A new promise each time: a shared promise would keep every tab in memory.
 */
const never = () => new Promise<never>(() => {});

/** The result of a promise, if the tab is still alive. */
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
