import { createStore } from '../lib/store.ts';
import type { Delivery } from './delivery.ts';
import type { Effect, Event, News } from './events.ts';
import type { LocalOutbox, Place } from './local-outbox.ts';
import { next } from './next.ts';
import { type Field, isAtHome, newText, type Text, type Typed } from './text.ts';

const AUTOSAVE_MS = 1000;
// A outbox that does not answer keeps nobody from writing.
const SHELF_PATIENCE_MS = 2000;

/** The dependencies of all writers: the local outbox, and a timer that returns its cancel function. */
export type Edges = {
  outbox: LocalOutbox;
  arm: (delayMs: number, callback: () => void) => () => void;
};

/** Where a text is at worst: with the server, only in this browser, only on this page. */
export type Fate = 'arrived' | 'stored' | 'unsafe';

/** Carries out the effects of `next` for a person and field. */
export type Writer = ReturnType<typeof createWriter>;

function fateOf({ typed, alternatives, isStored }: Text): Fate {
  if (!typed && alternatives.length === 0) return 'arrived';
  return typed && !isStored ? 'unsafe' : 'stored';
}

/** Creates the writer of a person and field. */
export function createWriter(person: string, field: Field, delivery: Delivery, { outbox, arm }: Edges) {
  const store = createStore(newText(field));
  const place: Place = { person, field, isHome: (listed) => isAtHome(store.get(), listed) };
  const listeners = new Set<(news: News) => void>();
  let storing: Promise<unknown> = Promise.resolve();
  let written: Typed | null = null;
  let disarm = () => {};
  let restoring: Promise<void> = Promise.resolve();

  function dispatch(event: Event): void {
    const { text, effects } = next(store.get(), event);
    store.set(text);
    for (const effect of effects) run(effect);
  }

  function run(effect: Effect): void {
    switch (effect.do) {
      case 'store':
        keep();
        return;
      case 'remove':
        written = null;
        note(outbox.drop(place, effect.value));
        return;
      case 'send':
        void delivery.send(effect.request).then((outcome) => dispatch({ is: 'replied', outcome }));
        return;
      case 'load':
        void delivery.load().then(
          (loaded) => dispatch({ is: 'loaded', ...loaded }),
          // A person who looks again asks again.
          () => {},
        );
        return;
      case 'arm':
        disarm();
        disarm = arm(AUTOSAVE_MS, () => dispatch({ is: 'due' }));
        return;
      case 'notify':
        for (const listener of listeners) listener(effect.news);
    }
  }

  /** Hands the text to the browser at once, so that it is kept even if the page dies next; the outbox keeps the order. */
  function keep(): void {
    const { typed, origins } = store.get();
    if (!typed || typed === written) return;
    written = typed;
    const put = outbox.put(place, typed, origins).then((isKept) => {
      if (!isKept && written === typed) written = null;
      dispatch({ is: 'stored', value: typed.value, isKept });
    });
    note(put);
  }

  function note(work: Promise<void>): void {
    storing = Promise.all([storing, work]);
  }

  /** Calls the listener with every news of this text; returns the function that ends it. */
  function onNews(listener: (news: News) => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Looks for texts of other pages in the local outbox. */
  function restore(): void {
    const stop = arm(SHELF_PATIENCE_MS, () => dispatch({ is: 'restored', found: [] }));
    restoring = outbox.find(place).then((found) => {
      stop();
      dispatch({ is: 'restored', found });
    });
  }

  function until(isReached: (text: Text) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isReached(store.get())) return;
        end();
        resolve();
      };
      const end = store.subscribe(look);
      look();
    });
  }

  /** Sends what can be sent, and tells where the text is once no request is in flight. */
  async function flush(): Promise<Fate> {
    // At once, because the page may be on its way out.
    dispatch({ is: 'due' });
    await restoring;
    await until(({ inFlight }) => inFlight === null);
    await storing;
    return fateOf(store.get());
  }

  const { get: text, subscribe } = store;
  return { person, text, subscribe, onNews, dispatch, restore, flush };
}
