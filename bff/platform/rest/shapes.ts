import * as z from 'zod/mini';
import {
  ANSWER_TEXTS,
  type AnswerTexts,
  eachText,
  type TextField,
  textsOf,
} from '../lib/answer-texts.rules.ts';
import { HTTP_STATUS } from '../lib/errors.ts';
import { SCOPES } from '../lib/scopes.rules.ts';
import type { RestAnswerFragment, RestUserFragment } from './operations.generated.ts';

/** The schema of an answer's JSON body. */
export type Shape = z.ZodMiniType;

const text = (description: string) => z.string().check(z.describe(description));
const instant = (description: string) => z.iso.datetime().check(z.describe(description));
const serialKey = (description: string) => z.int().check(z.gte(1), z.describe(description));
const count = (description: string) => z.int().check(z.gte(0), z.describe(description));
const provider = z
  .enum(['local', 'google', 'apple'])
  .check(z.describe('How the account was created: by e-mail and password, or by signing in elsewhere.'));

/** What a client reads about each text of an answer. */
export const TEXT_MEANINGS: Record<TextField, string> = { content: 'The text' };

/** Texts of an answer that a client could send. */
export const EXAMPLE_TEXTS: AnswerTexts = { content: 'Der Bus war pünktlich.' };

/** The same as they are typed. */
export const DRAFT_TEXTS: AnswerTexts = { ...EXAMPLE_TEXTS, content: 'Heute habe ich' };

/** Says how long a text of an answer may be; that of a draft may be empty. */
export function lengthOf(field: TextField, mayBeEmpty: boolean = ANSWER_TEXTS[field].mayBeEmpty): string {
  // Not by Intl, which would load its locale data at every start.
  const longest = String(ANSWER_TEXTS[field].maxCodePoints).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${mayBeEmpty ? 'up' : '1'} to ${longest} Unicode code points`;
}

const Answer = z.strictObject({
  id: serialKey('Serial key.'),
  ...eachText((field) => text(`${TEXT_MEANINGS[field]}; ${lengthOf(field)}.`)),
  date: instant('When it was first saved. The day it counts for never moves afterwards.'),
  createdAt: instant('When it was created.'),
  updatedAt: instant('When its text was last changed.'),
});

const AnswerChange = z.strictObject({
  id: serialKey('Serial key of the answer; one that was never seen may be deleted already.'),
  day: z.iso.date().check(z.describe('The calendar day it belongs to.')),
  answer: z.nullable(Answer).check(z.describe('What it is now; `null` once it is deleted.')),
});

const ExportedAnswer = z.extend(z.omit(Answer, { id: true }), {
  day: z.iso.date().check(z.describe('The calendar day it belongs to: `date` alone does not tell it.')),
  timeZone: text('The IANA time zone that decided the day.'),
});

const Milestone = z.strictObject({
  event: text('`default`, or what is celebrated: `streak-<days>` or `entries-<count>`.'),
  text: text('A German sentence for the person.'),
});

/** Every body of the paths, by its name in the documentation. */
export const shapes = {
  User: z.strictObject({
    id: serialKey('Serial key.'),
    username: text('E-mail address, normalised to lower case; empty for an account without one.'),
    provider,
    createdAt: instant('When the account was created.'),
    name: z.nullable(z.string()).check(z.describe('Display name, if a provider gave one.')),
  }),
  Answer,
  AnswerList: z.array(Answer).check(z.describe('All answers, newest day first.')),
  AnswerChange,
  AnswerChanges: z.strictObject({
    changes: z
      .array(AnswerChange)
      .check(z.describe('Each answer once, by its last change, oldest change first.')),
    hasMore: z.boolean().check(z.describe('Whether more are there already, after `nextCursor`.')),
    nextCursor: text('The cursor to go on with, now or in a month; to be kept as it is.'),
  }),
  Milestone,
  SavedAnswer: z.extend(Answer, { milestone: Milestone }),
  Streak: z.strictObject({ count: count('Days in a row with an answer, up to today or yesterday.') }),
  Draft: z.strictObject(
    eachText((field) => text(`${TEXT_MEANINGS[field]} as typed; empty when there is no draft.`)),
  ),
  TodayStatus: z.strictObject({
    hasAnswered: z.boolean().check(z.describe("Whether today's question is answered.")),
  }),
  AppleAuthorization: z.strictObject({
    authorizationEndpoint: text('Where the browser goes.'),
    clientId: text('`client_id` there.'),
    redirectUri: text('`redirect_uri` there.'),
    nonce: text('`nonce` there, as it is.'),
  }),
  Export: z.strictObject({
    username: text('E-mail address; empty for an account without one.'),
    provider,
    createdAt: instant('When the account was created.'),
    answers: z.array(ExportedAnswer).check(z.describe('All answers, newest day first.')),
  }),
  Nothing: z.strictObject({}).check(z.describe('An empty object: there is nothing to say.')),
  Error: z.strictObject({
    error: text('A German sentence for the person.'),
    code: z.enum(Object.keys(HTTP_STATUS)).check(z.describe('For the program; each code has one status.')),
    fields: z
      .optional(z.record(z.string(), z.string()))
      .check(z.describe('German sentences by input field, for `BAD_USER_INPUT` only.')),
    scope: z
      .optional(z.enum(SCOPES))
      .check(z.describe('The scope that a key for a program lacks, for its `FORBIDDEN` only.')),
  }),
} satisfies Record<string, Shape>;

/** A user as the paths give it: `{id, username, provider, createdAt, name}`, the id a number. */
export function userShape(user: RestUserFragment) {
  return { ...user, id: Number(user.id) };
}

/** An answer as the paths give it: `{id, content, date, createdAt, updatedAt}`, the id a number. */
export function answerShape(answer: RestAnswerFragment) {
  const { id, date, createdAt, updatedAt } = answer;
  // Field by field: spreading what graphql-js makes, an object without a prototype, costs a long list ten times as much.
  return { id: Number(id), ...textsOf(answer), date, createdAt, updatedAt };
}
