import { promptOf } from '../../bff/answer/prompts.rules.ts';
import { watchKeyboard } from '../lib/keyboard.ts';
import { OtherDays } from './other-days.tsx';
import { TipCard } from './tip-card.tsx';
import { welcomeBack } from './welcome-back.ts';

watchKeyboard();

/** What the daily page does not need for its question; it comes as one script, while the question is being read. */
export const LATE_PARTS = { OtherDays, TipCard, promptOf, welcomeBack };
