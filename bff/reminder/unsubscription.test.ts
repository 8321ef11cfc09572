import type { Mailbox } from '../workshop/testing/mailbox.ts';
import { rawRequest } from '../workshop/testing/raw-request.ts';
import { buildReminded, EVENING, reminderOf, remindersTo } from '../workshop/testing/reminders.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

let app: TestApp;
let mailbox: Mailbox;
withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

describe('the one-click unsubscription', () => {
  async function unsubscribeUrl(username: string): Promise<URL> {
    const { headers } = await mailbox.nthTo(username, 2);
    const value = (key: string) => headers.find((header) => header.key === key)?.value ?? '';
    expect(value('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    return new URL(value('list-unsubscribe').slice(1, -1));
  }

  it('needs no cookie, works from any site, and ends only reminders', async () => {
    const { username, client } = await buildReminded(app, mailbox);
    const other = await buildReminded(app, mailbox);
    await remindersTo(app, mailbox, username, EVENING);
    const { pathname } = await unsubscribeUrl(username);
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://mail.example',
      'Sec-Fetch-Site': 'cross-site',
    };
    const { status } = await rawRequest(app, 'POST', pathname, {
      body: 'List-Unsubscribe=One-Click',
      headers,
    });
    expect(status).toBe(204);
    expect(await reminderOf(client)).toMatchObject({ isOn: false, hasEnded: false, time: '20:30' });
    expect(await reminderOf(other.client)).toMatchObject({ isOn: true });
  });

  it('is a line of the mail, whose page needs no sign-in and ends reminders by one button', async () => {
    const { username, client } = await buildReminded(app, mailbox);
    await remindersTo(app, mailbox, username, EVENING);
    const { pathname, href } = await unsubscribeUrl(username);
    const { text, html } = await mailbox.nthTo(username, 2);
    expect(text).toContain(`Abbestellen, ohne Dich anzumelden:\n${href}\n`);
    expect(html).toContain(` href="${href}"`);
    const opened = await rawRequest(app, 'GET', pathname, {});
    expect([opened.status, opened.text]).toEqual([200, expect.stringContaining('Erinnerung ausschalten')]);
    expect(await reminderOf(client)).toMatchObject({ isOn: true });
    const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(opened.text) ?? [];
    const pressed = await rawRequest(app, 'POST', `${pathname}${action}`, {});
    expect([pressed.status, pressed.text]).toEqual([200, expect.stringContaining('Die Erinnerung ist aus.')]);
    expect(await reminderOf(client)).toMatchObject({ isOn: false });
  });

  it('rejects truncated, foreign and other tokens alike', async () => {
    const { username, client } = await buildReminded(app, mailbox);
    await remindersTo(app, mailbox, username, EVENING);
    const token = (await unsubscribeUrl(username)).pathname.split('/').at(-1) ?? '';
    const respelled = token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
    for (const wrong of [token.slice(0, -2), respelled, 'x'.repeat(80), '%00']) {
      expect((await rawRequest(app, 'POST', `/erinnerung-abbestellen/${wrong}`, {})).status).toBe(204);
    }
    expect(await reminderOf(client)).toMatchObject({ isOn: true });
  });
});

describe('the reminder of an account that is deleted', () => {
  it('is deleted, with its queued mail', async () => {
    const { id, username, client } = await buildReminded(app, mailbox);
    await client.rest('delete', '/api/user');
    const rows = await app.db.all('SELECT userId FROM reminder WHERE userId = ?', [id]);
    expect(rows).toEqual([]);
    expect(await remindersTo(app, mailbox, username, EVENING)).toEqual([]);
  });
});
