import { createClient } from './generated/client/index.js';
import {
  answerChanges,
  answers,
  deleteAnswer,
  type Error as Failure,
  saveAnswer,
  updateAnswer,
} from './generated/index.js';

const { AUFWIND_ORIGIN = '', AUFWIND_KEY = '' } = process.env;
const client = createClient({
  baseUrl: AUFWIND_ORIGIN,
  auth: ({ scheme }) => (scheme === 'bearer' ? AUFWIND_KEY : undefined),
});

const { data: saved, error } = await saveAnswer({
  client,
  body: { content: 'Der Bus war pünktlich.', day: 'today' },
});
if (error) throw new Error(error.error);
const milestone = 'milestone' in saved ? saved.milestone.event : 'none';

const { data: diary = [] } = await answers({ client });
const changed = await updateAnswer({
  client,
  path: { id: saved.id },
  body: { content: 'Der Bus war früh.' },
});
const { data: news } = await answerChanges({ client, query: { first: 10 } });
const told = news?.changes.map(({ answer }) => answer?.content ?? 'deleted');

const conflict = await saveAnswer({ client, body: { content: 'Etwas anderes.' } });
const missing = await deleteAnswer({ client, path: { id: 999_999_999 } });
// The types say which codes an operation never returns.
const code: Exclude<Failure['code'], 'CONFLICT'> | undefined = missing.error?.code;
const refusals = [await saveAnswer({ client, body: { content: '' } }), conflict];

const refused = refusals.map(({ error }) => [error?.code, Object.keys(error?.fields ?? {})]);
const listed = diary.map(({ id, content }) => [id === saved.id, content]);
process.stdout.write(
  JSON.stringify({ milestone, listed, changed: changed.data?.content, told, refused, code }),
);
