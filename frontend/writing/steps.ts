import { type AnswerTexts, isEmpty, isSameAnswer } from '../../bff/answer/answer-content.rules.ts';
import type { Effect, News } from './events.ts';
import {
  type Answer,
  dayOf,
  isForAnotherDay,
  type Request,
  type Text,
  type TypedText,
  type Version,
} from './text.ts';

// As many as a person writes in a long tunnel; an older one would only be shown as another version.
const MAX_ATTEMPTS = 20;

/** The effect that puts the typed text on the outbox as it is then. */
export const STORE: Effect = { do: 'store' };

/** The effect that asks for the draft that the field can go on with. */
export const LOAD: Effect = { do: 'load' };

/** What an event makes of a text: its next state, and what is to be done for it. */
export type Step = { text: Text; effects: Effect[] };

/** Makes a step of a state and what is to be done for it. */
export function step(text: Text, ...effects: Effect[]): Step {
  return { text, effects };
}

/** The effect that tells those who show the text. */
export function notify(news: News): Effect {
  return { do: 'notify', news };
}

function requestOf({ field, typed, answer, problem, alternatives }: Text): Request | null {
  const isOpen = (alternatives.length > 0 && !answer) || problem?.is === 'conflict';
  if (!typed || isOpen || problem?.is === 'refused') return null;
  const { value, base, day, wish } = typed;
  const isLate = answer && !isForAnotherDay(typed, answer);
  const place =
    field.kind === 'entry' ? { id: field.id, base } : isLate && { id: answer.id, base: answer.updatedAt };
  if (place) return wish === 'change' ? { as: wish, value, ...place } : null;
  const as = wish === 'answer' ? wish : 'draft';
  return as === 'draft' && problem?.is === 'localOnly'
    ? null
    : { as, openDay: dayOf(field), value, base, day };
}

/** What was sent without an answer, with this very value. */
export function withCurrentAttempt({ value, tried }: TypedText): AnswerTexts[] {
  return [...tried.filter((earlier) => earlier !== value), value].slice(-MAX_ATTEMPTS);
}

/** The text knows the tries of another one, against which its person has chosen. */
export function withAttemptsOf(typed: TypedText, other: TypedText): TypedText {
  return { ...typed, tried: [...withCurrentAttempt(other), ...typed.tried].slice(-MAX_ATTEMPTS) };
}

/** The one place where a request begins: never a second one beside it, and never past an open decision. */
export function send(text: Text, isExplicit = false, ...before: Effect[]): Step {
  const { typed, inFlight, queued } = text;
  const request = requestOf(text);
  if (!typed || !request) return step(text, ...before);
  if (inFlight)
    return step({ ...text, queued: isExplicit ? 'explicit' : (queued ?? 'background') }, ...before);
  const sent = {
    ...text,
    typed: { ...typed, tried: withCurrentAttempt(typed) },
    inFlight: { request, isExplicit },
  };
  return step(sent, ...before, { do: 'send', request });
}

/** The text has arrived, or is no longer wanted; another one from the outbox comes forward. */
export function discard(text: Text, ...after: Effect[]): Step {
  const [following, ...alternatives] = text.alternatives;
  const typed: TypedText | null = following ? { ...following, wish: 'draft' } : null;
  const gone = text.typed ? [text.typed.value] : [];
  // Both go with what takes their place, so that neither is nowhere when the outbox takes nothing more.
  const replaced = typed ? [...text.replaced, ...gone, typed.value] : [];
  const stored: Effect[] = typed ? [STORE] : gone.map((value) => ({ do: 'remove', value }));
  const still = { typed, alternatives, replaced, problem: null, isInOutbox: false };
  return step({ ...text, ...still }, ...stored, ...after);
}

/** A version as this field shows it: one of another day is not for it. */
export function versionForField(
  { field, day }: Text,
  { day: other }: Pick<TypedText, 'day'>,
  version: Version,
): Version | null {
  return field.kind === 'day' && day && other && day !== other ? null : version;
}

/** Whether there is nothing to be said beside the answer of the day. */
export function addsNothing({ value }: TypedText, answer: Answer): boolean {
  return isEmpty(value) || isSameAnswer(value, answer);
}

/** The text goes on from this version. */
export function rebase(text: Text, typed: TypedText, { updatedAt }: Version): Text {
  return { ...text, problem: null, typed: { ...typed, base: updatedAt } };
}
