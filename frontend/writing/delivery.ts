import type { ApolloClient } from '@apollo/client';
import { asAnswer, eachText, isEmpty, textsOf } from '../../bff/answer/answer-content.rules.ts';
import { forgetToday } from '../graphql/forget-today.ts';
import { addDays } from '../lib/dates.ts';
import { type AppError, toFailure } from '../lib/failure.ts';
import { dayOf, type Failure, type Field, type Outcome, type Request, type Version } from './text.ts';
import { TodayDocument } from './today.generated.ts';
import {
  DraftDocument,
  SaveAnswerDocument,
  SaveDraftDocument,
  UpdateAnswerDocument,
} from './writing.operations.generated.ts';

/** The way of a person's texts to the server; nothing else in the room knows of requests. */
export type Delivery = {
  /** The draft that can be gone on with, and its day; rejects where it is not to be had. */
  load(): Promise<{ version: Version; day: string }>;
  send(request: Request): Promise<Outcome>;
};

function required<Data>(data: Data | null | undefined): Data {
  if (!data) throw new Error('The server has answered nothing.');
  return data;
}

/** Where the same request may well succeed later. */
const TEMPORARY = new Set([
  'NETWORK',
  'HTTP',
  'PROGRAM',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
]);

function failed({ code, message, fields, current }: AppError): Outcome {
  const failure = { message, faults: fields };
  if (current?.updatedAt) {
    const other = { ...textsOf(current), updatedAt: current.updatedAt };
    return { is: 'contested', other, message };
  }
  if (code === 'UNAUTHENTICATED') return { is: 'signedOut' };
  if (TEMPORARY.has(code)) return { is: 'unreachable', failure: code === 'NETWORK' ? null : failure };
  return { is: 'refused', failure };
}

/** How a request names its day: by the `today` on which its text was typed. */
function sentDay({ of, day }: Exclude<Request, { as: 'change' }>) {
  return { day: of, expectedDay: day && of === 'YESTERDAY' ? addDays(day, 1) : day };
}

/** Creates the way of a person's texts for a field: nothing reaches the account of somebody who has signed in since. */
export function createDelivery(client: ApolloClient, person: string, field: Field): Delivery {
  const day = dayOf(field);
  const isYesterday = day === 'YESTERDAY';
  const context = { userId: person };
  const fresh = { context, fetchPolicy: 'network-only' } as const;

  /** How the days stand by now, for a text whose day takes it no more. */
  async function look() {
    const { data } = await client.query({ query: TodayDocument, ...fresh });
    // What an answer changes elsewhere on the page: a failure leaves it as it was.
    client.refetchQueries({ include: ['Streak'] }).catch(() => {});
    return required(data);
  }

  async function conflict(meant: string | null, failure: Failure | null): Promise<Outcome> {
    const { today, todayAnswer, yesterdayAnswer } = await look();
    return meant === null || meant === (isYesterday ? addDays(today, -1) : today)
      ? { is: 'late', answer: isYesterday ? yesterdayAnswer : todayAnswer }
      : { is: 'over', day: today, answer: todayAnswer, failure };
  }

  async function deliver(request: Request): Promise<Outcome> {
    const { value, base } = request;
    if (request.as === 'draft') {
      const variables = { ...value, expectedUpdatedAt: base, ...sentDay(request) };
      const { data } = await client.mutate({ mutation: SaveDraftDocument, variables, context });
      const version = required(data).saveDraft;
      if (version.updatedAt || isEmpty(value)) return { is: 'stored', version };
      return conflict(request.day, null);
    }
    if (request.as === 'answer') {
      const variables = { ...asAnswer(value), expectedDraftUpdatedAt: base, ...sentDay(request) };
      const after = { context, refetchQueries: ['Today', 'Streak'], update: forgetToday };
      const { data } = await client.mutate({ mutation: SaveAnswerDocument, variables, ...after });
      return { is: 'answered', saved: required(data).saveAnswer };
    }
    const variables = { input: { id: request.id, ...asAnswer(value), expectedUpdatedAt: base } };
    const { data } = await client.mutate({ mutation: UpdateAnswerDocument, variables, context });
    return { is: 'answered', saved: { answer: required(data).updateAnswer, milestone: null } };
  }

  /** Shows the entry everywhere as it is by now. */
  function notice(id: string, version: Version): void {
    const fields = { ...eachText((field) => () => version[field]), updatedAt: () => version.updatedAt };
    client.cache.modify({ id: client.cache.identify({ __typename: 'Answer', id }), fields });
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
        const outcome = failed(failure);
        if (outcome.is === 'contested' && request.as === 'change') notice(request.id, outcome.other);
        if (request.as === 'change' || failure.code !== 'CONFLICT' || outcome.is !== 'refused')
          return outcome;
        return conflict(request.day, outcome.failure).catch((fault) => failed(toFailure(fault)));
      }
    },
  };
}
