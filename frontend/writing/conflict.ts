import { isEmpty, isSameAnswer, textsOf } from '../../bff/answer/answer-content.rules.ts';
import { discard, LOAD, notify, rebase, STORE, type Step, step, versionForField } from './steps.ts';
import type { Answer, Outcome, Request, Text, TypedText, Version } from './text.ts';

type Conflict = Extract<Outcome, { is: 'conflict' }>;

/** Whether this version is an earlier attempt to send this text, whose reply was lost. */
export function isOwnAttempt({ value, tried }: TypedText, other: Version): boolean {
  return [value, ...tried].some((own) => isSameAnswer(own, other));
}

/** Puts the text in conflict with the version; nothing is sent until the person has chosen. */
export function askToChoose(text: Text, typed: TypedText, other: Version): Text {
  return { ...text, problem: { is: 'conflict', other }, typed: { ...typed, wish: 'draft' } };
}

/**
 * Replaces the text with this version. A field without a known day loads its draft instead, which also tells the day.
 */
export function yieldTo(text: Text, typed: TypedText, other: Version): Step {
  if (text.field.kind === 'day' && !text.day) return discard({ ...text, stored: null }, LOAD);
  return discard({ ...text, stored: versionForField(text, typed, other) });
}

function withVersion(answer: Answer, other: Version): Answer {
  return { ...answer, ...textsOf(other), updatedAt: other.updatedAt ?? answer.updatedAt };
}

/** The server has another version than the request's `base`. */
export function onConflict(text: Text, request: Request, outcome: Conflict, isExplicit: boolean): Step {
  const { typed, answer } = text;
  const { other } = outcome;
  if (!typed) return step(text);
  // A field emptied on an earlier page needs no decision.
  if (isEmpty(typed.value) && text.replaced.includes(typed.value)) return yieldTo(text, typed, other);
  const news = isExplicit ? [notify({ is: 'failed', outcome })] : [];
  const retry = isExplicit ? 'explicit' : 'background';
  // The version belongs to another day than the text typed since.
  if (request.as !== 'change' && request.day !== typed.day)
    return step({ ...text, typed: { ...typed, base: null }, queued: retry });
  const waiting: Text = { ...text, typed: { ...typed, wish: 'draft' } };
  if (text.field.kind === 'day' && answer) {
    if (request.as !== 'change') return step(waiting, STORE, ...news);
    const changed = withVersion(answer, other);
    if (isOwnAttempt(typed, other)) return step({ ...text, answer: changed, queued: retry });
    return step({ ...waiting, answer: changed }, STORE, ...news);
  }
  // A new day has begun, whose draft the text becomes.
  if (text.field.kind === 'day' && request.as === 'change')
    return step({ ...waiting, queued: 'background' }, STORE);
  if (isOwnAttempt(typed, other)) return step({ ...rebase(text, typed, other), queued: retry }, STORE);
  return step(askToChoose(text, typed, other), STORE, ...news);
}
