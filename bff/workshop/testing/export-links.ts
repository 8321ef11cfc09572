import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** The token of a new link to the export of this account. */
export async function exportTokenFor(app: TestApp, userId: number): Promise<string> {
  const user = await app.services.account.findById(userId);
  if (!user) throw new Error('There is no such account.');
  return new URL(app.services.exportLinks.make(user).link).hash.slice(1);
}

/** Takes the export that a link is for. */
export function takeByLink(client: TestClient, token: string, attempt?: string) {
  return client.rest('post', '/api/user/export-by-link', { token, ...(attempt && { attempt }) });
}
