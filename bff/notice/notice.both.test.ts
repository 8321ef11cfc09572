import { CURRENT_PASSWORD_MISSING, CURRENT_PASSWORD_WRONG } from '../account/account.sentences.rules.ts';
import { buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { SUBJECTS } from '../workshop/testing/mail-links.ts';
import { createMailbox, type Mailbox } from '../workshop/testing/mailbox.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const FIREFOX = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
const DAY_MINUTES = 24 * 60;
const SWITCH = `mutation ($isOn: Boolean!, $currentPassword: String) {
  setSecurityMails(input: { isOn: $isOn, currentPassword: $currentPassword }) {
    account { hasSecurityMails }
  }
}`;

let mailbox: Mailbox;
let app: TestApp;
let minutes = 0;
beforeEach(async () => {
  mailbox = await createMailbox();
  app = await createTestApp({ mail: mailbox.settings });
  minutes = 0;
});
afterEach(async () => {
  await app.close();
  await mailbox.close();
});

function wait(more: number): void {
  minutes += more;
  app.setClock(new Date(START_OF_TESTS.getTime() + minutes * 60_000));
}

/** A person whose address is confirmed, a minute after the registration. */
async function buildConfirmed() {
  const user = await buildUser(app);
  // The mail with the link is dropped when it is sent after the confirmation.
  await app.sendMails();
  await app.db.change('UPDATE user SET addressConfirmedAt = ? WHERE id = ?', [app.clock(), user.id]);
  wait(1);
  return user;
}

/** Returns the subjects of all notices to this address. */
async function noticesTo(username: string): Promise<string[]> {
  await app.sendMails();
  const mails = mailbox.arrived.filter(({ recipients }) => recipients.includes(username));
  return mails.map(({ subject = '' }) => subject).filter((subject) => !subject.includes('bestätige'));
}

const changePassword = (client: TestClient) =>
  client.rest('post', '/api/user/change-password', { password: 'ein neues Wort' });
const logIn = (client: TestClient, username: string) =>
  client.rest('post', '/api/login', { username, password: PASSWORD });

describe('a new password', () => {
  it('is mailed to the confirmed address, with the local time and advice', async () => {
    const { client, username } = await buildConfirmed();
    await changePassword(client);
    const mail = await mailbox.nthTo(username, 2);
    expect(mail.subject).toBe(SUBJECTS.passwordChanged);
    expect(mail.text).toContain('am 20. November 2026 um 19:01 Uhr geändert');
    expect(mail.text).toContain('http://localhost:3000/passwort-vergessen');
  });

  it('is mailed even when optional mails are off', async () => {
    const { client, username } = await buildConfirmed();
    await client.graphql(SWITCH, { isOn: false });
    await changePassword(client);
    expect(await noticesTo(username)).toEqual([SUBJECTS.noticesOff, SUBJECTS.passwordChanged]);
  });

  it('is not mailed to an address that was unconfirmed at that time', async () => {
    const { client, id, username } = await buildUser(app);
    await changePassword(client);
    await app.sendMails();
    await app.db.change('UPDATE user SET addressConfirmedAt = ? WHERE id = ?', [app.clock(), id]);
    expect(await noticesTo(username)).toEqual([]);
  });

  it('is not mailed to a new account with the former address', async () => {
    mailbox.fault = { at: 'connect', how: 421 };
    const { client, id, username } = await buildConfirmed();
    await changePassword(client);
    await app.sendMails();
    wait(1);
    await app.db.change('UPDATE user SET addressConfirmedAt = ? WHERE id = ?', [app.clock(), id]);
    mailbox.fault = undefined;
    expect(await noticesTo(username)).toEqual([]);
  });
});

describe('a sign-in from a new device', () => {
  it('is mailed with the browser and its system', async () => {
    const { username } = await buildConfirmed();
    await logIn(new TestClient(app, FIREFOX), username);
    const mail = await mailbox.nthTo(username, 2);
    expect(mail.subject).toBe(SUBJECTS.newBrowser);
    expect(mail.text).toContain('mit einem neuen Browser (Firefox auf Linux) in Deinem Konto');
    expect(`${mail.text}${mail.html}`).not.toMatch(/Mozilla|X11|127\.0\.0\.1|145/);
  });

  it('is mailed at most once a week', async () => {
    const { username } = await buildConfirmed();
    for (const minute of [0, 1, 7 * DAY_MINUTES - 2, 1]) {
      wait(minute);
      await logIn(new TestClient(app), username);
      await app.sendMails();
    }
    expect(await noticesTo(username)).toHaveLength(2);
  });

  it('is mailed once the address is confirmed, even after earlier sign-ins', async () => {
    const { id, username } = await buildUser(app);
    wait(1);
    await logIn(new TestClient(app), username);
    await app.sendMails();
    wait(1);
    await app.db.change('UPDATE user SET addressConfirmedAt = ? WHERE id = ?', [app.clock(), id]);
    await logIn(new TestClient(app), username);
    expect(await noticesTo(username)).toHaveLength(1);
  });

  it('is mailed once for two concurrent sign-ins', async () => {
    const { username } = await buildConfirmed();
    await Promise.all([logIn(new TestClient(app), username), logIn(new TestClient(app), username)]);
    expect(await noticesTo(username)).toHaveLength(1);
  });

  it.each([
    [
      'the browser is known',
      async () => {
        const { client, username } = await buildConfirmed();
        await client.rest('post', '/api/logout');
        await logIn(client, username);
        return username;
      },
    ],
    [
      'the address is not confirmed',
      async () => {
        const { username } = await buildUser(app);
        wait(1);
        await logIn(new TestClient(app), username);
        return username;
      },
    ],
    [
      'the password is wrong',
      async () => {
        const { username } = await buildConfirmed();
        await new TestClient(app).rest('post', '/api/login', { username, password: 'falsches Wort' });
        return username;
      },
    ],
    [
      'the person has switched the notices off',
      async () => {
        const { client, username } = await buildConfirmed();
        await client.graphql(SWITCH, { isOn: false });
        await logIn(new TestClient(app), username);
        return username;
      },
    ],
  ])('is not mailed when %s', async (_case, act) => {
    const told = await noticesTo(await act());
    expect(told.filter((subject) => subject !== SUBJECTS.noticesOff)).toEqual([]);
  });
});

describe('the deletion of an account', () => {
  it('sends a last mail, and drops all queued mails', async () => {
    mailbox.fault = { at: 'connect', how: 421 };
    const { client, username } = await buildConfirmed();
    await changePassword(client);
    await app.sendMails();
    await client.rest('delete', '/api/user');
    await app.sendMails();
    expect(await app.db.all('SELECT kind FROM mail')).toEqual([{ kind: 'account-deleted' }]);
    mailbox.fault = undefined;
    wait(DAY_MINUTES / 2);
    expect(await noticesTo(username)).toEqual(['Dein Konto ist gelöscht']);
  });

  it('is mailed also to a person who has switched the notices off', async () => {
    const { client, username } = await buildConfirmed();
    await client.graphql(SWITCH, { isOn: false });
    await client.rest('delete', '/api/user');
    expect(await noticesTo(username)).toContain('Dein Konto ist gelöscht');
  });

  it('is not mailed to an address that is not confirmed', async () => {
    const { client, username } = await buildUser(app);
    await client.rest('delete', '/api/user');
    expect(await noticesTo(username)).not.toContain('Dein Konto ist gelöscht');
    expect(await app.db.all('SELECT id FROM mail')).toEqual([]);
  });
});

describe('the switch of the notices', () => {
  const isOn = async (client: TestClient) =>
    (await client.graphql('{ me { hasSecurityMails } }')).body.data.me.hasSecurityMails;
  const set = async (client: TestClient, wanted: boolean) => {
    const { body } = await client.graphql(SWITCH, { isOn: wanted });
    return body.data.setSecurityMails.account.hasSecurityMails;
  };

  it('is on by default, keeps its value, and requires a session', async () => {
    const { client } = await buildUser(app);
    expect(await isOn(client)).toBe(true);
    expect(await set(client, false)).toBe(false);
    expect(await isOn(client)).toBe(false);
    expect(await set(client, true)).toBe(true);
    expect(await isOn(client)).toBe(true);
    const stranger = await new TestClient(app).graphql(SWITCH, { isOn: false });
    expect(stranger.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(app.log()).toContain('"event":"notices-change"');
  });

  it.each([
    ['without the password', {}, CURRENT_PASSWORD_MISSING],
    ['with an empty password', { currentPassword: '' }, CURRENT_PASSWORD_MISSING],
    ['with a wrong one', { currentPassword: 'ein falsches Wort' }, CURRENT_PASSWORD_WRONG],
  ])('can be switched on, but not off, by an old sign-in %s', async (_case, proof, sentence) => {
    const { client, username } = await buildConfirmed();
    wait(16);
    const { body } = await client.graphql(SWITCH, { isOn: false, ...proof });
    expect([body.errors[0].extensions.code, body.errors[0].message]).toEqual(['FORBIDDEN', sentence]);
    expect([await isOn(client), await noticesTo(username)]).toEqual([true, []]);
    expect(await set(client, true)).toBe(true);
  });

  it('is switched off with the password, and sends one last mail with the browser', async () => {
    const { username } = await buildConfirmed();
    const client = new TestClient(app, FIREFOX);
    await logIn(client, username);
    await app.sendMails();
    wait(16);
    await client.graphql(SWITCH, { isOn: false, currentPassword: PASSWORD });
    await client.graphql(SWITCH, { isOn: false, currentPassword: PASSWORD });
    expect(await noticesTo(username)).toEqual([SUBJECTS.newBrowser, SUBJECTS.noticesOff]);
    const mail = mailbox.arrived.at(-1);
    expect(mail?.text).toContain('wurden am 20. November 2026 um 19:17 Uhr (Firefox auf Linux) abgeschaltet');
    expect(mail?.text).toContain('schalte die Mitteilungen wieder ein');
  });
});
