import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { BERLIN, dayIn } from './day-ends.ts';
import { sendOperation } from './operations.ts';

/** Today in the browser's zone as 'EEEE, d. MMMM yyyy' in German. */
export function longToday(): string {
  return new Intl.DateTimeFormat('de-DE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: BERLIN,
  }).format(new Date());
}

/** Today in the browser's zone as 'dd. MMMM yyyy' in German. */
export function profileToday(): string {
  const parts = { day: '2-digit', month: 'long', year: 'numeric' } satisfies Intl.DateTimeFormatOptions;
  return new Intl.DateTimeFormat('de-DE', { ...parts, timeZone: BERLIN }).format(new Date());
}

/** This year in the browser's zone. */
export function thisYear(): number {
  return Number(dayIn(BERLIN, Date.now()).slice(0, 4));
}

/** An arbitrary diary text. */
export const ANY_TEXT = 'Die Amsel war schon wach.';

/** Answers today's question over the API, as the owner of the cookies of `request`. */
export async function answerToday(
  request: APIRequestContext,
  content: string,
  timeZone = BERLIN,
): Promise<void> {
  const answer = await request.post('/api/answers', {
    data: { content },
    headers: { 'X-Time-Zone': timeZone },
  });
  expect(answer.status()).toBe(201);
}

/** Answers yesterday in a diary that was filled up to yesterday, if a midnight has passed since. */
export async function fillYesterday(request: APIRequestContext): Promise<void> {
  const reply = await request.post('/api/answers', {
    data: { content: 'Vor dem Schlafen.', day: 'yesterday' },
  });
  // A conflict: no midnight has passed.
  expect([201, 409]).toContain(reply.status());
}

/** Answers the day next to today, from a time zone in which it is that day right now. */
export async function answerNeighbouringDay(request: APIRequestContext, content: string): Promise<void> {
  const zone = ['Etc/GMT-14', 'Etc/GMT+12'].find(
    (edge) => dayIn(edge, Date.now()) !== dayIn(BERLIN, Date.now()),
  );
  if (!zone) throw new Error('At every hour one edge of the world has another day than Berlin.');
  await answerToday(request, content, zone);
}

/** Fills the diary of the owner of the cookies of `request` with days of a year and of a month ago. */
export async function answerToRemember(request: APIRequestContext): Promise<void> {
  const [year = 0, month = 0, date = 0] = dayIn(BERLIN, Date.now()).split('-').map(Number);
  // With the days before, because the earlier month may be shorter.
  const entries = [12, 1].flatMap((months) =>
    [0, 1, 2, 3].map((days) => {
      const day = new Date(Date.UTC(year, month - 1 - months, date - days)).toISOString().slice(0, 10);
      return { day, content: `${ANY_TEXT} ${day}` };
    }),
  );
  const reply = await sendOperation(request, 'ImportAnswers', { input: { importId: randomUUID(), entries } });
  expect((await reply.json()).errors).toBeUndefined();
}

/** The diary of the owner of `request`'s cookies, newest day first. */
export async function storedAnswers(
  request: APIRequestContext,
): Promise<{ id: string; date: string; content: string }[]> {
  const answer = await request.get('/api/answers');
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The id of today's answer, for the owner of the cookies of `request`. */
export async function todaysAnswerId(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/answers/today');
  expect(answer.status()).toBe(200);
  return (await answer.json()).id;
}

/** The draft on the server, for the owner of the cookies of `request`. */
export async function storedDraft(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/draft');
  expect(answer.status()).toBe(200);
  return (await answer.json()).content;
}
