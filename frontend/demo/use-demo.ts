import { useReducer } from 'react';
import { useTimeout } from '../lib/use-timeout.ts';
import { showToast } from '../ui/toast-store.ts';
import { ALREADY_ANSWERED, EMPTY, SAVED } from './demo.wording.ts';
import { DEMO_ENTRIES } from './demo-entries.ts';
import { type DemoState, nextDemo } from './demo-state.ts';

const SAVE_MS = 1000;
const INDICATOR_MS = 2000;

const START: DemoState = { phase: 'open', answer: '', entries: DEMO_ENTRIES };

/** State of the demo with its timers and toasts: one answer a visit; a reload starts over. */
export function useDemo() {
  const [state, dispatch] = useReducer(nextDemo, START);

  useTimeout(
    () => {
      dispatch({ type: 'saveFinished' });
      showToast(SAVED);
    },
    state.phase === 'saving' ? SAVE_MS : null,
  );
  useTimeout(() => dispatch({ type: 'indicatorEnded' }), state.phase === 'saved' ? INDICATOR_MS : null);

  function save() {
    if (state.phase === 'saving') return;
    if (state.phase !== 'open') showToast(ALREADY_ANSWERED);
    else if (state.answer.trim() === '') showToast(EMPTY);
    else dispatch({ type: 'saveStarted' });
  }

  return { ...state, save, type: (answer: string) => dispatch({ type: 'typed', answer }) };
}
