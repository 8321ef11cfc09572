import { addDays } from '../platform/lib/clock.ts';
import { buildRun, buildUser } from '../workshop/testing/builders.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { lastSevenDays, longestRun } from './streak.ts';

const TODAY = '2026-11-20';
const ago = (days: number) => addDays(TODAY, -days);

let app: TestApp;
withApp((given) => {
  app = given;
});

async function numbersOf(client: TestClient) {
  const query = '{ streak { count lastSevenDays longest isYesterdayOpen } }';
  return (await client.graphql(query)).body.data.streak;
}

describe('the longest run', () => {
  it.each([
    [0, []],
    [1, [0]],
    [3, [0, 1, 2]],
    [3, [0, 5, 6, 7, 9, 10]],
    [2, [1, 3, 5, 6]],
  ])('is %i for days so long ago: %j', (longest, days) => {
    expect(longestRun(days.map(ago))).toBe(longest);
  });
});

describe('the last seven days', () => {
  it.each([
    [[], [false, false, false, false, false, false, false]],
    [[0], [false, false, false, false, false, false, true]],
    [
      [1, 6, 7],
      [true, false, false, false, false, true, false],
    ],
    [[0, 1, 2, 3, 4, 5, 6, 7], Array(7).fill(true)],
  ])('state for each day whether it has an answer, oldest first → %j', (days, expected) => {
    expect(lastSevenDays(days.map(ago), TODAY)).toEqual(expected);
  });
});

describe('the numbers of the streak', () => {
  it('come in a single query, for a new account too', async () => {
    const { client } = await buildUser(app);
    expect(await numbersOf(client)).toEqual({
      count: 0,
      lastSevenDays: Array(7).fill(false),
      longest: 0,
      isYesterdayOpen: false,
    });
  });

  it('include an old run, whatever the page size', async () => {
    const { id, client } = await buildUser(app);
    await buildRun(app, id, ago(2), 5);
    await buildRun(app, id, ago(20), 390);
    await buildRun(app, id, ago(500), 401);
    expect(await numbersOf(client)).toEqual({
      count: 0,
      lastSevenDays: [true, true, true, true, true, false, false],
      longest: 401,
      isYesterdayOpen: false,
    });
  });

  it('report yesterday as open for an older account', async () => {
    app.setClock('2026-11-19T18:00:00.000Z');
    const { client } = await buildUser(app);
    app.setClock(START_OF_TESTS);
    expect((await numbersOf(client)).isYesterdayOpen).toBe(true);
  });
});
