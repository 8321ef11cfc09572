import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
afterEach(() => app.close());

async function fieldsOf() {
  const { status, text, headers } = await rawRequest(app, 'GET', '/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2));
}

describe('security.txt', () => {
  it('names the contact page if the operator has no address', async () => {
    app = await createTestApp();
    expect(await fieldsOf()).toEqual([
      ['Contact', 'http://localhost:3000/contact'],
      ['Expires', '2027-05-19T00:00:00.000Z'],
      ['Preferred-Languages', 'de, en'],
      ['Canonical', 'http://localhost:3000/.well-known/security.txt'],
    ]);
  });

  it.each([
    ['hallo@aufwind.example', 'mailto:hallo@aufwind.example'],
    ['a+b#c?d@aufwind.example', 'mailto:a%2Bb%23c%3Fd@aufwind.example'],
  ])('names the operator as a mailto address → %s', async (OPERATOR_EMAIL, contact) => {
    app = await createTestApp({ operator: { OPERATOR_EMAIL } });
    expect((await fieldsOf())[0]).toEqual(['Contact', contact]);
  });

  it('never expires while the product runs, and is always valid for less than a year', async () => {
    app = await createTestApp();
    for (const now of ['2026-11-20T18:00:00.000Z', '2027-09-01T23:59:59.999Z', '2031-02-28T00:00:00.000Z']) {
      app.setClock(now);
      const { Expires } = Object.fromEntries(await fieldsOf());
      const days = (Date.parse(Expires) - Date.parse(now)) / DAY_MS;
      expect([days > 170, days < 365]).toEqual([true, true]);
    }
  });
});
