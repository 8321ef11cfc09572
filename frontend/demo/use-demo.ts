import { createStore, useStore } from '../lib/store.ts';
import { useTimeout } from '../lib/use-timeout.ts';
import { failed, showToast, succeeded } from '../ui/toast-store.ts';
import { DEMO_ENTRIES, type DemoEntry } from './demo-entries.ts';

const SAVE_MS = 1000;
const INDICATOR_MS = 2000;

export const EMPTY = failed('Leere Antwort', 'Bitte gib eine Antwort ein, bevor Du speicherst.');

const ALREADY_ANSWERED = failed(
  'Bereits beantwortet',
  'Du hast die Frage heute bereits beantwortet. Versuche es morgen wieder.',
);

/** Open, simulating the save, saved, or locked for this visit. */
type Phase = 'open' | 'saving' | 'saved' | 'locked';

type Visit = { phase: Phase; answer: string; entries: DemoEntry[] };

export const NEW_VISIT: Visit = { phase: 'open', answer: '', entries: DEMO_ENTRIES };

/** Outside the component: the sentence is still there when the visitor comes back from another page. */
export const visit = createStore(NEW_VISIT);

function change(changes: Partial<Visit>): void {
  visit.set({ ...visit.get(), ...changes });
}

/** State of the demo with its timers and toasts: one answer a visit; a reload starts over. */
export function useDemo() {
  const { phase, answer, entries } = useStore(visit, NEW_VISIT);

  useTimeout(finishSaving, phase === 'saving' ? SAVE_MS : null);
  useTimeout(() => change({ phase: 'locked' }), phase === 'saved' ? INDICATOR_MS : null);

  function save() {
    if (phase === 'saving') return;
    if (phase !== 'open') showToast(ALREADY_ANSWERED);
    else if (answer.trim() === '') showToast(EMPTY);
    else change({ phase: 'saving' });
  }

  /** The new entry comes first, and the oldest drops out. */
  function finishSaving() {
    const entry = { date: 'Heute', content: answer.trim() };
    change({ phase: 'saved', answer: '', entries: [entry, ...entries.slice(0, -1)] });
    showToast(succeeded('Gespeichert'));
  }

  return { phase, answer, entries, save, type: (next: string) => change({ answer: next }) };
}
