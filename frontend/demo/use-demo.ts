import { useState } from 'react';
import { useTimeout } from '../lib/use-timeout.ts';
import { failed, showToast, succeeded } from '../ui/toast-store.ts';
import { DEMO_ENTRIES } from './demo-entries.ts';

const SAVE_MS = 1000;
const INDICATOR_MS = 2000;

export const EMPTY = failed('Leere Antwort', 'Bitte gib eine Antwort ein, bevor Du speicherst.');

const ALREADY_ANSWERED = failed(
  'Bereits beantwortet',
  'Du hast die Frage heute bereits beantwortet. Versuche es morgen wieder.',
);

/** Open, simulating the save, saved, or locked for this visit. */
type Phase = 'open' | 'saving' | 'saved' | 'locked';

/** State of the demo with its timers and toasts: one answer a visit; a reload starts over. */
export function useDemo() {
  const [phase, setPhase] = useState<Phase>('open');
  const [answer, setAnswer] = useState('');
  const [entries, setEntries] = useState(DEMO_ENTRIES);

  useTimeout(finishSaving, phase === 'saving' ? SAVE_MS : null);
  useTimeout(() => setPhase('locked'), phase === 'saved' ? INDICATOR_MS : null);

  function save() {
    if (phase === 'saving') return;
    if (phase !== 'open') showToast(ALREADY_ANSWERED);
    else if (answer.trim() === '') showToast(EMPTY);
    else setPhase('saving');
  }

  /** The new entry comes first, and the oldest drops out. */
  function finishSaving() {
    setPhase('saved');
    setAnswer('');
    setEntries([{ date: 'Heute', content: answer.trim() }, ...entries.slice(0, -1)]);
    showToast(succeeded('Gespeichert'));
  }

  return { phase, answer, entries, save, type: setAnswer };
}
