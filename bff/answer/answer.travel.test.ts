import { addDays } from '../platform/lib/clock.ts';
import { buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function save(client: TestClient, zone: string, day: string): Promise<number> {
  const content = `${zone}, ${day}`;
  return (await client.rest('post', '/api/answers', { content, day }, { 'X-Time-Zone': zone })).status;
}

async function daysOf(client: TestClient): Promise<string[]> {
  const { body } = await client.graphql('{ answers { nodes { day } } }');
  return body.data.answers.nodes.map(({ day }: { day: string }) => day);
}

/** A person who registered a week before. */
async function buildTraveller(instant: string) {
  app.setClock(`${addDays(instant.slice(0, 10), -7)}T12:00:00.000Z`);
  const user = await buildUser(app);
  app.setClock(instant);
  return user;
}

describe('an answer for yesterday', () => {
  it.each([
    ['the night of 23 hours', 'Europe/Berlin', '2026-03-29T00:30:00.000Z', ['2026-03-29', '2026-03-28']],
    ['the night of 25 hours', 'Europe/Berlin', '2026-10-25T01:30:00.000Z', ['2026-10-25', '2026-10-24']],
    ['1 March of a leap year', 'Europe/Berlin', '2028-03-01T08:00:00.000Z', ['2028-03-01', '2028-02-29']],
    ['New Year', 'Europe/Berlin', '2026-12-31T23:30:00.000Z', ['2027-01-01', '2026-12-31']],
    ['west of the date line', 'Pacific/Kiritimati', '2026-11-22T10:00:00.000Z', ['2026-11-23', '2026-11-22']],
    ['east of it', 'Pacific/Pago_Pago', '2026-11-22T10:00:00.000Z', ['2026-11-21', '2026-11-20']],
  ])(
    'belongs to the previous calendar day, and each day takes one answer → %s',
    async (_title, zone, instant, days) => {
      const { client } = await buildTraveller(instant);
      for (const status of [201, 409]) {
        for (const day of ['today', 'yesterday']) {
          const content = `${day} ${status}`;
          const reply = await client.rest('post', '/api/answers', { content, day }, { 'X-Time-Zone': zone });
          expect(reply.status).toBe(status);
        }
      }
      expect(await daysOf(client)).toEqual(days);
    },
  );

  it('stays the only answer when the clock is set back by an hour over midnight', async () => {
    const { client } = await buildTraveller('2026-11-22T23:30:00.000Z');
    expect(await save(client, 'Europe/Berlin', 'yesterday')).toBe(201);
    app.setClock('2026-11-22T22:30:00.000Z');
    expect(await save(client, 'Europe/Berlin', 'today')).toBe(409);
    expect(await save(client, 'Europe/Berlin', 'yesterday')).toBe(201);
    expect(await daysOf(client)).toEqual(['2026-11-22', '2026-11-21']);
  });

  it('keeps its day when the person crosses the date line in either direction', async () => {
    const { client } = await buildTraveller('2026-11-22T10:30:00.000Z');
    expect(await save(client, 'Pacific/Auckland', 'yesterday')).toBe(201);
    expect(await save(client, 'Pacific/Pago_Pago', 'today')).toBe(409);
    expect(await save(client, 'Pacific/Pago_Pago', 'yesterday')).toBe(201);
    expect(await save(client, 'Pacific/Auckland', 'today')).toBe(201);
    expect(await daysOf(client)).toEqual(['2026-11-22', '2026-11-21', '2026-11-20']);
  });
});

describe('a person who changes time zones on purpose', () => {
  const INSTANT = '2026-11-22T11:00:00.000Z';
  const ZONES = [
    'Etc/GMT+12',
    'Pacific/Pago_Pago',
    'Europe/Berlin',
    'Pacific/Auckland',
    'Pacific/Kiritimati',
  ];

  it('can answer at most four days in a row, one answer each, and no day before the registration', async () => {
    const [old, fresh] = [await buildTraveller(INSTANT), await buildUser(app)];
    for (const { client } of [old, fresh]) {
      for (const zone of [...ZONES, ...ZONES.toReversed()]) {
        for (const day of ['today', 'yesterday']) await save(client, zone, day);
      }
    }
    expect(await daysOf(old.client)).toEqual(['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20']);
    expect(await daysOf(fresh.client)).toEqual(['2026-11-23', '2026-11-22', '2026-11-21']);
    for (const [zone, count] of [
      ['Europe/Berlin', 3],
      ['Pacific/Kiritimati', 4],
    ] as const) {
      const { body } = await old.client.rest('get', '/api/streak', undefined, { 'X-Time-Zone': zone });
      expect(body).toEqual({ count });
    }
  });

  it('continues normally the next day: days answered ahead stay answered', async () => {
    const { client } = await buildTraveller(INSTANT);
    expect(await save(client, 'Pacific/Kiritimati', 'today')).toBe(201);
    app.setClock('2026-11-23T18:00:00.000Z');
    expect(await save(client, 'Europe/Berlin', 'today')).toBe(409);
  });
});
