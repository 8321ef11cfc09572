import { buildAddress, PASSWORD } from '../../workshop/testing/builders.ts';
import { buildOwner, deviceOf, from, logIn, newAddress, statusesOf } from '../../workshop/testing/log-ins.ts';
import { cookieOf, rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import type { TestApp } from '../../workshop/testing/test-app.ts';
import { withLimitedApp } from '../../workshop/testing/with-app.ts';
import { RECENT_SIGN_IN_MS } from '../session/session-handle.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
const pass = withLimitedApp((limited) => {
  app = limited;
});

describe('ordinary use meets no limit', () => {
  it('for a family of six behind one address, who mistype and log in every evening', async () => {
    const home = newAddress();
    const family = [];
    for (let index = 0; index < 6; index += 1) family.push(await buildOwner(app, home));
    for (let evening = 0; evening < 3; evening += 1) {
      for (const [index, { username }] of family.entries()) {
        const mistyped = await statusesOf(index % 4, () => logIn(app, { username, address: home }));
        expect(mistyped).toEqual(Array(index % 4).fill(401));
        const right = await logIn(app, { username, address: home, password: PASSWORD });
        expect(right.status).toBe(200);
        pass(MINUTE_MS);
      }
    }
  });

  it('for a whole family at the same moment', async () => {
    const home = newAddress();
    const family = await Promise.all(Array.from({ length: 6 }, () => buildOwner(app, home)));
    const together = (password?: string) =>
      Promise.all(
        family.map(({ username }) => logIn(app, { username, address: home, ...(password && { password }) })),
      );
    expect((await together()).map(({ status }) => status)).toEqual(Array(6).fill(401));
    expect((await together(PASSWORD)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it('for a school class of thirty that registers within five minutes and logs in with mistakes', async () => {
    const school = newAddress();
    const pupils = Array.from({ length: 30 }, buildAddress);
    for (const username of pupils) {
      const reply = await rawJson(
        app,
        'POST',
        '/api/register',
        { username, password: PASSWORD },
        from(school),
      );
      expect(reply.status).toBe(201);
      pass((5 * MINUTE_MS) / pupils.length);
    }
    for (const username of pupils) {
      expect((await logIn(app, { username, address: school })).status).toBe(401);
      expect((await logIn(app, { username, address: school, password: PASSWORD })).status).toBe(200);
    }
  });

  it('for a school class of thirty that registers at once, whose browsers then send six requests each', async () => {
    const school = newAddress();
    const pupils = await Promise.all(Array.from({ length: 30 }, () => buildOwner(app, school)));
    const asked = pupils.flatMap(({ session }) =>
      Array.from({ length: 6 }, () =>
        rawRequest(app, 'GET', '/api/streak', { headers: from(school, session) }),
      ),
    );
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(30 * 6).fill(200));
  });

  it('for a person who repeatedly mistypes four times before a correct log-in or proof', async () => {
    const { username, address, session } = await buildOwner(app);
    const stranger = newAddress();
    for (let round = 0; round < 4; round += 1) {
      expect(await statusesOf(4, () => logIn(app, { username, address: stranger }))).toEqual(
        Array(4).fill(401),
      );
      expect((await logIn(app, { username, address: stranger, password: PASSWORD })).status).toBe(200);
    }
    pass(RECENT_SIGN_IN_MS + 1);
    const change = (Cookie: string, currentPassword: string) =>
      rawJson(
        app,
        'POST',
        '/api/user/change-password',
        { password: PASSWORD, currentPassword },
        from(address, Cookie),
      );
    let Cookie = session;
    for (let round = 0; round < 3; round += 1) {
      expect(await statusesOf(4, () => change(Cookie, 'falsches Wort'))).toEqual(Array(4).fill(403));
      const right = await change(Cookie, PASSWORD);
      expect(right.status).toBe(200);
      Cookie = cookieOf(right);
      pass(RECENT_SIGN_IN_MS + 1);
    }
  });

  it('for a person with two trusted devices, who mistypes nine times on each while strangers guess', async () => {
    const { username, device } = await buildOwner(app);
    const phone = deviceOf(await logIn(app, { username, address: newAddress(), password: PASSWORD }));
    expect(phone).not.toBe(device);
    await statusesOf(60, () => logIn(app, { username, address: newAddress() }));
    for (const Cookie of [device, phone]) {
      const attempt = { username, address: newAddress(), Cookie };
      expect(await statusesOf(9, () => logIn(app, attempt))).toEqual(Array(9).fill(401));
      expect((await logIn(app, { ...attempt, password: PASSWORD })).status).toBe(200);
    }
  });
});
