import { onConflict } from './conflict.ts';
import { addsNothing, discard, notify, STORE, type Step, send, step, versionForField } from './steps.ts';
import {
  type Answer,
  dayOf,
  type Outcome,
  type Problem,
  type Request,
  type Saved,
  type Text,
  type TypedText,
  type Version,
} from './text.ts';

type DayOver = Extract<Outcome, { is: 'dayOver' }>;
type Unreachable = Extract<Outcome, { is: 'unreachable' }>;

/** Ends the request in flight, and sends again if a send was queued meanwhile. */
export function onReply(text: Text, outcome: Outcome): Step {
  const { inFlight, queued } = text;
  if (!inFlight) return step(text);
  const isExplicit = inFlight.isExplicit || queued === 'explicit';
  const back: Text = { ...text, inFlight: null, queued: queued && (isExplicit ? 'explicit' : queued) };
  const { text: after, effects } = applyOutcome(back, inFlight.request, outcome, isExplicit);
  if (!after.queued) return step(after, ...effects);
  return send({ ...after, queued: null }, after.queued === 'explicit', ...effects);
}

function applyOutcome(text: Text, request: Request, outcome: Outcome, isExplicit: boolean): Step {
  const draft = text.typed && { ...text.typed, wish: 'draft' as const };
  switch (outcome.is) {
    case 'stored':
      return onStored(text, request, outcome.version);
    case 'answered':
      return onAnswered(text, request, outcome.saved);
    case 'conflict':
      return onConflict(text, request, outcome, isExplicit);
    case 'dayAnswered': {
      const { answer } = outcome;
      return answer
        ? onDayAnswered(text, answer, isExplicit)
        : step({ ...text, problem: { is: 'localOnly' } });
    }
    case 'dayOver':
      return onDayOver(text, request, outcome, isExplicit);
    case 'unreachable':
      return onUnreachable(text, outcome, isExplicit);
    case 'refused': {
      const told = isExplicit || request.as !== 'draft' ? [notify({ is: 'failed', outcome })] : [];
      return step({ ...text, typed: draft, problem: outcome }, STORE, ...told);
    }
    case 'signedOut':
      // The end of the session may have emptied the outbox.
      return step({ ...text, typed: draft, problem: { is: 'localOnly' }, isInOutbox: false }, STORE);
  }
}

/** The server was not reached, or has failed: the text waits in the outbox. */
function onUnreachable(text: Text, outcome: Unreachable, isExplicit: boolean): Step {
  const told = isExplicit && !text.queued ? [notify({ is: 'failed', outcome })] : [];
  const problem: Problem = { is: outcome.failure ? 'serverFailed' : 'unreachable' };
  // Do not store again what is stored: another tab may have discarded it meanwhile.
  return step({ ...text, problem }, ...(text.isInOutbox ? [] : [STORE]), ...told);
}

/** The day of the text is over: the text becomes a draft of today, or waits beside today's answer. */
function onDayOver(text: Text, request: Request, outcome: DayOver, isExplicit: boolean): Step {
  const { field, typed } = text;
  const { day, answer, failure } = outcome;
  const news = failure ? [notify({ is: 'failed', outcome: { is: 'refused', failure } })] : [];
  const draft = typed && { ...typed, wish: 'draft' as const };
  // The next page of today takes the text from yesterday's field.
  if (dayOf(field) === 'YESTERDAY')
    return step({ ...text, typed: draft, problem: { is: 'localOnly' } }, STORE, ...news);
  // Text typed since may be for another day.
  const isOfRequest = request.as !== 'change' && draft?.day === request.day;
  const moved = draft && isOfRequest ? { ...draft, day } : draft;
  const today: Text = { ...text, typed: moved, problem: null, day, yesterday: null };
  return answer ? onDayAnswered(today, answer, isExplicit) : send(today, false, STORE, ...news);
}

/** The day has an answer: the text waits beside it. */
function onDayAnswered(text: Text, answer: Answer, isExplicit: boolean): Step {
  const typed = text.typed && { ...text.typed, wish: 'draft' as const };
  const waiting: Text = { ...text, answer, stored: null, typed, problem: null };
  const news = notify({ is: 'dayAnswered', answer, isExplicit });
  return typed && addsNothing(typed, answer) ? discard(waiting, news) : step(waiting, STORE, news);
}

function onStored(text: Text, request: Request, reply: Version): Step {
  const { typed } = text;
  // A cleared draft has no version. Its last version tells the server which older drafts it has hidden.
  const version = { ...reply, updatedAt: reply.updatedAt ?? request.base };
  const known: Text = {
    ...text,
    stored: request.as === 'change' ? version : versionForField(text, request, version),
    problem: null,
  };
  if (!typed) return step(known);
  if (typed.value === request.value && typed.wish === 'draft') return discard(known);
  return step({ ...known, typed: { ...typed, base: version.updatedAt, tried: [] } }, STORE);
}

function onAnswered(text: Text, request: Request, saved: Saved): Step {
  const { field, typed } = text;
  const { answer } = saved;
  const isEntry = field.kind === 'entry';
  const done: Text = { ...text, problem: null, isTouched: false, stored: isEntry ? answer : null };
  const isArrived = !typed || typed.value === request.value || addsNothing(typed, answer);
  // Another day has begun meanwhile.
  if (!isEntry && request.as === 'change' && !text.answer) return isArrived ? discard(done) : step(text);
  const isOfToday = text.day === null || text.day === answer.day;
  const known: Text = isEntry || !isOfToday ? done : { ...done, answer };
  const news = notify({ is: 'saved', saved });
  if (isArrived) return discard(known, news);
  const left: TypedText = { ...typed, base: isEntry ? answer.updatedAt : null, wish: 'draft', tried: [] };
  return step({ ...known, isTouched: true, typed: left }, STORE, news);
}
