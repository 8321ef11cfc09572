import { createMailbox, type Mailbox } from '../workshop/testing/mailbox.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const OPERATOR = 'team@aufwind.example';
const MESSAGE = {
  name: 'Zoë',
  email: 'zoe@example.org',
  comment: 'Erste Zeile <b>fett</b>\nZweite Zeile 👩‍🚀',
};
const SEND = 'mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) { receivedAt } }';
/** More mails than may be queued of a kind that is not about rows. */
const MANY = 7;

let mailbox: Mailbox;
let app: TestApp;
beforeEach(async () => {
  mailbox = await createMailbox();
});
afterEach(async () => {
  await app.close();
  await mailbox.close();
});

/** Starts a product that mails the operator. */
async function start() {
  app = await createTestApp({ mail: mailbox.settings, operatorEmail: OPERATOR });
}

async function write(message: object = MESSAGE): Promise<number> {
  const { status } = await new TestClient(app).rest('post', '/api/feedback', message);
  return status;
}

const send = (input: object) => new TestClient(app).graphql(SEND, { input });

async function count(table: 'mail' | 'feedback'): Promise<number> {
  const [row] = await app.db.all<{ count: number }>(`SELECT count(*) AS count FROM ${table}`);
  return row?.count ?? 0;
}

function wait(minutes: number): void {
  app.setClock(new Date(START_OF_TESTS.getTime() + minutes * 60_000));
}

async function told(): Promise<string[]> {
  await app.sendMails();
  return mailbox.arrived.map(({ text = '' }) => text);
}

describe('a message from the contact page', () => {
  it('is mailed to the operator with its id and the command that shows it, without its text', async () => {
    await start();
    expect(await write()).toBe(201);
    const mail = await mailbox.nthTo(OPERATOR);
    expect(mail.subject).toBe('Eine neue Nachricht');
    const [message] = await app.services.feedback.list();
    expect(mail.text).toContain(`npm run -s messages -- show ${message?.id}`);
    expect(mail.text).toContain('Es ist die einzige, die auf eine Antwort wartet.');
    expect(`${mail.text}${mail.html}`).not.toMatch(/Zeile|Zoë|zoe@/);
  });

  it('is mailed later when the mail server is down, unnoticed by its writer', async () => {
    await start();
    mailbox.fault = { at: 'connect', how: 421 };
    for (let index = 0; index < MANY; index += 1) expect(await write()).toBe(201);
    expect(await told()).toEqual([]);
    mailbox.fault = undefined;
    wait(1);
    const mails = await told();
    expect(mails).toHaveLength(MANY);
    const numbers = mails.map((text) => /show (\d+)/.exec(text)?.[1]);
    expect(new Set(numbers).size).toBe(MANY);
    expect(mails[0]).toContain(`warten jetzt ${MANY} Nachrichten`);
  });

  it('is stored together with its mail, or neither', async () => {
    await start();
    await app.source.query('ALTER TABLE mail RENAME TO mail_away');
    expect(await write()).toBe(500);
    expect(await count('feedback')).toBe(0);
    await app.source.query('ALTER TABLE mail_away RENAME TO mail');
  });

  it.each([
    ['answered', (id: number) => app.services.feedback.markAnswered(id)],
    ['deleted', (id: number) => app.services.feedback.delete(id)],
  ])('is not mailed once it is %s', async (_what, act) => {
    await start();
    mailbox.fault = { at: 'connect', how: 421 };
    await write();
    await app.sendMails();
    const [message] = await app.services.feedback.list();
    expect(await act(message?.id ?? 0)).toBe(true);
    mailbox.fault = undefined;
    wait(1);
    expect(await told()).toEqual([]);
    expect(await count('mail')).toBe(0);
  });

  it('with a filled honeypot is not mailed', async () => {
    await start();
    await write({ ...MESSAGE, honeypot: 'x' });
    const reply = await send({ ...MESSAGE, honeypot: 'x' });
    expect([await count('feedback'), await count('mail')]).toEqual([0, 0]);
    expect((await send(MESSAGE)).body).toEqual(reply.body);
    expect(reply.body).toEqual({ data: { sendFeedback: { receivedAt: START_OF_TESTS.toISOString() } } });
    expect(await count('feedback')).toBe(1);
  });

  it('with a name that is no text is refused for that, not for its length', async () => {
    await start();
    const { status, body } = await new TestClient(app).rest('post', '/api/feedback', { ...MESSAGE, name: 5 });
    expect([status, body.fields]).toEqual([400, { name: 'Dieses Feld muss ein Text sein' }]);
  });

  it('is only stored without an operator address', async () => {
    app = await createTestApp({ mail: mailbox.settings });
    await write();
    expect([await count('feedback'), await count('mail')]).toEqual([1, 0]);
  });

  it('is only stored without a mail server', async () => {
    app = await createTestApp({ operatorEmail: OPERATOR });
    await write();
    expect([await count('feedback'), await count('mail')]).toEqual([1, 0]);
  });
});
