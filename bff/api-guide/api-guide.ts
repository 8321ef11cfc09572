import { SCOPES } from '../api-token/scopes.rules.ts';
import type { ApiGuide } from '../platform/rest/api-docs.ts';
import { failureShape, shapes } from '../platform/rest/shapes.ts';
import { chapters } from './chapters.ts';
import { MEANING } from './failures.ts';

const INTRODUCTION = `One positive question a day, answered in about a minute, stored as an encrypted personal diary.

Bodies are JSON in UTF-8, at most 128 kB; unknown fields are ignored. A success is a 200, or a 201 if the request created something; a response without content has the body \`{}\`.

Every failure is \`{"error", "code"}\`: a German sentence for the person and a code for the program. Each code has one status. \`BAD_USER_INPUT\` adds \`fields\`, with a sentence for each invalid field, if the body is JSON. An answer of another person is \`NOT_FOUND\`, like a missing answer.

A browser uses the session cookie. A program uses an API token, as \`Authorization: Bearer …\`. A token may call the operations of its scopes; any other operation is a 403.

"Today" is the calendar day of the server's clock in the time zone of the header \`X-Time-Zone\`. Clients never send a date: they send \`today\` or \`yesterday\`.

The same data are available over GraphQL at \`/graphql\` with the same token, with the diary in pages and a search. A failure there is \`{"errors"}\`, mostly with the status 200; each error has its code in \`extensions.code\`.`;

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
