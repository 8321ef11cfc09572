import type { DemoEntry } from './demo-entries.ts';

/** State of the demo: open, simulating the save, saved, locked for this visit. */
export type DemoState = {
  phase: 'open' | 'saving' | 'saved' | 'locked';
  answer: string;
  entries: DemoEntry[];
};

/** Event of the demo. */
export type DemoEvent =
  | { type: 'typed'; answer: string }
  | { type: 'saveStarted' | 'saveFinished' | 'indicatorEnded' };

/** The next state. The new entry comes first as 'Heute', the older entries are renumbered, and the oldest drops out. */
export function nextDemo(state: DemoState, event: DemoEvent): DemoState {
  const { phase, answer, entries } = state;
  switch (event.type) {
    case 'typed':
      return phase === 'open' ? { ...state, answer: event.answer } : state;
    case 'saveStarted':
      return phase === 'open' && answer.trim() !== '' ? { ...state, phase: 'saving' } : state;
    case 'saveFinished': {
      if (phase !== 'saving') return state;
      const older = entries.slice(0, -1).map((entry) => ({ ...entry, id: entry.id + 1 }));
      return {
        phase: 'saved',
        answer: '',
        entries: [{ id: 1, date: 'Heute', content: answer.trim() }, ...older],
      };
    }
    case 'indicatorEnded':
      return phase === 'saved' ? { ...state, phase: 'locked' } : state;
  }
}
