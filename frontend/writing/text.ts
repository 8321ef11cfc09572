import { type AnswerTexts, textsOf } from '../../bff/answer/answer-content.rules.ts';

/** A text as the server has it; `updatedAt` is its optimistic lock, null where there is none. */
export type Version = AnswerTexts & { updatedAt: string | null };

/** A saved answer. */
export type Answer = AnswerTexts & { id: string; isReadable: boolean; day: string; updatedAt: string };

/** What saving an answer has brought. */
export type Saved = { answer: Answer; milestone: { event: string; text: string } | null };

/** The days that can be answered, as the server knows them. */
export type AnswerDay = 'TODAY' | 'YESTERDAY';

/** What a text is meant for: the answer of a day, or the new wording of an entry. */
export type Field = { kind: 'day'; day: AnswerDay } | { kind: 'entry'; id: string };

/** A text that the server has not confirmed, as the outbox keeps it. */
export type TypedText = {
  value: AnswerTexts;
  /** The `updatedAt` of the version that it was typed over; null where none was known. */
  base: string | null;
  /** What its person has asked for: an entry's draft stays here, a change takes the place of a saved answer. */
  wish: Request['as'];
  /** The calendar day that it is for, by the server's word; null where that was not there. */
  day: string | null;
  /** What was sent over `base` without an answer, oldest first: each may have arrived all the same. */
  tried: AnswerTexts[];
};

/** Why a failure keeps a text from the server: a sentence for its person, and one for each field that has a fault. */
export type Failure = { message: string; faults: Faults };

/** What is wrong with the texts, by field. */
export type Faults = Record<string, string>;

/** What one request asks of the server. */
export type Request =
  | { as: 'draft'; openDay: AnswerDay; value: AnswerTexts; base: string | null; day: string | null }
  | { as: 'answer'; openDay: AnswerDay; value: AnswerTexts; base: string | null; day: string | null }
  | { as: 'change'; id: string; value: AnswerTexts; base: string | null };

/**
 * How a request ended; `late` without an answer means that its day takes no draft any more, `over` that the day it is
 * for has ended and takes no answer: then it tells of today.
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

/** What keeps a typed text from the server. */
export type Problem =
  | { is: 'unreachable' | 'localOnly' }
  | { is: 'conflict'; other: Version }
  | { is: 'refused'; failure: Failure };

/** One text, from the first keystroke until the server has it. */
export type Text = {
  field: Field;
  /** The calendar day of this field, as the page has last heard. */
  day: string | null;
  /** The day before, while it can be answered: what is for that day is not for this field. */
  yesterday: string | null;
  /** The answer of a day that has one: a text that is typed then waits beside it. */
  answer: Answer | null;
  /** The draft or entry as the server has confirmed it; null while it has said nothing. */
  stored: Version | null;
  typed: TypedText | null;
  /** Texts of other tabs on the outbox, which wait for a decision. */
  alternatives: TypedText[];
  /** The values on the outbox whose place the typed one takes there. */
  replaced: AnswerTexts[];
  inFlight: { request: Request; isExplicit: boolean } | null;
  /** Whether another try follows the flight, and whether its person waits for it. */
  queued: 'background' | 'explicit' | null;
  problem: Problem | null;
  /** Whether the outbox has been looked at; before, nobody should type. */
  isReady: boolean;
  isTouched: boolean;
  /** Whether it came along from the demo, and nothing was typed since. */
  isFromDemo: boolean;
  isInOutbox: boolean;
};

/** Where the text of a person is, as the status line says it. */
export type Status =
  | 'none'
  | 'drafted'
  | 'fromDemo'
  | 'stored'
  | 'offline'
  | 'waiting'
  | 'unsafe'
  | 'undecided'
  | 'refused';

/** The field for the answer of today. */
export const TODAY: Field = { kind: 'day', day: 'TODAY' };

/** The field for the answer of yesterday. */
export const YESTERDAY: Field = { kind: 'day', day: 'YESTERDAY' };

/** Which of the two days a field is for. */
export function dayOf(field: Field): AnswerDay {
  return field.kind === 'day' ? field.day : 'TODAY';
}

/** A value in which nothing was written. */
export const EMPTY = textsOf({});

/** Whether the text was to be the answer of another day than the one that has this answer. */
export function isForAnotherDay({ wish, day }: TypedText, answer: Answer): boolean {
  return wish === 'answer' && day !== null && day !== answer.day;
}

/** Whether a text that another page has left is for this field, and not for another day. */
export function belongsTo(
  { field, day, yesterday, answer }: Text,
  left: { field: Field; typed: TypedText },
): boolean {
  const { typed } = left;
  if (field.kind === 'entry') return true;
  if (!day) return dayOf(left.field) === field.day;
  if (field.day === 'YESTERDAY') return typed.day === day;
  if (typed.wish === 'answer' || !typed.day) return true;
  // A page of the day before may be open still: its answer is not that of a later text.
  return typed.day !== yesterday && !(answer && typed.day > day);
}

/** A text that nothing is known of yet. */
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
    isFromDemo: false,
    isInOutbox: false,
  };
}

/** The value that stands in the field. */
export function shownOf({ typed, stored }: Text): AnswerTexts {
  return typed?.value ?? stored ?? EMPTY;
}

/** The version that its person has to choose against, or null. */
export function otherOf({ answer, problem, alternatives }: Text): AnswerTexts | null {
  // Beside an answer they wait one after the other.
  if (alternatives[0] && !answer) return alternatives[0].value;
  return problem?.is === 'conflict' ? problem.other : null;
}

/** Whether a request is under way for which its person has to wait. */
export function isSaving({ inFlight }: Text): boolean {
  return inFlight !== null && inFlight.request.as !== 'draft';
}

/** Whether something would be lost if the page had to go. */
export function isOnlyInMemory({ typed, isInOutbox }: Text): boolean {
  return typed !== null && !isInOutbox;
}

/** Where the text is, and never more than is true. */
export function statusOf(text: Text): Status {
  const { field, typed, stored, problem, isTouched, isFromDemo, isInOutbox } = text;
  if (!typed && (field.kind === 'entry' || !isTouched || !stored)) return 'none';
  if (!typed) return isFromDemo ? 'fromDemo' : 'drafted';
  if (otherOf(text)) return 'undecided';
  if (!problem) return 'none';
  if (problem.is === 'refused') return 'refused';
  if (!isInOutbox) return 'unsafe';
  if (problem.is === 'localOnly') return 'stored';
  return typed.wish === 'draft' ? 'offline' : 'waiting';
}
