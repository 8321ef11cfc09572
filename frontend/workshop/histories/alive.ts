import type { Shelf } from '../../writing/shelf.ts';

type Mortal = { readonly isAlive: boolean };

/** What a dead tab waits for: a promise of its own each time, because one for all would remember every tab. */
const never = () => new Promise<never>(() => {});

/** What a tab hears of a promise while it is alive. */
export function ifAlive<Result>(tab: Mortal, promise: Promise<Result>): Promise<Result> {
  return promise.then((result) => (tab.isAlive ? result : never()));
}

/** The shelf as a tab uses it while it is alive. */
export function whileAlive(tab: Mortal, shelf: Shelf): Shelf {
  const run = <Result>(work: () => Promise<Result>) => (tab.isAlive ? ifAlive(tab, work()) : never());
  return {
    put: (...given) => run(() => shelf.put(...given)),
    find: (...given) => run(() => shelf.find(...given)),
    drop: (...given) => run(() => shelf.drop(...given)),
    list: (person) => run(() => shelf.list(person)),
  };
}
