import { buildAddress, PASSWORD } from '../../workshop/testing/builders.ts';
import { cookieOf, rawJson, rawRequest, SESSION_COOKIE } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';

const VIA_TLS = { 'X-Forwarded-Proto': 'https' };

let http: TestApp;
let https: TestApp;
beforeAll(async () => {
  http = await createTestApp();
  https = await createTestApp({ appOrigin: 'https://aufwind.example', trustProxy: 1 });
});
afterAll(async () => {
  await http.close();
  await https.close();
});

function register(app: TestApp, headers: Record<string, string> = {}) {
  return rawJson(app, 'POST', '/api/register', { username: buildAddress(), password: PASSWORD }, headers);
}

function flagsOf({ setCookies }: { setCookies: string[] }): string[] {
  const [, ...flags] = setCookies.find((line) => SESSION_COOKIE.test(line))?.split('; ') ?? [];
  return flags.map((flag) => flag.replace(/^(Expires|Max-Age)=.*/, '$1')).sort();
}

describe('on an http origin', () => {
  it('the cookie is named sid, applies to the whole site, and is hidden from scripts and other sites', async () => {
    const reply = await register(http);
    expect(cookieOf(reply)).toMatch(/^sid=s%3A/);
    expect(flagsOf(reply)).toEqual(['Expires', 'HttpOnly', 'Path=/', 'SameSite=Lax']);
  });

  it('the cookie of the trusted device is set, too, and hidden from scripts', async () => {
    const { setCookies } = await register(http);
    expect(setCookies.map((line) => line.split('=')[0]).sort()).toEqual(['dev', 'sid']);
    expect(setCookies.find((line) => line.startsWith('dev='))).toMatch(
      /^dev=[^;]+; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
  });

  it('both cookies are cleared when the account is deleted', async () => {
    const Cookie = cookieOf(await register(http));
    const { setCookies } = await rawRequest(http, 'DELETE', '/api/user', { headers: { Cookie } });
    expect(setCookies.map((line) => line.split(';')[0]).sort()).toEqual(['dev=', 'sid=']);
  });

  it('no HSTS header is sent', async () => {
    const { headers } = await register(http);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

describe('on an https origin behind a trusted proxy', () => {
  it('the cookie is named __Host-sid and is sent over TLS only', async () => {
    const reply = await register(https, VIA_TLS);
    expect(cookieOf(reply)).toMatch(/^__Host-sid=s%3A/);
    expect(flagsOf(reply)).toEqual(['Expires', 'HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  it('the cookie signs in, and is cleared under its name at log-out', async () => {
    const headers = { ...VIA_TLS, Cookie: cookieOf(await register(https, VIA_TLS)) };
    expect((await rawRequest(https, 'GET', '/api/user', { headers })).status).toBe(200);
    const out = await rawRequest(https, 'POST', '/api/logout', { headers });
    expect(out.setCookies).toEqual([expect.stringMatching(/^__Host-sid=;/)]);
    expect(flagsOf(out)).toEqual(['Expires', 'HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect((await rawRequest(https, 'GET', '/api/user', { headers })).status).toBe(401);
  });

  it('the cookie with its http name is ignored', async () => {
    const value = cookieOf(await register(https, VIA_TLS)).replace('__Host-', '');
    const { status } = await rawRequest(https, 'GET', '/api/user', {
      headers: { ...VIA_TLS, Cookie: value },
    });
    expect(status).toBe(401);
  });

  it('the cookie is never sent over a connection without TLS', async () => {
    expect((await register(https)).setCookies).toEqual([]);
  });

  it('HSTS is sent for a year', async () => {
    const { headers } = await register(https, VIA_TLS);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
