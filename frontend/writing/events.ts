import type { AnswerTexts } from '../../bff/answer/answer-content.rules.ts';
import type { Answer, Outcome, Request, Saved, TypedText, Version } from './text.ts';

export type Event =
  /** The outbox was read; `found` are its texts, newest first. */
  | { is: 'restored'; found: TypedText[] }
  /** The page has read the day or entry from the server; `yesterday` is set while yesterday can be answered. */
  | { is: 'serverStateRead'; answer: Answer | null; day: string | null; yesterday?: string | null }
  /** The draft of `day` was loaded; after midnight this is another day than the text's. */
  | { is: 'loaded'; version: Version; day: string }
  | { is: 'typed'; value: AnswerTexts }
  /** Time to send: a second without a keystroke, the network or person returned, or the page is leaving. */
  | { is: 'sendDue' }
  | { is: 'saveRequested' }
  | { is: 'replied'; outcome: Outcome }
  | { is: 'written'; value: AnswerTexts; isSuccess: boolean }
  /** The person has chosen a version; 'stored' also discards the own text. */
  | { is: 'chose'; side: 'own' | 'stored' };

/** Notification of a writer to its listeners. */
export type News =
  | { is: 'saved'; saved: Saved }
  | { is: 'dayAnswered'; answer: Answer; isExplicit: boolean }
  | { is: 'undecided' }
  | { is: 'failed'; outcome: Extract<Outcome, { is: 'conflict' | 'unreachable' | 'refused' }> };

/** Effects, in the order in which they run. */
export type Effect =
  | { do: 'store' }
  | { do: 'remove'; value: AnswerTexts }
  | { do: 'load' }
  | { do: 'send'; request: Request }
  /** Dispatches `sendDue` after a second without a keystroke. */
  | { do: 'debounce' }
  | { do: 'notify'; news: News };
