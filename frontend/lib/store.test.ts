import { createStore } from './store.ts';

test('a store tells every listener of a change, once, after it holds the new state', () => {
  const store = createStore('old');
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.subscribe(() => seen.push(store.get()));
  expect(store.get()).toBe('old');
  store.set('new');
  store.set('new');
  expect(seen).toEqual(['new', 'new']);
});

test('a listener that has ended its subscription hears nothing more; the others still do', () => {
  const store = createStore(0);
  const [gone, here] = [jest.fn(), jest.fn()];
  const end = store.subscribe(gone);
  store.subscribe(here);
  end();
  store.set(1);
  expect(gone).not.toHaveBeenCalled();
  expect(here).toHaveBeenCalledTimes(1);
});
