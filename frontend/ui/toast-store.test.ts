import { failed, succeeded, type Toast, withToast } from './toast-store.ts';

const LATER_MS = 60_000;

const undoable = (title: string): Toast => ({
  ...succeeded(title),
  undo: { until: Date.now() + LATER_MS, of: null },
});
const failedUndo = { ...undoable('u'), kind: 'error' } as const;
const pastUndo = { ...undoable('p'), undo: { until: 0, of: null } };
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((title) => succeeded(title));
const [u, v, w, x] = ['u', 'v', 'w', 'x'].map(undoable);

describe('the toasts on screen', () => {
  it.each<[rule: string, toasts: (Toast | undefined)[], titles: string]>([
    ['are the newest three', [a, b, c, d], 'bcd'],
    ['lose their failures with a success', [failed('f', ''), a], 'a'],
    ['keep their successes with a failure', [a, failed('f', '')], 'af'],
    ['keep the newest of a title', [failed('f', 'w'), a, failed('f', '')], 'af'],
    ['keep a failed undo that can be repeated', [failedUndo, a], 'ua'],
    ['keep an undo beside newer toasts', [u, a, b, c], 'ubc'],
    ['show the newest toast beside three undos', [u, v, w, a, b], 'uvwb'],
    ['hold three undos', [u, v, w, x], 'vwx'],
    ['treat an undo as any toast after its time', [pastUndo, a, b, c], 'abc'],
  ])('%s', (_rule, toasts, titles) => {
    const added = toasts.flatMap((toast) => toast ?? []);
    const shown = added.reduce<Toast[]>((before, toast) => withToast(before, toast), []);
    expect(shown.map(({ title }) => title).join('')).toBe(titles);
  });
});
