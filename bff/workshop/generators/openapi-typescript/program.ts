import createClient from 'openapi-fetch';
import type { components, paths } from './generated/schema.js';

const { AUFWIND_ORIGIN = '', AUFWIND_KEY = '' } = process.env;
const headers = { Authorization: `Bearer ${AUFWIND_KEY}` };
const diary = createClient<paths>({ baseUrl: AUFWIND_ORIGIN, headers });

const { data: saved, error } = await diary.POST('/api/answers', {
  body: { content: 'Der Bus war pünktlich.', day: 'today' },
});
if (error) throw new Error(error.error);
const milestone = 'milestone' in saved ? saved.milestone.event : 'none';

const { data: answers = [] } = await diary.GET('/api/answers');
const changed = await diary.PATCH('/api/answers/{id}', {
  params: { path: { id: saved.id } },
  body: { content: 'Der Bus war früh.' },
});
const { data: news } = await diary.GET('/api/answers/changes', { params: { query: { first: 10 } } });
const told = news?.changes.map(({ answer }) => answer?.content ?? 'deleted');

const conflict = await diary.POST('/api/answers', { body: { content: 'Etwas anderes.' } });
const missing = await diary.DELETE('/api/answers/{id}', { params: { path: { id: 999_999_999 } } });
// The types say which codes an operation never returns.
const code: Exclude<components['schemas']['Error']['code'], 'CONFLICT'> | undefined = missing.error?.code;
const refusals = [await diary.POST('/api/answers', { body: { content: '' } }), conflict];

const refused = refusals.map(({ error }) => [error?.code, Object.keys(error?.fields ?? {})]);
const listed = answers.map(({ id, content }) => [id === saved.id, content]);
process.stdout.write(
  JSON.stringify({ milestone, listed, changed: changed.data?.content, told, refused, code }),
);
