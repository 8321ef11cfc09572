import { SCOPES } from '../api-token/scopes.rules.ts';
import type { ApiGuide } from '../platform/rest/api-docs.ts';
import { failureShape, shapes } from '../platform/rest/shapes.ts';
import { chapters } from './chapters.ts';
import { MEANING } from './failures.ts';

const INTRODUCTION = `One positive question a day, answered in about a minute, stored as an encrypted personal diary.

Bodies are JSON in UTF-8, at most 128 kB; fields that an operation does not know are ignored. A success is a 200, or a 201 where something new was made; where there is nothing to say the body is \`{}\`.

Every failure is \`{"error", "code"}\`: a German sentence for the person and a code for the program, each code with one status. \`BAD_USER_INPUT\` adds \`fields\`, with a sentence for each field. Somebody else's answer is \`NOT_FOUND\`, like one that does not exist.

A browser works with the session cookie, a program with a key of its own, as \`Authorization: Bearer …\`. A key opens what its scopes name; where they do not reach, a 403 names the \`scope\` that is lacking.

What "today" is follows the server's clock in the time zone that the header \`X-Time-Zone\` names. Clients never send a date: where yesterday can be answered, they name it as \`yesterday\`.

The same domain is offered over GraphQL at \`/graphql\`, with the same key, with pages of the diary and its search.`;

/** Keeps the published order; tags and shapes missing here follow in the order of the slices. */
const ORDER = [
  ...['account', 'answer', 'draft', 'streak', 'feedback', 'identity'],
  ...['User', 'Answer', 'AnswerList', 'AnswerChange', 'AnswerChanges', 'Milestone', 'SavedAnswer'],
  ...['Streak', 'Draft', 'TodayStatus', 'AppleAuthorization', 'Export'],
];

const EMPTY_ANSWER = 'Antwort darf nicht leer sein';

/** Texts of `/api/docs` and `/api/openapi.json` that belong to no single path. */
export const apiGuide: ApiGuide = {
  summary: 'A diary of one question a day.',
  introduction: INTRODUCTION,
  failures: MEANING,
  failure: failureShape(SCOPES).register(shapes, {
    id: 'Error',
    example: { error: EMPTY_ANSWER, code: 'BAD_USER_INPUT', fields: { content: EMPTY_ANSWER } },
  }),
  order: ORDER,
  chapters,
};
