import { slices } from '../../slices.ts';
import { buildUser } from '../../workshop/testing/builders.ts';
import { saveDraft } from '../../workshop/testing/drafts.ts';
import { createTestApp } from '../../workshop/testing/test-app.ts';
import { TestClient } from '../../workshop/testing/test-client.ts';
import { RATE_LIMITS, tooMany } from './rate-limits.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LINK =
  'mutation ($token: String!) { resetPassword(input: { token: $token, password: "ein neues Wort" }) { recentCredentials { removalToken } } }';

describe('the table of limits', () => {
  const names = Object.keys(RATE_LIMITS);

  it('has fifteen rows at most', () => {
    expect(names.length).toBeLessThanOrEqual(15);
  });

  it('names no slice and no root field', () => {
    const own = slices.declared.flatMap(({ folder, fields }) => [folder, ...Object.keys(fields)]);
    const words = own.map((name) => name.replace(/^me\./, '').replaceAll('-', '').toLowerCase());
    const taken = names.filter((name) => words.some((word) => name.toLowerCase().includes(word)));
    expect(taken).toEqual([]);
  });
});

describe('root fields that share a row', () => {
  it("do not use up each other's limit: drafts use up nothing of saves", async () => {
    const app = await createTestApp({ rateLimitScale: 1 });
    const { client } = await buildUser(app);
    for (let count = 0; count < RATE_LIMITS.write.count; count += 1) await saveDraft(client, 'Der Bus');
    expect((await saveDraft(client, 'Der Bus')).code).toBe('TOO_MANY_REQUESTS');
    const saved = await client.rest('post', '/api/answers', { content: 'Der Bus war pünktlich.' });
    expect(saved.status).toBe(201);
    await app.close();
  });
});

describe('too many attempts', () => {
  it.each([
    [1, 'Zu viele Versuche. Bitte warte einen Moment.'],
    [MINUTE, 'Zu viele Versuche. Bitte warte einen Moment.'],
    [MINUTE + 1, 'Zu viele Versuche. Bitte versuche es in 2 Minuten noch einmal.'],
    [10 * MINUTE, 'Zu viele Versuche. Bitte versuche es in 10 Minuten noch einmal.'],
    [2 * HOUR, 'Zu viele Versuche. Bitte versuche es in 120 Minuten noch einmal.'],
    [2 * HOUR + 1, 'Zu viele Versuche. Bitte versuche es in 3 Stunden noch einmal.'],
    [DAY, 'Zu viele Versuche. Bitte versuche es in 24 Stunden noch einmal.'],
    [30 * DAY, 'Zu viele Versuche. Bitte versuche es in 30 Tagen noch einmal.'],
  ])('with %i ms to wait are explained in words, never too short', (waitMs, sentence) => {
    const { message, details } = tooMany(waitMs);
    expect([message, details.retryAfterSeconds]).toEqual([sentence, Math.ceil(waitMs / SECOND)]);
  });

  it('at a link of a mail are refused with a waiting time, for people and for programs', async () => {
    const app = await createTestApp({ rateLimitScale: 1 });
    const visitor = new TestClient(app);
    const ask = () => visitor.graphql(LINK, { token: 'x'.repeat(100) });
    for (let count = 0; count < RATE_LIMITS.credential.count; count += 1) await ask();
    const { body, headers } = await ask();
    expect(body.errors[0].message).toBe('Zu viele Versuche. Bitte versuche es in 10 Minuten noch einmal.');
    expect(body.errors[0].extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 600 });
    expect(headers['retry-after']).toBe('600');
    await app.close();
  });
});
