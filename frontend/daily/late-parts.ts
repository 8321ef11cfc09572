import { promptOf } from '../../bff/answer/prompts.rules.ts';
import { watchKeyboard } from '../lib/keyboard.ts';
import { OtherDays } from './other-days.tsx';
import { TipCard } from './tip-card.tsx';

watchKeyboard();

/** Welcomes somebody who has not written for a while: with what is there, and no word about days without an answer. */
function welcomeBack(count: number): string {
  const moments =
    count === 1 ? 'Ein guter Moment ist' : `${count.toLocaleString('de-DE')}\u00a0gute Momente sind`;
  return `Schön, dass Du wieder da bist. ${moments} noch da.`;
}

/** What the daily page does not need for its question; it comes as one script, while the question is being read. */
export const LATE_PARTS = { OtherDays, TipCard, promptOf, welcomeBack };
