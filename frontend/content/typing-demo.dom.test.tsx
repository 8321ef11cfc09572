import { act, screen } from '@testing-library/react/pure.js';
import { show } from '../workshop/dom/page.tsx';
import { SPEC_MS } from '../workshop/e2e/timings.ts';
import { SAMPLE_ANSWERS } from './sample-answers.ts';
import { TypingDemo } from './typing-demo.tsx';

/** The sample in the prerendered page. */
const [PAINTED] = SAMPLE_ANSWERS;
const LAST = SAMPLE_ANSWERS.length - 1;
const ERASING_MS = 20;

const typed = () => screen.getByRole('figure').querySelector('[aria-hidden="true"]')?.textContent;

/** Passes times one after another, as the page renders after each. */
function pass(ms: number, times = 1) {
  for (let time = 0; time < times; time += 1) act(() => jest.advanceTimersByTime(ms));
}

/** Shows the example, where chance picks the sample of this index to be typed first. */
function showAt(index: number) {
  jest.spyOn(Math, 'random').mockReturnValue((index + 0.5) / SAMPLE_ANSWERS.length);
  show(<TypingDemo />);
}

/** Passes the time in which the painted sample stays and is erased. */
function passPainted() {
  pass(SPEC_MS.typingEraseDelay);
  pass(SPEC_MS.typingPerCharacter, PAINTED.length);
  expect(typed()).toBe('');
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the example of the landing page', () => {
  it('has sixteen sample answers, no two alike, and paints the longest', () => {
    expect(new Set(SAMPLE_ANSWERS).size).toBe(16);
    expect(PAINTED).toHaveLength(Math.max(...SAMPLE_ANSWERS.map(({ length }) => length)));
  });

  it('stays for 3 s and is erased; typing starts after 500 ms, continues every 40 ms, pauses for 3 s, erases every 20 ms, and shows the next text', () => {
    showAt(LAST);
    const text = SAMPLE_ANSWERS[LAST] ?? '';
    pass(SPEC_MS.typingEraseDelay - 1);
    expect(typed()).toBe(PAINTED);
    pass(1);
    expect(typed()).toBe(PAINTED.slice(0, -1));
    pass(SPEC_MS.typingPerCharacter, PAINTED.length);
    expect(typed()).toBe('');
    pass(SPEC_MS.typingStart - 1);
    expect(typed()).toBe('');
    pass(1);
    expect(typed()).toBe(text.slice(0, 1));
    pass(SPEC_MS.typingPerCharacter - 1);
    expect(typed()).toBe(text.slice(0, 1));
    pass(1);
    expect(typed()).toBe(text.slice(0, 2));

    pass(SPEC_MS.typingPerCharacter, text.length - 2);
    expect(typed()).toBe(text);
    pass(SPEC_MS.typingEraseDelay - 1);
    expect(typed()).toBe(text);
    pass(1);
    expect(typed()).toBe(text.slice(0, -1));
    pass(ERASING_MS - 1);
    expect(typed()).toBe(text.slice(0, -1));
    pass(1);
    expect(typed()).toBe(text.slice(0, -2));
    pass(ERASING_MS, text.length - 1);
    expect(typed()).toBe('');
    pass(SPEC_MS.typingStart);
    expect(typed()).toBe(PAINTED.slice(0, 1));
  });

  it('types a random sample first; screen readers get a whole sample without the typing', () => {
    showAt(7);
    expect(screen.getByText(`Beispielantwort: ${PAINTED}`)).toBeTruthy();
    passPainted();
    pass(SPEC_MS.typingStart);
    expect(typed()).toBe(SAMPLE_ANSWERS[7]?.slice(0, 1));
  });
});
