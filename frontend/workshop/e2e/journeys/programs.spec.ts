import { createServer } from 'node:http';
import { freePort } from '../../../../bff/workshop/testing/free-port.ts';
import { startListening, stopListening } from '../../../../bff/workshop/testing/listening.ts';
import { ANY_TEXT, answerToday } from '../days.ts';
import { sendOperation } from '../operations.ts';
import { END_PROGRAMS_TOO, MAKE_KEY } from '../sentences.ts';
import { expect, type Page, test } from '../stage.ts';
import { expectToast, visit } from '../steps.ts';

const server = createServer((_req, res) =>
  res.setHeader('Content-Type', 'text/html').end('<h1>Notizen</h1>'),
);
let port: number;
test.beforeAll(async () => {
  port = await startListening(server, await freePort());
});
test.afterAll(() => stopListening(server));

type Sent = { method?: string; key?: string; body?: object; credentials?: 'include'; mode?: 'no-cors' };

/** Asks from the page that is open: the status and the body, or null where the browser keeps the answer back. */
function ask(page: Page, address: string, sent: Sent = {}) {
  return page.evaluate(
    async ([url, { method = 'GET', key, body, ...rest }]) => {
      const headers = new Headers();
      if (key) headers.set('Authorization', `Bearer ${key}`);
      if (body) headers.set('Content-Type', 'application/json');
      const init = { method, headers, ...rest, ...(body && { body: JSON.stringify(body) }) };
      const reply = await fetch(url, init).catch(() => null);
      return reply && { status: reply.status, body: await reply.json().catch(() => null) };
    },
    [address, sent] as const,
  );
}

test('an API token lets a page of another site read the diary until its removal, and the cookie does not', async ({
  page,
  product: { origin },
  openInOtherBrowser,
  allowNoise,
  signedIn,
}) => {
  for (const line of [/^foreign: /, /CORS policy/, /status of 40[0134]/, /ERR_FAILED|NotSameOrigin/])
    allowNoise(line);
  const { request } = page.context();
  await answerToday(request, ANY_TEXT);
  await visit(page, '/account#programme');
  await page.getByRole('button', { name: MAKE_KEY }).click();
  await page.getByLabel('Name des Programms').fill('Notizen');
  await page.getByRole('button', { name: 'Zugang erstellen' }).click();
  const key = await page.getByText(/^aufwind_pat_\w{49}$/).innerText();
  await page.getByRole('button', { name: 'Fertig' }).click();

  // Another tab of the same browser, with the cookie: a page of the same host, and a page of another host.
  const foreign = await page.context().newPage();
  for (const host of ['localhost', '127.0.0.1']) {
    await foreign.goto(`http://${host}:${port}/`);
    const read = await ask(foreign, `${origin}/api/answers`, { key });
    expect(read).toMatchObject({ status: 200, body: [{ content: ANY_TEXT }] });
    const query = { query: '{ answers(first: 1) { nodes { content } } }' };
    const overGraphql = await ask(foreign, `${origin}/graphql`, { method: 'POST', key, body: query });
    expect(overGraphql?.body.data.answers.nodes).toEqual([{ content: ANY_TEXT }]);
    const written = await ask(foreign, `${origin}/api/draft`, {
      method: 'POST',
      key,
      body: { content: 'x' },
    });
    expect(written).toMatchObject({ status: 403, body: { scope: 'answers:write' } });
    expect(await ask(foreign, `${origin}/api/user`, { key })).toMatchObject({ status: 403 });

    // The cookie, alone and beside the key.
    for (const sent of [{}, { key }]) {
      expect(await ask(foreign, `${origin}/api/answers`, { ...sent, credentials: 'include' })).toBeNull();
    }
    const leaving = { method: 'POST', credentials: 'include' } as const;
    expect(await ask(foreign, `${origin}/api/logout`, leaving)).toBeNull();
    await ask(foreign, `${origin}/api/logout`, { ...leaving, mode: 'no-cors' });
    expect(await (await request.get('/api/user')).json()).toMatchObject({ username: signedIn.username });
  }
  await foreign.close();

  await page.bringToFront();
  await page.getByRole('button', { name: 'Notizen entfernen' }).click();
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expectToast(page, 'success', 'Zugang entfernt');
  const elsewhere = await openInOtherBrowser();
  await elsewhere.goto(`http://127.0.0.1:${port}/`);
  expect(await ask(elsewhere, `${origin}/api/answers`, { key })).toMatchObject({ status: 401 });
});

test('a new password ends the API tokens if the box is ticked', async ({ page, signedIn: _ }) => {
  const { request } = page.context();
  const input = { name: 'Notizen', scopes: ['answers:read'] };
  const made = await (await sendOperation(request, 'CreateApiToken', { input })).json();
  const headers = { Authorization: `Bearer ${made.data.createApiToken.secret}` };
  const status = async () => (await request.get('/api/answers', { headers })).status();
  expect(await status()).toBe(200);
  await visit(page, '/account#programme');
  const removal = page.getByRole('button', { name: 'Notizen entfernen' });
  await expect(removal).toBeVisible();
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.getByLabel('Neues Passwort').fill('ein neues Wort');
  await page.getByLabel('Passwort bestätigen').fill('ein neues Wort');
  await page.getByLabel(END_PROGRAMS_TOO).check();
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expectToast(page, 'success', 'Passwort geändert');
  await expect(removal).toHaveCount(0);
  expect(await status()).toBe(401);
});
