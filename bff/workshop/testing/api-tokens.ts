import type { Scope } from '../../platform/session/program.ts';
import type { TestApp } from './test-app.ts';
import { TestClient } from './test-client.ts';

const KEY = 'id name scopes createdAt expiresAt lastUsedAt lastUsedBy';

/** The operations on API tokens. */
export const API_TOKENS = `{ me { apiTokens { ${KEY} } } }`;
export const CREATE_API_TOKEN = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { secret apiToken { ${KEY} } }
}`;
export const REMOVE_API_TOKEN = `mutation ($id: ID!, $currentPassword: String) {
  removeApiToken(input: { id: $id, currentPassword: $currentPassword }) { account { apiTokens { ${KEY} } } }
}`;

/** A well-formed API token with a valid checksum that does not exist. */
export const UNKNOWN_KEY = 'aufwind_pat_00000000000000000000000000000000000000000000wzl6o';

/** Creates an API token at a fresh sign-in; returns the secret and the id. */
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

/** Creates a client that sends an API token. */
export function programWith(app: TestApp, key: string, headers: Record<string, string> = {}): TestClient {
  return new TestClient(app, { Authorization: `Bearer ${key}`, ...headers });
}

/** Creates a client with a new API token of this person. */
export async function buildProgram(app: TestApp, owner: TestClient, ...scopes: Scope[]): Promise<TestClient> {
  return programWith(app, (await createApiToken(owner, scopes)).key);
}
