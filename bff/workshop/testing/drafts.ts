import type { TestClient } from './test-client.ts';

/** A draft, or the other version that a `CONFLICT` shows. */
export interface Version {
  content: string;
  updatedAt: string | null;
}

/** What a request came to: a version, or the code of its failure and the version that this shows. */
export interface Outcome extends Partial<Version> {
  code?: string;
  current?: Version;
}

async function outcomeOf(
  client: TestClient,
  field: string,
  query: string,
  variables: Record<string, unknown> = {},
) {
  const { body } = await client.graphql(query, variables);
  const outcome: Outcome = body.errors ? body.errors[0].extensions : body.data[field];
  return outcome;
}

/** The open draft, of today where no day is named. */
export function openDraft(client: TestClient, day = 'TODAY'): Promise<Outcome> {
  return outcomeOf(client, 'draft', `{ draft(day: ${day}) { content updatedAt } }`);
}

/** The displaced draft. */
export function displacedDraft(client: TestClient): Promise<Outcome> {
  return outcomeOf(client, 'displacedDraft', '{ displacedDraft { content updatedAt } }');
}

/** Discards the displaced draft of a version; whether that succeeded, or the failure. */
export async function discard(client: TestClient, updatedAt: unknown): Promise<Outcome | boolean> {
  const query = 'mutation ($updatedAt: DateTime!) { discardDisplacedDraft(updatedAt: $updatedAt) }';
  return outcomeOf(client, 'discardDisplacedDraft', query, { updatedAt });
}

/** What a text says of its day. */
export interface SentDay {
  day?: string;
  expectedDay?: string;
}

/** Stores a draft over GraphQL; without `expected` the last one wins. */
export function saveDraft(
  client: TestClient,
  content: string,
  expected?: unknown,
  sent: SentDay = {},
): Promise<Outcome> {
  const query = `mutation ($content: String!, $expected: DateTime, $day: AnswerDay, $expectedDay: Date) {
    saveDraft(content: $content, expectedUpdatedAt: $expected, day: $day, expectedDay: $expectedDay) { content updatedAt }
  }`;
  const known = expected === undefined ? {} : { expected };
  return outcomeOf(client, 'saveDraft', query, { content, ...known, ...sent });
}

/** Saves the answer over GraphQL; without `expected` it says nothing of a draft. */
export async function saveAnswer(client: TestClient, content: string, expected?: unknown): Promise<Outcome> {
  const query = `mutation ($content: String!, $expected: DateTime) {
    saveAnswer(content: $content, expectedDraftUpdatedAt: $expected) { content: answer { content } milestone { event } }
  }`;
  const variables = expected === undefined ? { content } : { content, expected };
  const { body } = await client.graphql(query, variables);
  return body.errors ? body.errors[0].extensions : body.data.saveAnswer.content;
}
