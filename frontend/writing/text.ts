import { type AnswerTexts, textsOf } from '../../bff/answer/answer-content.rules.ts';

/** A text as the server has it; `updatedAt` is its optimistic lock, null if nothing was stored. */
export type Version = AnswerTexts & { updatedAt: string | null };

export type Answer = AnswerTexts & { id: string; isReadable: boolean; day: string; updatedAt: string };

export type Saved = { answer: Answer; milestone: { event: string; text: string } | null };

export type AnswerDay = 'TODAY' | 'YESTERDAY';

/** What a text is for: the answer of a day, or the new wording of an entry. */
export type Field = { kind: 'day'; day: AnswerDay } | { kind: 'entry'; id: string };

/** A text that the server has not confirmed. Stored in the local outbox: the fields keep their names. */
export type TypedText = {
  value: AnswerTexts;
  /** `updatedAt` of the version that the text is based on; null if unknown. */
  base: string | null;
  /**
   * The person's intent: save a draft, save the answer, or change a saved answer. An entry's draft stays in this
   * browser.
   */
  wish: Request['as'];
  /** Calendar day of the text, as the server named it; null if unknown. */
  day: string | null;
  /** Attempts: values sent over `base` without a reply, oldest first. Each may have arrived. */
  tried: AnswerTexts[];
};

/** A failure: a sentence for the person, and an error for each faulty field. */
export type Failure = { message: string; faults: Faults };

/** Errors of the texts, by field. */
export type Faults = Record<string, string>;

export type Request =
  | { as: 'draft'; openDay: AnswerDay; value: AnswerTexts; base: string | null; day: string | null }
  | { as: 'answer'; openDay: AnswerDay; value: AnswerTexts; base: string | null; day: string | null }
  | { as: 'change'; id: string; value: AnswerTexts; base: string | null };

/**
 * How a request ended. `dayAnswered` with null: the day accepts no draft any more. `dayOver`: `day` and `answer` are
 * those of today.
 */
export type Outcome =
  | { is: 'stored'; version: Version }
  | { is: 'answered'; saved: Saved }
  | { is: 'conflict'; other: Version; message: string }
  | { is: 'dayAnswered'; answer: Answer | null }
  | { is: 'dayOver'; day: string; answer: Answer | null; failure: Failure | null }
  | { is: 'unreachable'; failure: Failure | null }
  | { is: 'refused'; failure: Failure }
  | { is: 'signedOut' };

/** Reason why the server does not have the typed text. */
export type Problem =
  | { is: 'unreachable' | 'serverFailed' | 'localOnly' }
  | { is: 'conflict'; other: Version }
  | { is: 'refused'; failure: Failure };

/** A text, from the first keystroke until the server has it. */
export type Text = {
  field: Field;
  /** Calendar day of this field, as last read from the server. */
  day: string | null;
  /** The day before, while it can be answered; its texts belong to another field. */
  yesterday: string | null;
  /** The answer of the day, if any; a typed text then waits beside it. */
  answer: Answer | null;
  /** The draft or entry as the server has confirmed it; null while unknown. */
  stored: Version | null;
  typed: TypedText | null;
  /** Texts of other tabs that wait for a decision. */
  alternatives: TypedText[];
  /** Values in the outbox that the typed text replaces there. */
  replaced: AnswerTexts[];
  inFlight: { request: Request; isExplicit: boolean } | null;
  /** Whether to send again after the request in flight, and whether the person waits for it. */
  queued: 'background' | 'explicit' | null;
  problem: Problem | null;
  /** Whether the outbox was read; the field is read-only before. */
  isReady: boolean;
  isTouched: boolean;
  isInOutbox: boolean;
};

/** Where a text is, as the status line says it. */
export type Status =
  | 'none'
  | 'drafted'
  | 'stored'
  | 'offline'
  | 'waiting'
  | 'serverFailed'
  | 'unsafe'
  | 'undecided'
  | 'refused';

export const TODAY: Field = { kind: 'day', day: 'TODAY' };

export const YESTERDAY: Field = { kind: 'day', day: 'YESTERDAY' };

/** The day of a field; an entry counts as today. */
export function dayOf(field: Field): AnswerDay {
  return field.kind === 'day' ? field.day : 'TODAY';
}

export const EMPTY = textsOf({});

/** Whether the text was to be the answer of another day than this answer's. */
export function isForAnotherDay({ wish, day }: TypedText, answer: Answer): boolean {
  return wish === 'answer' && day !== null && day !== answer.day;
}

/** Whether a text of another page is meant for this field. */
export function belongsTo(
  { field, day, yesterday, answer }: Text,
  left: { field: Field; typed: TypedText },
): boolean {
  const { typed } = left;
  if (field.kind === 'entry') return true;
  if (!day) return dayOf(left.field) === field.day;
  if (field.day === 'YESTERDAY') return typed.day === day;
  if (typed.wish === 'answer' || !typed.day) return true;
  // A page of the day before may still be open: its answer must not take a later text.
  return typed.day !== yesterday && !(answer && typed.day > day);
}

/** Creates a text without any known state. */
export function newText(field: Field): Text {
  return {
    field,
    day: null,
    yesterday: null,
    answer: null,
    stored: null,
    typed: null,
    alternatives: [],
    replaced: [],
    inFlight: null,
    queued: null,
    problem: null,
    isReady: false,
    isTouched: false,
    isInOutbox: false,
  };
}

/** The value in the field. */
export function shownOf({ typed, stored }: Text): AnswerTexts {
  return typed?.value ?? stored ?? EMPTY;
}

/** The version that the person has to choose against, or null. */
export function otherOf({ answer, problem, alternatives }: Text): AnswerTexts | null {
  // Beside an answer, texts wait one after the other.
  if (alternatives[0] && !answer) return alternatives[0].value;
  return problem?.is === 'conflict' ? problem.other : null;
}

/** Whether a request is in flight for which the person has to wait. */
export function isSaving({ inFlight, queued }: Text): boolean {
  return queued === 'explicit' || (inFlight !== null && inFlight.request.as !== 'draft');
}

/** Whether the text would be lost with this page. */
export function isOnlyInMemory({ typed, isInOutbox }: Text): boolean {
  return typed !== null && !isInOutbox;
}

/** Where the text is; never claims more than is true. */
export function statusOf(text: Text): Status {
  const { field, typed, stored, problem, isTouched, isInOutbox } = text;
  if (!typed && (field.kind === 'entry' || !isTouched || !stored)) return 'none';
  if (!typed) return 'drafted';
  if (otherOf(text)) return 'undecided';
  if (!problem) return 'none';
  if (problem.is === 'refused') return 'refused';
  if (!isInOutbox) return 'unsafe';
  if (problem.is === 'localOnly') return 'stored';
  if (problem.is === 'serverFailed') return 'serverFailed';
  return typed.wish === 'draft' ? 'offline' : 'waiting';
}
