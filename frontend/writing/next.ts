import { type AnswerTexts, isEmpty, isSameAnswer, textsOf } from '../../bff/answer/answer-content.rules.ts';
import { askToChoose, isOwnAttempt, yieldTo } from './conflict.ts';
import type { Effect, Event } from './events.ts';
import { onReply } from './reply.ts';
import {
  addsNothing,
  discard,
  LOAD,
  notify,
  rebase,
  STORE,
  type Step,
  send,
  step,
  withAttemptsOf,
  withCurrentAttempt,
} from './steps.ts';
import {
  type Answer,
  isForAnotherDay,
  isSaving,
  otherOf,
  shownOf,
  type Text,
  type TypedText,
  type Version,
} from './text.ts';

/** The next state of a text, and the effects to run. */
export function next(text: Text, event: Event): Step {
  switch (event.is) {
    case 'restored':
      return onRestored(text, event.found);
    case 'serverStateRead':
      return onServerState(onDay(text, event.day, event.yesterday), event.answer);
    case 'loaded':
      return onLoaded(text, event.version, event.day);
    case 'typed':
      return onTyped(text, event);
    case 'sendDue':
      return isDraftUnknown(text) ? step(text, LOAD) : send(text);
    case 'saveRequested':
      return onSaveRequested(text);
    case 'replied':
      return onReply(text, event.outcome);
    case 'written':
      return step(onWritten(text, event.value, event.isSuccess));
    case 'chose':
      return event.side === 'own' ? keepOwn(text) : keepStored(text);
  }
}

/** Replace other pages' records only once; anything they write later is newer. */
function onWritten(text: Text, value: AnswerTexts, isSuccess: boolean): Text {
  if (value !== text.typed?.value) return text;
  const replaced = isSuccess ? text.replaced.filter((other) => other === value) : text.replaced;
  return { ...text, isInOutbox: isSuccess, replaced };
}

function onRestored(text: Text, found: TypedText[]): Step {
  const texts: TypedText[] = text.typed ? [text.typed] : [];
  // An emptied field does not count against a text.
  const filled = found.filter(({ value }) => !isEmpty(value));
  for (const kept of text.typed || filled.length > 0 ? filled : found.slice(0, 1)) {
    // The page that stored the text may have sent it.
    const tried = withCurrentAttempt(kept);
    if (!texts.some(({ value }) => isSameAnswer(value, kept.value))) texts.push({ ...kept, tried });
  }
  const [typed, ...alternatives] = texts;
  if (!typed) return step({ ...text, isReady: true });
  // Without a day from the server, the field takes the day of the text.
  const day = text.day ?? typed.day;
  const back: Text = { ...text, day, typed, alternatives, isReady: true, isTouched: true };
  return reconcile(text.typed ? back : { ...back, replaced: [typed.value], isInOutbox: true });
}

/** Compares the text of an earlier page with the state of the server. */
function reconcile(text: Text): Step {
  const { field, typed, stored, answer } = text;
  if (!typed) return step(text);
  if (field.kind === 'day') {
    if (answer && addsNothing(typed, answer)) return discard(text);
    // A save was meant for the day, or the answer, of that time.
    const isMeant = answer
      ? typed.wish === 'draft' || isForAnotherDay(typed, answer)
      : typed.wish !== 'change';
    return send(isMeant ? text : { ...text, typed: { ...typed, wish: 'draft' } });
  }
  if (!stored || typed.base === stored.updatedAt) return send(text);
  if (isSameAnswer(typed.value, stored)) return discard(text);
  return isOwnAttempt(typed, stored)
    ? send(rebase(text, typed, stored))
    : step(askToChoose(text, typed, stored));
}

/** Ignore the loaded draft if the person has typed or another day has begun meanwhile. */
function onLoaded(text: Text, version: Version, day: string): Step {
  const isCurrent = isDraftUnknown(text) && (!text.day || text.day === day);
  return step(isCurrent ? { ...text, day, stored: version } : text);
}

