import { onConflict } from './conflict.ts';
import { discard, isSaid, notify, ofField, STORE, type Step, send, step } from './steps.ts';
import {
  type Answer,
  dayOf,
  type Outcome,
  type Request,
  type Saved,
  type Text,
  type Typed,
  type Version,
} from './text.ts';

type Over = Extract<Outcome, { is: 'over' }>;

/** Handles the outcome of the request in flight. Another try follows if it was queued meanwhile. */
export function onReply(text: Text, outcome: Outcome): Step {
  const { inFlight, queued } = text;
  if (!inFlight) return step(text);
  const isAsked = inFlight.isAsked || queued === 'asked';
  const back: Text = { ...text, inFlight: null, queued: queued && (isAsked ? 'asked' : queued) };
  const { text: after, effects } = afterReply(back, inFlight.request, outcome, isAsked);
  if (!after.queued) return step(after, ...effects);
  return send({ ...after, queued: null }, after.queued === 'asked', ...effects);
}

function afterReply(text: Text, request: Request, outcome: Outcome, isAsked: boolean): Step {
  const draft = text.typed && { ...text.typed, wish: 'draft' as const };
  switch (outcome.is) {
    case 'stored':
      return stored(text, request, outcome.version);
    case 'answered':
      return answered(text, request, outcome.saved);
    case 'conflict':
      return onConflict(text, request, outcome, isAsked);
    case 'late': {
      const { answer } = outcome;
      return answer ? late(text, answer, isAsked) : step({ ...text, problem: { is: 'notAccepted' } });
    }
    case 'over':
      return over(text, request, outcome, isAsked);
    case 'unreachable': {
      const told = isAsked && !text.queued ? [notify({ is: 'failed', outcome })] : [];
      // So that it does not grow old there while it waits.
      return step({ ...text, problem: { is: 'unreachable' } }, STORE, ...told);
    }
    case 'refused': {
      const told = isAsked || request.as !== 'draft' ? [notify({ is: 'failed', outcome })] : [];
      return step({ ...text, typed: draft, problem: outcome }, STORE, ...told);
    }
    case 'signedOut':
      // With the session the outbox may have been emptied.
      return step({ ...text, typed: draft, queued: null, isStored: false }, STORE);
  }
}

/** The day of the text is over: it is a draft of today, or waits beside the answer of today. */
function over(text: Text, request: Request, outcome: Over, isAsked: boolean): Step {
  const { field, typed } = text;
  const { day, answer, failure } = outcome;
  const news = failure ? [notify({ is: 'failed', outcome: { is: 'refused', failure } })] : [];
  const draft = typed && { ...typed, wish: 'draft' as const };
  // From the field of yesterday the next page of today takes it.
  if (dayOf(field) === 'YESTERDAY')
    return step({ ...text, typed: draft, problem: { is: 'notAccepted' } }, STORE, ...news);
  // What was typed since may be for another day.
  const isOfRequest = request.as !== 'change' && draft?.day === request.day;
  const moved = draft && isOfRequest ? { ...draft, day } : draft;
  const today: Text = { ...text, typed: moved, problem: null, day, yesterday: null };
  return answer ? late(today, answer, isAsked) : send(today, false, STORE, ...news);
}

/** The day has an answer: the text waits beside it. */
function late(text: Text, answer: Answer, isAsked: boolean): Step {
  const typed = text.typed && { ...text.typed, wish: 'draft' as const };
  const waiting: Text = { ...text, answer, stored: null, typed, problem: null };
  const news = notify({ is: 'late', answer, isAsked });
  return typed && isSaid(typed, answer) ? discard(waiting, news) : step(waiting, STORE, news);
}

function stored(text: Text, request: Request, version: Version): Step {
  const { typed } = text;
  const known: Text = {
    ...text,
    stored: request.as === 'change' ? version : ofField(text, request, version),
    problem: null,
  };
  if (!typed) return step(known);
  if (typed.value === request.value && typed.wish === 'draft') return discard(known);
  return step({ ...known, typed: { ...typed, base: version.updatedAt, tried: [] } }, STORE);
}

function answered(text: Text, request: Request, saved: Saved): Step {
  const { field, typed } = text;
  const { answer } = saved;
  const isEntry = field.kind === 'entry';
  const done: Text = { ...text, problem: null, isTouched: false, stored: isEntry ? answer : null };
  const isArrived = !typed || typed.value === request.value || isSaid(typed, answer);
  // Another day has begun meanwhile.
  if (!isEntry && request.as === 'change' && !text.answer) return isArrived ? discard(done) : step(text);
  const isOfToday = text.day === null || text.day === answer.day;
  const known: Text = isEntry || !isOfToday ? done : { ...done, answer };
  const news = notify({ is: 'saved', saved });
  if (isArrived) return discard(known, news);
  const left: Typed = { ...typed, base: isEntry ? answer.updatedAt : null, wish: 'draft', tried: [] };
  return step({ ...known, isTouched: true, typed: left }, STORE, news);
}
