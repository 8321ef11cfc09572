import type { AnswerTexts } from '../../bff/answer/answer-content.rules.ts';
import type { Answer, Outcome, Request, Saved, TypedText, Version } from './text.ts';

/** What happens to a text. */
export type Event =
  /** The outbox was looked at: the texts found there, newest first. */
  | { is: 'restored'; found: TypedText[] }
  /** The page has heard of the day or entry from the server, and of a yesterday that can be answered beside today. */
  | { is: 'serverStateRead'; answer: Answer | null; day: string | null; yesterday?: string | null }
  /** The draft of a day, which is another one where midnight has come in between. */
  | { is: 'loaded'; version: Version; day: string }
  | { is: 'typed'; value: AnswerTexts; isFromDemo?: boolean }
  /** A second of silence, a network or person that is back, a page that leaves: what has not arrived is to be sent. */
  | { is: 'sendDue' }
  /** Its person has asked to save it. */
  | { is: 'saveRequested' }
  | { is: 'replied'; outcome: Outcome }
  | { is: 'written'; value: AnswerTexts; isSuccess: boolean }
  /** Its person gives the own text the place, or leaves it to what is stored; the latter also discards it. */
  | { is: 'chose'; side: 'own' | 'stored' };

/** What those hear who show the text. */
export type News =
  | { is: 'saved'; saved: Saved }
  | { is: 'dayAnswered'; answer: Answer; isExplicit: boolean }
  | { is: 'undecided' }
  | { is: 'failed'; outcome: Extract<Outcome, { is: 'conflict' | 'unreachable' | 'refused' }> };

/** What is to be done, in this order. */
export type Effect =
  | { do: 'store' }
  | { do: 'remove'; value: AnswerTexts }
  /** Asks for the draft that can be gone on with. */
  | { do: 'load' }
  | { do: 'send'; request: Request }
  /** Brings `due` after a second without a keystroke. */
  | { do: 'debounce' }
  | { do: 'notify'; news: News };
