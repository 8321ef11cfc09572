import { useSyncExternalStore } from 'react';

/** An observable value outside React. */
export type Store<State> = {
  get(): State;
  set(next: State): void;
  subscribe(listener: () => void): () => void;
};

/** Creates a store; `subscribe` returns the unsubscribe function. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Reads a store in a component; `onServer` is the state in prerendered HTML. */
export function useStore<State>({ get, subscribe }: Store<State>, onServer?: State): State {
  return useSyncExternalStore(subscribe, get, onServer === undefined ? undefined : () => onServer);
}
