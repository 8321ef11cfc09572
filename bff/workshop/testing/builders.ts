import { randomUUID } from 'node:crypto';
import { textsOf } from '../../answer/answer-content.rules.ts';
import { addDays, type CalendarDay } from '../../platform/lib/clock.ts';
import { cookieOf, rawJson } from './raw-request.ts';
import type { TestApp } from './test-app.ts';
import { TestClient } from './test-client.ts';

const ROWS_A_STATEMENT = 500;

/** The password of every built user. */
export const PASSWORD = 'ein sicheres Wort';

/** Returns a unique address. */
export function buildAddress(): string {
  return `person-${randomUUID()}@example.org`;
}

/** Creates an account; returns it with the signed-in client. */
export async function buildUser(app: TestApp, headers: Record<string, string> = {}) {
  const client = new TestClient(app, headers);
  const username = buildAddress();
  const { body } = await client.rest('post', '/api/register', { username, password: PASSWORD });
  const id: number = body.id;
  return { id, username, client };
}

/** Creates another device of a person: a client with a separate session. */
export async function buildDevice(app: TestApp, username: string): Promise<TestClient> {
  const client = new TestClient(app);
  await client.rest('post', '/api/login', { username, password: PASSWORD });
  return client;
}

/** Creates an account for raw requests; returns its session cookie. */
export async function buildSession(app: TestApp, headers: Record<string, string> = {}) {
  const username = buildAddress();
  const reply = await rawJson(app, 'POST', '/api/register', { username, password: PASSWORD }, headers);
  return { id: Number(reply.body.id), username, Cookie: cookieOf(reply) };
}

/** Saves answers on these days, each at 18:00 UTC, oldest first; their milestones count as celebrated. */
export async function buildAnswers(app: TestApp, userId: number, days: CalendarDay[]): Promise<void> {
  for (const day of days) {
    app.setClock(`${day}T18:00:00.000Z`);
    const texts = textsOf({ content: `Antwort vom ${day}` });
    await app.services.answer.save({ userId, day, timeZone: 'Europe/Berlin', texts });
    await app.services.streak.markReached(userId, day);
  }
}

/**
 * Creates consecutive answered days that end on `newest`, for counting only: the rows hold no text, and their milestones
 * count as celebrated.
 */
export async function buildRun(
  app: TestApp,
  userId: number,
  newest: CalendarDay,
  length: number,
): Promise<void> {
  const days = Array.from({ length }, (_, index) => addDays(newest, -index));
  await app.db.write(async (tx) => {
    const [last] = await tx.all<{ newest: number | null }>(
      'SELECT max(sequence) AS newest FROM answer WHERE userId = ?',
      [userId],
    );
    let sequence = last?.newest ?? 0;
    for (let start = 0; start < days.length; start += ROWS_A_STATEMENT) {
      const part = days.slice(start, start + ROWS_A_STATEMENT);
      const noon = (day: CalendarDay) => new Date(`${day}T12:00:00.000Z`);
      await tx.run(
        `INSERT INTO answer (uuid, userId, date, day, timeZone, createdAt, updatedAt, sequence)
         VALUES ${part.map(() => '(?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
        part.flatMap((day) => {
          sequence += 1;
          return [randomUUID(), userId, noon(day), day, 'Europe/Berlin', noon(day), noon(day), sequence];
        }),
      );
    }
  });
  await app.services.streak.markReached(userId, newest);
}

/** Saves today's answer as this person and returns it; throws if an answer existed. */
export async function buildAnswer(client: TestClient, content = 'Der erste Schnee.') {
  const { status, body } = await client.rest('post', '/api/answers', { content });
  if (status !== 201) throw new Error(`Saving an answer gave ${status}.`);
  return body;
}
