import { MilestoneOverlay } from '../streak/milestone-overlay.tsx';
import { AnsweredCard } from './answered-card.tsx';

/** What the daily page shows of an answer; it comes as one script, when there is one or somebody begins to write it. */
export const ANSWERED_PARTS = { AnsweredCard, MilestoneOverlay };
