import { type AnswerTexts, isEmpty, isSameAnswer } from '../../bff/answer/answer-content.rules.ts';
import type { Effect, News } from './events.ts';
import {
  type Answer,
  dayOf,
  isForAnotherDay,
  type Request,
  type Text,
  type Typed,
  type Version,
} from './text.ts';

// As many attempts as a long tunnel brings. An older attempt would only be shown as another version.
const MOST_TRIED = 20;

/** The effect that puts the typed text on the outbox as it is then. */
export const STORE: Effect = { do: 'store' };

/** The effect that asks for the draft that the field can go on with. */
export const LOAD: Effect = { do: 'load' };

/** The result of an event: the next state of a text, and its effects. */
export type Step = { text: Text; effects: Effect[] };

/** Makes a step of a state and its effects. */
export function step(text: Text, ...effects: Effect[]): Step {
  return { text, effects };
}

/** The effect that notifies the components that show the text. */
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
  return as === 'draft' && problem?.is === 'notAccepted' ? null : { as, of: dayOf(field), value, base, day };
}

/** The values that were sent without a reply, with the present value. */
export function withThisTry({ value, tried }: Typed): AnswerTexts[] {
  return [...tried.filter((earlier) => earlier !== value), value].slice(-MOST_TRIED);
}

/** Takes over the attempts of the other text, against which the person has chosen. */
export function withTriesOf(typed: Typed, other: Typed): Typed {
  return { ...typed, tried: [...withThisTry(other), ...typed.tried].slice(-MOST_TRIED) };
}

/** The only place where a request begins: never beside another request, and never past an open decision. */
export function send(text: Text, isAsked = false, ...before: Effect[]): Step {
  const { typed, inFlight, queued } = text;
  const request = requestOf(text);
  if (!typed || !request) return step(text, ...before);
  if (inFlight) return step({ ...text, queued: isAsked ? 'asked' : (queued ?? 'again') }, ...before);
  const sent = { ...text, typed: { ...typed, tried: withThisTry(typed) }, inFlight: { request, isAsked } };
  return step(sent, ...before, { do: 'send', request });
}

/** The text has arrived or is no longer wanted. Another text of the local outbox comes forward. */
export function discard(text: Text, ...after: Effect[]): Step {
  const [following, ...alternatives] = text.alternatives;
  const typed: Typed | null = following ? { ...following, wish: 'draft' } : null;
  const gone = text.typed ? [text.typed.value] : [];
  // Delete the old entries only together with writing the new entry, so that no text is lost if storage is full.
  const origins = typed ? [...text.origins, ...gone, typed.value] : [];
  const stored: Effect[] = typed ? [STORE] : gone.map((value) => ({ do: 'remove', value }));
  const still = { typed, alternatives, origins, problem: null, isStored: false };
  return step({ ...text, ...still }, ...stored, ...after);
}

/** The version as this field shows it; null for a version of another day. */
export function ofField(
  { field, day }: Text,
  { day: other }: Pick<Typed, 'day'>,
  version: Version,
): Version | null {
  return field.kind === 'day' && day && other && day !== other ? null : version;
}

/** Whether there is nothing to be said beside the answer of the day. */
export function isSaid({ value }: Typed, answer: Answer): boolean {
  return isEmpty(value) || isSameAnswer(value, answer);
}

/** The text goes on from this version. */
export function rebase(text: Text, typed: Typed, { updatedAt }: Version): Text {
  return { ...text, problem: null, typed: { ...typed, base: updatedAt } };
}
