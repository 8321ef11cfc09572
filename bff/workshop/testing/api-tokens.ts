import type { Scope } from '../../platform/session/program.ts';
import type { TestApp } from './test-app.ts';
import { TestClient } from './test-client.ts';

const KEY = 'id name scopes createdAt expiresAt lastUsedAt lastUsedBy';

/** The operations of the slice of API tokens. */
export const API_TOKENS = `{ me { apiTokens { ${KEY} } } }`;
export const CREATE_API_TOKEN = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { secret apiToken { ${KEY} } }
}`;
export const REMOVE_API_TOKEN = `mutation ($id: ID!, $currentPassword: String) {
  removeApiToken(input: { id: $id, currentPassword: $currentPassword }) { account { apiTokens { ${KEY} } } }
}`;

/** A key of the right form and checksum that nobody has. */
export const UNKNOWN_KEY = 'aufwind_pat_00000000000000000000000000000000000000000000wzl6o';

/** Makes a key at a fresh sign-in and gives it with its id. */
export async function createApiToken(
  owner: TestClient,
  scopes: readonly Scope[],
  lifetimeDays = 90,
): Promise<{ id: string; key: string }> {
  const input = { name: 'Notizen', scopes, lifetimeDays };
  const { body } = await owner.graphql(CREATE_API_TOKEN, { input });
  const { secret, apiToken } = body.data.createApiToken;
  return { id: apiToken.id, key: secret };
}

/** A program that asks with a key. */
export function programWith(app: TestApp, key: string, headers: Record<string, string> = {}): TestClient {
  return new TestClient(app, { Authorization: `Bearer ${key}`, ...headers });
}

/** A program of this person with a new key. */
export async function buildProgram(app: TestApp, owner: TestClient, ...scopes: Scope[]): Promise<TestClient> {
  return programWith(app, (await createApiToken(owner, scopes)).key);
}
