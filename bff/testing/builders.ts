import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';
import { TestClient } from './test-client.ts';

/** The password of every built user. */
export const PASSWORD = 'ein sicheres Wort';

/** An address nobody else has. */
export function buildAddress(): string {
  return `person-${randomUUID()}@example.org`;
}

/** A signed-in person: a new account, with the client that registered it. */
export async function buildUser(app: TestApp, headers: Record<string, string> = {}) {
  const client = new TestClient(app, headers);
  const username = buildAddress();
  const { body } = await client.rest('post', '/api/register', { username, password: PASSWORD });
  const id: number = body.id;
  return { id, username, client };
}

/** Answers saved on these days, each at 18:00 UTC, oldest first. */
export async function buildAnswers(app: TestApp, userId: number, days: string[]): Promise<void> {
  for (const day of days) {
    app.setClock(`${day}T18:00:00.000Z`);
    await app.services.answer.save(userId, day, 'Europe/Berlin', `Antwort vom ${day}`);
  }
}
