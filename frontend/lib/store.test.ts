import { createStore } from './store.ts';

test('a store notifies every listener of a change once, after the new state is set', () => {
  const store = createStore('old');
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.subscribe(() => seen.push(store.get()));
  expect(store.get()).toBe('old');
  store.set('new');
  store.set('new');
  expect(seen).toEqual(['new', 'new']);
});

test('an unsubscribed listener is not called, and the others still are', () => {
  const store = createStore(0);
  const [gone, here] = [jest.fn(), jest.fn()];
  const end = store.subscribe(gone);
  store.subscribe(here);
  end();
  store.set(1);
  expect(gone).not.toHaveBeenCalled();
  expect(here).toHaveBeenCalledTimes(1);
});
