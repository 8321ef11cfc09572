import { delayOf, nextStep, type TypingStep } from './typing.ts';

const TEXTS = ['Ab', 'C'];
const ERASING_MS = 20;

test('the typewriter shows a text for 3000 ms, erases it, waits 500 ms, types the next every 40 ms, and continues', () => {
  const seen: [words: string | undefined, staysMs: number][] = [];
  let step: TypingStep = { index: 0, next: 1, length: 2, erasing: false };
  for (let round = 0; round < 8; round += 1) {
    seen.push([TEXTS[step.index]?.slice(0, step.length), delayOf(step, TEXTS)]);
    step = nextStep(step, TEXTS);
  }
  expect(seen).toEqual([
    ['Ab', 3000],
    ['A', ERASING_MS],
    ['', ERASING_MS],
    ['', 500],
    ['C', 3000],
    ['', ERASING_MS],
    ['', 500],
    ['A', 40],
  ]);
});

test('after the last text the first text follows', () => {
  const empty: TypingStep = { index: 0, next: 1, length: 0, erasing: true };
  expect(nextStep(empty, TEXTS)).toMatchObject({ index: 1, next: 0, length: 0, erasing: false });
});
