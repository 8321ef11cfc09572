import { buildSession } from '../../workshop/testing/builders.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { withApp } from '../../workshop/testing/with-app.ts';
import { DAY_MS } from '../lib/clock.ts';
import { SessionEntity } from './session.entity.ts';
import { SESSION_RENEWAL_MS } from './session-middleware.ts';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from './session-store.ts';

let app: TestApp;
withApp((given) => {
  app = given;
});

async function register() {
  const { id, Cookie } = await buildSession(app);
  const headers = { Cookie };
  return {
    /** A visit this long after the sign-in. */
    visit: (afterMs: number) => {
      app.setClock(new Date(START_OF_TESTS.getTime() + afterMs));
      return rawRequest(app, 'GET', '/api/user', { headers });
    },
    row: () => app.database.source.manager.findOneByOrFail(SessionEntity, { userId: id }),
    headers,
    id,
  };
}

describe('a session', () => {
  it('ends after fourteen days without a visit', async () => {
    const inTime = await register();
    expect((await inTime.visit(SESSION_IDLE_MS - 1)).status).toBe(200);
    app.setClock(START_OF_TESTS);
    const tooLate = await register();
    expect((await tooLate.visit(SESSION_IDLE_MS)).status).toBe(401);
  });

  it('is prolonged by a visit', async () => {
    const { visit } = await register();
    await visit(SESSION_IDLE_MS - DAY_MS);
    expect((await visit(SESSION_IDLE_MS + DAY_MS)).status).toBe(200);
  });

  it('ends thirty days after the sign-in despite daily visits', async () => {
    const { visit } = await register();
    for (let at = DAY_MS; at < SESSION_ABSOLUTE_MS; at += DAY_MS) {
      expect((await visit(at)).status).toBe(200);
    }
    expect((await visit(SESSION_ABSOLUTE_MS - 1)).status).toBe(200);
    expect((await visit(SESSION_ABSOLUTE_MS)).status).toBe(401);
  });

  it('has a cookie that expires with the session, not fourteen days after the last renewal', async () => {
    const { visit } = await register();
    await visit(SESSION_IDLE_MS - 1);
    await visit(2 * SESSION_IDLE_MS - 2);
    const { setCookies } = await visit(SESSION_ABSOLUTE_MS - DAY_MS / 2);
    const expires = Date.parse(/Expires=([^;]+)/.exec(setCookies[0] ?? '')?.[1] ?? '');
    // Browsers use the real clock, so the server sends a time relative to now.
    expect(expires - Date.now()).toBeLessThanOrEqual(DAY_MS / 2);
    expect(expires - Date.now()).toBeGreaterThan(DAY_MS / 2 - 60_000);
  });

  it('is written at most once an hour, row and cookie together', async () => {
    const { visit, row } = await register();
    const before = await row();
    const within = [await visit(1), await visit(SESSION_RENEWAL_MS / 2), await visit(SESSION_RENEWAL_MS - 1)];
    expect(within.flatMap(({ setCookies }) => setCookies)).toEqual([]);
    expect(await row()).toEqual(before);
    const { setCookies } = await visit(SESSION_RENEWAL_MS);
    expect(setCookies).toHaveLength(1);
    const renewedAt = new Date(START_OF_TESTS.getTime() + SESSION_RENEWAL_MS);
    expect(await row()).toMatchObject({
      renewedAt,
      expiresAt: new Date(renewedAt.getTime() + SESSION_IDLE_MS),
      signedInAt: before.signedInAt,
    });
    expect((await visit(2 * SESSION_RENEWAL_MS - 1)).setCookies).toEqual([]);
  });

  it('does not come back when a visit renews it while it is being ended', async () => {
    const { visit, headers, id } = await register();
    await Promise.all([
      visit(SESSION_RENEWAL_MS),
      rawRequest(app, 'POST', '/api/logout', { headers }),
      visit(SESSION_RENEWAL_MS),
    ]);
    expect((await visit(SESSION_RENEWAL_MS)).status).toBe(401);
    expect(await app.database.source.manager.countBy(SessionEntity, { userId: id })).toBe(0);
  });
});
