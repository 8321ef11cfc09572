import { createStore } from '../lib/store.ts';
import type { Delivery } from './delivery.ts';
import type { Effect, Event, News } from './events.ts';
import type { LocalOutbox, Slot } from './local-outbox.ts';
import { next } from './next.ts';
import { belongsTo, type Field, isOnlyInMemory, newText, type TypedText } from './text.ts';

const AUTOSAVE_MS = 1000;
// Let people write even if the outbox does not answer.
const OUTBOX_TIMEOUT_MS = 2000;

/**
 * Shared by all writers: the outbox, a timer that returns its stop function, and a hold that keeps the page open and
 * returns the function that ends it.
 */
export type WriterDeps = {
  outbox: LocalOutbox;
  startTimer: (delayMs: number, callback: () => void) => () => void;
  holdPage: () => () => void;
};

type OwnDeps = WriterDeps & {
  /** Gets a notification that nobody listens to, because its field has left the page. */
  onUnheard: (news: News) => void;
};

/** Runs the effects of `next` for one person and field. */
export type Writer = ReturnType<typeof createWriter>;

/** Creates the writer of one person and field. */
export function createWriter(
  person: string,
  field: Field,
  delivery: Delivery,
  { outbox, startTimer, holdPage, onUnheard }: OwnDeps,
) {
  const store = createStore(newText(field));
  const slot: Slot = { person, field, belongs: (listed) => belongsTo(store.get(), listed) };
  const listeners = new Set<(news: News) => void>();
  let sending: Promise<void> = Promise.resolve();
  let storing: Promise<unknown> = Promise.resolve();
  let lastPut: TypedText | null = null;
  let stopTimer = () => {};
  let endHold: (() => void) | null = null;
  let restoring: Promise<void> = Promise.resolve();

  function dispatch(event: Event): void {
    const { text, effects } = next(store.get(), event);
    store.set(text);
    holdPageIf(isOnlyInMemory(text));
    for (const effect of effects) run(effect);
  }

  /** Keeps the page while the text would be lost with it. */
  function holdPageIf(isNeeded: boolean): void {
    if (isNeeded) endHold ??= holdPage();
    else {
      endHold?.();
      endHold = null;
    }
  }

  function run(effect: Effect): void {
    switch (effect.do) {
      case 'store':
        putInOutbox();
        return;
      case 'remove':
        lastPut = null;
        track(outbox.drop(slot, effect.value));
        return;
      case 'send':
        sending = delivery.send(effect.request).then((outcome) => dispatch({ is: 'replied', outcome }));
        return;
      case 'load':
        void delivery.load().then(
          (loaded) => dispatch({ is: 'loaded', ...loaded }),
          // The next return of the person loads again.
          () => {},
        );
        return;
      case 'debounce':
        stopTimer();
        stopTimer = startTimer(AUTOSAVE_MS, () => dispatch({ is: 'sendDue' }));
        return;
      case 'notify':
        if (listeners.size === 0) onUnheard(effect.news);
        for (const listener of listeners) listener(effect.news);
    }
  }

  /** Writes at once, so that the text survives even if the page dies next; the outbox keeps the order. */
  function putInOutbox(): void {
    const { typed, replaced } = store.get();
    if (!typed || typed === lastPut) return;
    lastPut = typed;
    const put = outbox.put(slot, typed, replaced).then((isSuccess) => {
      if (!isSuccess && lastPut === typed) lastPut = null;
      dispatch({ is: 'written', value: typed.value, isSuccess });
    });
    track(put);
  }

  function track(work: Promise<void>): void {
    storing = Promise.all([storing, work]);
  }

  function onNews(listener: (news: News) => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Reads the texts of other pages from the outbox. */
  function restore(): void {
    const stop = startTimer(OUTBOX_TIMEOUT_MS, () => dispatch({ is: 'restored', found: [] }));
    restoring = outbox.find(slot).then((found) => {
      stop();
      dispatch({ is: 'restored', found });
    });
  }

  /** Sends what can be sent; once nothing is in flight or being stored, resolves to whether the text has arrived. */
  async function flush(): Promise<boolean> {
    // Before any await, because the page may be leaving.
    dispatch({ is: 'sendDue' });
    let restored: Promise<void>;
    do {
      restored = restoring;
      await restored;
      // A reply may begin the next request.
      while (store.get().inFlight) await sending;
      await storing;
      // Another page may have read the outbox again meanwhile.
    } while (restored !== restoring);
    const { typed, alternatives } = store.get();
    return !typed && alternatives.length === 0;
  }

  const { get: text, subscribe } = store;
  return { person, text, subscribe, onNews, dispatch, restore, flush };
}
