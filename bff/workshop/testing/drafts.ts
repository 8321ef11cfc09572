import type { TestClient } from './test-client.ts';

/** A draft, or the other version that a `CONFLICT` shows. */
export interface Version {
  content: string;
  updatedAt: string | null;
}

/** The outcome of a request: a version, or the code of its failure and the version of the conflict. */
export interface Outcome extends Partial<Version> {
  code?: string;
  current?: Version;
}

const CONFLICT = 'conflict { draft { content updatedAt } }';

/** Returns the named part of a payload, its conflict, or the failure. */
async function outcomeOf(
  client: TestClient,
  [field, part]: [field: string, part?: string],
  query: string,
  variables: Record<string, unknown> = {},
) {
  const { body } = await client.graphql(query, variables);
  if (body.errors) return body.errors[0].extensions;
  const payload = body.data[field];
  if (!part || !payload.conflict) return part ? payload[part] : payload;
  const { draft } = payload.conflict;
  return { code: 'CONFLICT', ...(draft && { current: draft }) };
}

/** Reads the open draft of a day. */
export function openDraft(client: TestClient, day = 'TODAY'): Promise<Outcome> {
  return outcomeOf(client, ['draft'], `{ draft(day: ${day}) { content updatedAt } }`);
}

/** Reads the superseded draft. */
export function supersededDraft(client: TestClient): Promise<Outcome> {
  return outcomeOf(client, ['supersededDraft'], '{ supersededDraft { content updatedAt } }');
}

/** Discards a version of the superseded draft; returns whether the version existed, or the failure. */
export function discard(client: TestClient, updatedAt: unknown): Promise<Outcome | boolean> {
  const query = `mutation ($input: DiscardSupersededDraftInput!) {
    discardSupersededDraft(input: $input) { wasDiscarded ${CONFLICT} }
  }`;
  return outcomeOf(client, ['discardSupersededDraft', 'wasDiscarded'], query, { input: { updatedAt } });
}

/** The day that a text states. */
export interface SentDay {
  day?: string;
  expectedDay?: string;
}

/** Stores a draft over GraphQL; without `expected`, it overwrites any version. */
export function saveDraft(
  client: TestClient,
  content: string,
  expected?: unknown,
  sent: SentDay = {},
): Promise<Outcome> {
  const query = `mutation ($input: SaveDraftInput!) {
    saveDraft(input: $input) { draft { content updatedAt } ${CONFLICT} }
  }`;
  const known = expected === undefined ? {} : { expectedUpdatedAt: expected };
  return outcomeOf(client, ['saveDraft', 'draft'], query, { input: { content, ...known, ...sent } });
}

/** Saves the answer over GraphQL; without `expected`, it names no version of a draft. */
export function saveAnswer(client: TestClient, content: string, expected?: unknown): Promise<Outcome> {
  const query = `mutation ($input: SaveAnswerInput!) {
    saveAnswer(input: $input) { answer { content } milestone { event } ${CONFLICT} }
  }`;
  const known = expected === undefined ? {} : { expectedDraftUpdatedAt: expected };
  return outcomeOf(client, ['saveAnswer', 'answer'], query, { input: { content, ...known } });
}
