import { MilestoneOverlay } from '../streak/milestone-overlay.tsx';
import { AnsweredCard } from './answered-card.tsx';
import { OtherDays } from './other-days.tsx';

/** What the daily page does not need for its question; it comes as one script, while the question is being read. */
export const LATE_PARTS = { AnsweredCard, MilestoneOverlay, OtherDays };