/** A new day has its own draft, and may accept a text that the day before rejected. */
function onDay(text: Text, told: string | null, yesterday: string | null = null): Text {
  const day = told ?? text.day;
  const isOver = text.problem?.is === 'localOnly' && day !== text.day;
  // A text from before the first server state counts for the first day that the server names.
  const typed = text.typed?.day === null ? { ...text.typed, day } : text.typed;
  const stored = text.field.kind === 'day' && day !== text.day ? null : text.stored;
  return { ...text, day, yesterday, typed, stored, problem: isOver ? null : text.problem };
}

function onServerState(text: Text, answer: Answer | null): Step {
  const { field, typed, inFlight } = text;
  if (field.kind === 'entry') return step(answer && !typed && !inFlight ? { ...text, stored: answer } : text);
  if (answer?.id !== text.answer?.id) {
    const { text: met, effects } = reconcile({ ...text, answer, stored: null, problem: null });
    return withLoadIfUnknown(met, effects);
  }
  // A text that was to replace an answer was meant for the old version of the answer.
  if (answer?.updatedAt !== text.answer?.updatedAt) return reconcile({ ...text, answer });
  return withLoadIfUnknown(text);
}

function isDraftUnknown({ field, answer, stored, typed, inFlight }: Text): boolean {
  return field.kind === 'day' && !answer && !stored && !typed && !inFlight;
}

function withLoadIfUnknown(text: Text, effects: Effect[] = []): Step {
  return step(text, ...effects, ...(isDraftUnknown(text) ? [LOAD] : []));
}

function onTyped(text: Text, { value }: Extract<Event, { is: 'typed' }>): Step {
  const { field, day, stored, problem, queued } = text;
  const { base, tried } = text.typed ?? { base: stored?.updatedAt ?? null, tried: [] };
  // A conflict with another day's version does not concern the text typed now.
  const isOpen = problem?.is === 'conflict' && (field.kind === 'entry' || text.typed?.day === day);
  const now: Text = {
    ...text,
    typed: { value, base, wish: 'draft', day, tried },
    problem: isOpen ? problem : null,
    queued: queued && 'background',
    isTouched: true,
    isInOutbox: false,
  };
  return field.kind === 'day' ? step(now, STORE, { do: 'debounce' }) : step(now, STORE);
}

function onSaveRequested(text: Text): Step {
  const { typed, stored, day } = text;
  if (otherOf(text)) return step(text, notify({ is: 'undecided' }));
  const value = textsOf(shownOf(text));
  if (isEmpty(value) || (isSaving(text) && typed?.wish !== 'draft')) return step(text);
  const unchanged = { value, base: stored?.updatedAt ?? null, day, tried: [] };
  const wish = text.field.kind === 'entry' ? 'change' : 'answer';
  const wished: TypedText = { ...(typed ?? unchanged), wish };
  return send({ ...text, typed: wished, problem: null, isTouched: true }, true, STORE);
}

function keepOwn(text: Text): Step {
  const { field, typed, problem, answer } = text;
  const [other, ...alternatives] = text.alternatives;
  if (!typed) return step(text);
  if (answer) return send({ ...text, problem: null, typed: { ...typed, wish: 'change' } }, true, STORE);
  if (other) {
    const replaced = [...text.replaced, other.value];
    const kept = { ...text, alternatives, typed: withAttemptsOf(typed, other), replaced };
    return send(kept, false, STORE);
  }
  if (problem?.is !== 'conflict') return step(text);
  const isEntry = field.kind === 'entry';
  const kept: TypedText = { ...typed, wish: isEntry ? 'change' : 'draft' };
  return send(rebase(text, kept, problem.other), isEntry, STORE);
}

function keepStored(text: Text): Step {
  const { typed, problem, alternatives } = text;
  if (!typed) return step(text);
  if (alternatives.length > 0) {
    const others = alternatives.map((one) => withAttemptsOf(one, typed));
    const { text: still, effects } = discard({ ...text, alternatives: others });
    return send(still, false, ...effects);
  }
  return problem?.is === 'conflict' ? yieldTo(text, typed, problem.other) : discard(text);
}
