import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Creates an export link of this account; returns its token. */
export async function exportTokenFor(app: TestApp, userId: number): Promise<string> {
  const user = await app.services.account.findById(userId);
  if (!user) throw new Error('There is no such account.');
  return new URL(app.services.exportLinks.make(user).link).hash.slice(1);
}

/** Downloads the export of a link. */
export function takeByLink(client: TestClient, token: string, attempt?: string) {
  return client.rest('post', '/api/user/export-by-link', { token, ...(attempt && { attempt }) });
}
