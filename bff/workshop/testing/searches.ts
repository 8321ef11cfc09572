import { textsOf } from '../../answer/answer-content.rules.ts';
import type { CalendarDay } from '../../platform/lib/clock.ts';
import { buildUser } from './builders.ts';
import { START_OF_TESTS, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Searches the diary. */
export const SEARCH = `query ($text: String!, $before: Date) {
  searchAnswers(text: $text, before: $before) {
    count insideCount isComplete nextBefore hasMore nodes { day isInside excerpt marks { start end } }
  }
}`;

/** Creates a person with these texts by day. */
export async function buildDiary(app: TestApp, texts: Record<CalendarDay, string>) {
  const { id, client, username } = await buildUser(app);
  for (const [day, content] of Object.entries(texts)) {
    app.setClock(`${day}T18:00:00.000Z`);
    const answer = { userId: id, day, timeZone: 'Europe/Berlin', texts: textsOf({ content }) };
    await app.services.answer.save(answer);
  }
  app.setClock(START_OF_TESTS);
  return { id, client, username };
}

/** The results of a search for this person. */
export async function search(client: TestClient, text: string, before?: CalendarDay) {
  const { body } = await client.graphql(SEARCH, { text, before });
  expect(body.errors).toBeUndefined();
  return body.data.searchAnswers;
}

/** Searches and returns the marked words, newest day first. */
export async function marked(client: TestClient, text: string): Promise<string[]> {
  const { nodes } = await search(client, text);
  return nodes.flatMap(({ excerpt, marks }: { excerpt: string; marks: { start: number; end: number }[] }) =>
    marks.map(({ start, end }) => excerpt.slice(start, end)),
  );
}

/** Searches and returns the days, newest first. */
export async function daysOf(client: TestClient, text: string): Promise<CalendarDay[]> {
  const { nodes } = await search(client, text);
  return nodes.map(({ day }: { day: CalendarDay }) => day);
}
