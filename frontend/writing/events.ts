import type { AnswerTexts } from '../../bff/answer/answer-content.rules.ts';
import type { Answer, Outcome, Request, Saved, Typed, Version } from './text.ts';

/** An event of a text. */
export type Event =
  /** The outbox was looked at: the texts found there, newest first. */
  | { is: 'restored'; found: Typed[] }
  /** The page has heard of the day or entry from the server, and of a yesterday that can be answered beside today. */
  | { is: 'serverStateRead'; answer: Answer | null; day: string | null; yesterday?: string | null }
  /** The draft of a day; after midnight the draft of another day. */
  | { is: 'loaded'; version: Version; day: string }
  | { is: 'typed'; value: AnswerTexts; isBrought?: boolean }
  /** A second without typing, a network or person that is back, or a page that leaves: send what has not arrived. */
  | { is: 'due' }
  /** Its person has asked to save it. */
  | { is: 'asked' }
  | { is: 'replied'; outcome: Outcome }
  | { is: 'stored'; value: AnswerTexts; isKept: boolean }
  /** The person chooses the own text, or the stored text, which discards the own text. */
  | { is: 'chose'; side: 'own' | 'stored' };

/** News for the components that show the text. */
export type News =
  | { is: 'saved'; saved: Saved }
  | { is: 'late'; answer: Answer; isAsked: boolean }
  | { is: 'undecided' }
  | { is: 'failed'; outcome: Extract<Outcome, { is: 'conflict' | 'unreachable' | 'refused' }> };

/** The effects of a step, in this order. */
export type Effect =
  | { do: 'store' }
  | { do: 'remove'; value: AnswerTexts }
  /** Asks for the draft that can be gone on with. */
  | { do: 'load' }
  | { do: 'send'; request: Request }
  /** Brings `due` after a second without a keystroke. */
  | { do: 'arm' }
  | { do: 'notify'; news: News };
