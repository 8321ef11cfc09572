import type { ApolloClient } from '@apollo/client';
import { asAnswer, isEmpty, isSameAnswer, textsOf } from '../../bff/answer/answer-content.rules.ts';
import { evictTodayUnseen } from '../graphql/evict-today.ts';
import { addDays } from '../lib/dates.ts';
import { type AppError, toFailure } from '../lib/failure.ts';
import { isQuietDay } from '../lib/quiet-day.ts';
import { dayOf, type Failure, type Field, type Outcome, type Request, type Version } from './text.ts';
import { TodayDocument } from './today.generated.ts';
import {
  DraftDocument,
  SaveAnswerDocument,
  SaveDraftDocument,
  UpdateAnswerDocument,
} from './writing.operations.generated.ts';

/** The requests for one person's field; no other module of this folder sends requests. */
export type Delivery = {
  /** The draft to continue with, and its day; rejects if the draft cannot be loaded. */
  load(): Promise<{ version: Version; day: string }>;
  send(request: Request): Promise<Outcome>;
};

type DayRequest = Exclude<Request, { as: 'change' }>;

function required<Data>(data: Data | null | undefined): Data {
  if (!data) throw new Error('The server has answered nothing.');
  return data;
}

/** Later than a page reloads after a save: only a page that stays open reads the day again. */
const READ_AGAIN_MS = 5_000;

/** Lets the page draw what has changed: the steps of a save together take a slow phone several frames. */
async function nextTask(): Promise<void> {
  await globalThis.scheduler?.yield?.();
}

/** Codes of failures after which the same request may succeed later. */
export const TEMPORARY = new Set([
  'NETWORK',
  'HTTP',
  'PROGRAM',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
]);

function failed({ code, message, fields }: AppError): Outcome {
  const failure = { message, faults: fields };
  if (code === 'UNAUTHENTICATED') return { is: 'signedOut' };
  if (TEMPORARY.has(code)) return { is: 'unreachable', failure: code === 'NETWORK' ? null : failure };
  return { is: 'refused', failure };
}

/** The server stored another text than the request's `base`. */
function conflictOutcome(other: Version, message: string): Outcome {
  return { is: 'conflict', other: { ...textsOf(other), updatedAt: other.updatedAt }, message };
}

/** A request names its day by the `today` on which its text was typed. */
function sentDay({ openDay, day }: DayRequest) {
  return { day: openDay, expectedDay: day && openDay === 'YESTERDAY' ? addDays(day, 1) : day };
}

/** Creates the delivery of a field. No request reaches the account of somebody who has signed in since. */
export function createDelivery(client: ApolloClient, person: string, field: Field): Delivery {
  const day = dayOf(field);
  const isYesterday = day === 'YESTERDAY';
  const context = { userId: person };
  const fresh = { context, fetchPolicy: 'network-only' } as const;
  // A draft is read from the server alone, and an answer together with its day: Apollo's cache has no work with both.
  const uncached = { context, fetchPolicy: 'no-cache' } as const;

  /** Reads the current days, for a text whose day takes no more drafts. */
  async function readToday() {
    const { data } = await client.query({ query: TodayDocument, ...fresh });
    return required(data);
  }

  function readAgainLater() {
    evictTodayUnseen(client.cache);
    setTimeout(() => void client.refetchQueries({ include: ['Today'] }).catch(() => {}), READ_AGAIN_MS);
  }

  async function outcomeOfTakenDay(
    { value, day: meant }: DayRequest,
    failure: Failure | null,
  ): Promise<Outcome> {
    const { today, todayAnswer, yesterdayAnswer } = await readToday();
    if (meant === null || meant === (isYesterday ? addDays(today, -1) : today))
      return { is: 'dayAnswered', answer: isYesterday ? yesterdayAnswer : todayAnswer };
    // The reply to an earlier request is lost, and its day has become yesterday.
    if (yesterdayAnswer && yesterdayAnswer.day === meant && isSameAnswer(yesterdayAnswer, value))
      return { is: 'answered', saved: { answer: yesterdayAnswer, milestone: null } };
    return { is: 'dayOver', day: today, answer: todayAnswer, failure };
  }

  async function deliver(request: Request): Promise<Outcome> {
    const { value, base } = request;
    if (request.as === 'draft') {
      const variables = { input: { ...value, expectedUpdatedAt: base, ...sentDay(request) } };
      const { data } = await client.mutate({ mutation: SaveDraftDocument, variables, ...uncached });
      const { draft, conflict } = required(data).saveDraft;
      if (conflict) return conflictOutcome(required(conflict.draft), conflict.message);
      const version = required(draft);
      if (version.updatedAt || isEmpty(value)) return { is: 'stored', version };
      return outcomeOfTakenDay(request, null);
    }
    if (request.as === 'answer') {
      const quiet = isQuietDay(person, request.day);
      const variables = {
        input: { ...asAnswer(value), expectedDraftUpdatedAt: base, ...sentDay(request), quiet },
      };
      await nextTask();
      const { data } = await client.mutate({ mutation: SaveAnswerDocument, variables, ...uncached });
      await nextTask();
      const { answer, milestone, conflict } = required(data).saveAnswer;
      if (conflict?.draft) return conflictOutcome(conflict.draft, conflict.message);
      if (conflict) return outcomeOfTakenDay(request, { message: conflict.message, faults: {} });
      readAgainLater();
      return { is: 'answered', saved: { answer: required(answer), milestone } };
    }
    const variables = { input: { id: request.id, ...asAnswer(value), expectedUpdatedAt: base } };
    const { data } = await client.mutate({ mutation: UpdateAnswerDocument, variables, context });
    const { answer, conflict } = required(data).updateAnswer;
    if (conflict) return conflictOutcome(required(conflict.answer), conflict.message);
    return { is: 'answered', saved: { answer: required(answer), milestone: null } };
  }

  return {
    async load() {
      const { data } = await client.query({ query: DraftDocument, variables: { day }, ...fresh });
      const { today, draft } = required(data);
      return { version: draft, day: isYesterday ? addDays(today, -1) : today };
    },
    async send(request) {
      try {
        return await deliver(request);
      } catch (error) {
        const failure = toFailure(error);
        if (request.as === 'change' || failure.code !== 'CONFLICT') return failed(failure);
        const { message, fields } = failure;
        return outcomeOfTakenDay(request, { message, faults: fields }).catch((fault) =>
          failed(toFailure(fault)),
        );
      }
    },
  };
}
