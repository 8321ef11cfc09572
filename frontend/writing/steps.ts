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

// Enough for a long time offline; an older attempt would only appear as another version.
const MAX_ATTEMPTS = 20;

export const STORE: Effect = { do: 'store' };
export const LOAD: Effect = { do: 'load' };

/** The next state of a text, and the effects to run. */
export type Step = { text: Text; effects: Effect[] };

export function step(text: Text, ...effects: Effect[]): Step {
  return { text, effects };
}

/** Effect that notifies the writer's listeners. */
export function notify(news: News): Effect {
  return { do: 'notify', news };
}

function requestOf({ field, typed, answer, problem, alternatives }: Text): Request | null {
  const isOpen = (alternatives.length > 0 && !answer) || problem?.is === 'conflict';
  if (!typed || isOpen || problem?.is === 'refused') return null;
  const { value, base, day, wish } = typed;
  const isDayAnswered = answer && !isForAnotherDay(typed, answer);
  const place =
    field.kind === 'entry'
      ? { id: field.id, base }
      : isDayAnswered && { id: answer.id, base: answer.updatedAt };
  if (place) return wish === 'change' ? { as: wish, value, ...place } : null;
  const as = wish === 'answer' ? wish : 'draft';
  return as === 'draft' && problem?.is === 'localOnly'
    ? null
    : { as, openDay: dayOf(field), value, base, day };
}

/** The attempts including this value, oldest first. */
export function withCurrentAttempt({ value, tried }: TypedText): AnswerTexts[] {
  return [...tried.filter((earlier) => earlier !== value), value].slice(-MAX_ATTEMPTS);
}

/** Adds the attempts of the text that the person has rejected. */
export function withAttemptsOf(typed: TypedText, other: TypedText): TypedText {
  return { ...typed, tried: [...withCurrentAttempt(other), ...typed.tried].slice(-MAX_ATTEMPTS) };
}

/** Begins a request. This is the only place: never two requests at once, and never during an open conflict. */
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

/** Removes the text, which has arrived or is unwanted; the next text of the outbox takes its place. */
export function discard(text: Text, ...after: Effect[]): Step {
  const [following, ...alternatives] = text.alternatives;
  const typed: TypedText | null = following ? { ...following, wish: 'draft' } : null;
  const gone = text.typed ? [text.typed.value] : [];
  // Delete the old entries only together with writing the new entry, so that no text is lost if storage is full.
  const replaced = typed ? [...text.replaced, ...gone, typed.value] : [];
  const stored: Effect[] = typed ? [STORE] : gone.map((value) => ({ do: 'remove', value }));
  const still = { typed, alternatives, replaced, problem: null, isInOutbox: false };
  return step({ ...text, ...still }, ...stored, ...after);
}

/** The version, or null if the version belongs to another day than the field. */
export function versionForField(
  { field, day }: Text,
  { day: other }: Pick<TypedText, 'day'>,
  version: Version,
): Version | null {
  return field.kind === 'day' && day && other && day !== other ? null : version;
}

/** Whether the text is empty or equal to the answer of the day. */
export function addsNothing({ value }: TypedText, answer: Answer): boolean {
  return isEmpty(value) || isSameAnswer(value, answer);
}

/** Bases the text on this version. */
export function rebase(text: Text, typed: TypedText, { updatedAt }: Version): Text {
  return { ...text, problem: null, typed: { ...typed, base: updatedAt } };
}
