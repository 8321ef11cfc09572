import { createCertificate } from '../../workshop/testing/certificate.ts';
import { createMailStage, IMPATIENT, LETTER, type MailStage } from '../../workshop/testing/mail-stage.ts';
import { createMailbox, linkIn, type SmtpFault } from '../../workshop/testing/mailbox.ts';
import { until } from '../../workshop/testing/until.ts';
import { SMTP_LIMITS } from './smtp.ts';

const ANNA = 'anna@example.org';
const DAY_MINUTES = 24 * 60;
const MANY = 40;
const LEASE_MINUTES = 10;

let stage: MailStage;
beforeEach(async () => {
  stage = await createMailStage();
});
afterEach(() => stage.close());

/** Returns the log lines about unsent mails, without their times. */
function complaints() {
  const lines = stage.app.log().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).filter(({ mail }) => mail !== undefined);
}

describe('a mail in the outbox', () => {
  it('arrives in German as text and as HTML, without remote content', async () => {
    await stage.add();
    await stage.sender.sendDue();
    const mail = await stage.mailbox.nth(1);
    expect(mail).toMatchObject({
      subject: LETTER.subject,
      from: { name: 'Aufwind', address: 'hallo@aufwind.example' },
      to: [{ address: ANNA }],
      recipients: [ANNA],
    });
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@aufwind\.example>$/);
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(linkIn(mail).href).toBe(LETTER.link.url);
    for (const words of [...LETTER.paragraphs, ...LETTER.closing]) expect(mail.text).toContain(words);
    expect(mail.html).toContain('<html lang="de">');
    expect(mail.html).toContain('Ein Satz mit &lt;Zeichen&gt; &amp; &quot;Umlauten&quot;: äöüß.');
    expect(mail.html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|background=/);
  });

  it('is deleted from the database after sending', async () => {
    await stage.add();
    expect(await stage.waiting()).toBe(1);
    await stage.sender.sendDue();
    expect(await stage.waiting()).toBe(0);
    expect(stage.mailbox.arrived).toHaveLength(1);
  });

  it('is sent as soon as its transaction is committed', async () => {
    stage.sender.start();
    await stage.add();
    expect((await stage.mailbox.nth(1)).recipients).toEqual([ANNA]);
  });

  it.each([
    ['a line break and a header', `${ANNA}\r\nBcc: eve@example.org`],
    ['a second address behind a comma', `${ANNA}, eve@example.org`],
    ['a second command', `${ANNA}>\r\nRCPT TO:<eve@example.org`],
    ['a name before angle brackets', `eve@example.org <${ANNA}>`],
  ])('goes to nobody when its address contains %s', async (_what, address) => {
    await stage.add(address);
    await stage.sender.sendDue();
    expect(stage.mailbox.arrived).toEqual([]);
    expect(JSON.stringify(complaints())).not.toContain('example.org');
  });
});

describe('a mail that the server does not accept', () => {
  it.each<[string, SmtpFault]>([
    ['is greylisted', { at: 'RCPT TO', how: 451 }],
    ['meets a sender that is refused', { at: 'MAIL FROM', how: 550 }],
    ['meets a server that refuses everybody', { at: 'connect', how: 554 }],
    ['meets a server that says nothing', { at: 'connect', how: 'hang' }],
    ['meets a server that hangs over the recipient', { at: 'RCPT TO', how: 'hang' }],
    ['loses the connection before it is read', { at: 'MAIL FROM', how: 'cut' }],
    ['loses the connection while it is half read', { at: 'DATA', how: 'cut' }],
    ['is refused for now after it was read', { at: 'DATA', how: 452 }],
  ])('is sent once, a minute later, when it %s', async (_what, fault) => {
    stage.mailbox.fault = fault;
    await stage.add();
    const limits = fault.how === 'hang' ? IMPATIENT : SMTP_LIMITS;
    await stage.addSender(stage.mailbox.settings, undefined, limits).sendDue();
    stage.mailbox.fault = undefined;
    await stage.sender.sendDue();
    expect(stage.mailbox.arrived).toEqual([]);
    expect(complaints()).toEqual([expect.objectContaining({ kind: 'confirm-address', attempts: 1 })]);
    stage.wait(1);
    await stage.sender.sendDue();
    expect(stage.mailbox.arrived).toHaveLength(1);
    expect(await stage.waiting()).toBe(0);
  });

  it('arrives twice under one Message-ID if the server accepted it without acknowledgement', async () => {
    stage.mailbox.fault = { at: 'taken', how: 'cut' };
    await stage.add();
    await stage.sender.sendDue();
    stage.mailbox.fault = undefined;
    stage.wait(1);
    await stage.sender.sendDue();
    const [first, second, ...more] = stage.mailbox.arrived.map(({ messageId }) => messageId);
    expect(first).toBeDefined();
    expect(second).toBe(first);
    expect(more).toEqual([]);
  });

  it.each<[string, SmtpFault]>([
    ['its recipient is unknown', { at: 'RCPT TO', how: 550 }],
    ['its content is refused', { at: 'DATA', how: 554 }],
  ])('is dropped at once when %s, with a log line without the address', async (_what, fault) => {
    stage.mailbox.fault = fault;
    await stage.add();
    await stage.sender.sendDue();
    expect(await stage.waiting()).toBe(0);
    const [line, ...others] = complaints();
    expect(line).toMatchObject({ msg: 'a mail is given up', reply: fault.how, command: fault.at });
    expect(others).toEqual([]);
    expect(stage.app.log()).not.toContain(ANNA);
  });

  it('is retried with growing pauses, and given up and logged after a day', async () => {
    stage.mailbox.fault = { at: 'RCPT TO', how: 451 };
    await stage.add();
    const triedAt: number[] = [];
    for (let minute = 0; minute <= DAY_MINUTES + 60; ) {
      const before = complaints().length;
      await stage.sender.sendDue();
      if (complaints().length > before) triedAt.push(minute);
      const step = minute < 21 ? 1 : 20;
      stage.wait(step);
      minute += step;
    }
    expect(triedAt.slice(0, 7)).toEqual([0, 1, 6, 21, 81, 141, 201]);
    expect(triedAt.at(-1)).toBeLessThanOrEqual(DAY_MINUTES);
    expect(complaints().at(-1)).toMatchObject({ msg: 'a mail is given up', reply: 451 });
    expect(await stage.waiting()).toBe(0);
  });
});

describe('an untrusted connection', () => {
  const settings = () => stage.mailbox.settings;

  it.each([
    [
      'the server shows a certificate of somebody else',
      () => ({ ...settings(), ca: createCertificate().cert }),
    ],
    ['no authority knows the certificate', () => ({ ...settings(), ca: undefined })],
    ['the log-in is refused', () => ({ ...settings(), auth: { user: 'aufwind', pass: 'falsches-wort' } })],
  ])('sends no mail and is logged as an error when %s', async (_what, changed) => {
    const sender = stage.addSender(changed());
    await stage.add();
    await sender.sendDue();
    expect(stage.mailbox.arrived).toEqual([]);
    expect(await stage.waiting()).toBe(1);
    expect(complaints()).toEqual([expect.objectContaining({ level: 50 })]);
    expect(stage.app.log()).not.toMatch(/falsches-wort|p@ss/);
  });
});

describe('an unreachable server', () => {
  it('is logged as a warning, because retries can succeed', async () => {
    await stage.mailbox.close();
    await stage.add();
    await stage.sender.sendDue();
    expect(complaints()).toEqual([expect.objectContaining({ level: 40, code: 'ESOCKET' })]);
    await stage.mailbox.restart();
    stage.wait(1);
    await stage.sender.sendDue();
    expect(stage.mailbox.arrived).toHaveLength(1);
  });
});

describe('other connection types', () => {
  it('use TLS from the first byte if the URL says so', async () => {
    const mailbox = await createMailbox({ isImplicitTls: true });
    await stage.add();
    await stage.addSender(mailbox.settings).sendDue();
    expect(mailbox.arrived).toHaveLength(1);
    await mailbox.close();
  });

  it('send nothing without STARTTLS, unless the server is local and plain text is configured', async () => {
    const mailbox = await createMailbox({ isPlain: true });
    await stage.add();
    await stage.addSender({ ...mailbox.settings, isPlain: false }).sendDue();
    expect(mailbox.arrived).toEqual([]);
    stage.wait(1);
    await stage.addSender(mailbox.settings).sendDue();
    expect(mailbox.arrived).toHaveLength(1);
    await mailbox.close();
  });
});

describe('several instances on an outbox', () => {
  it('send each mail once', async () => {
    const others = [stage.addSender(), stage.addSender()];
    const addresses = Array.from({ length: MANY }, (_, index) => `person-${index}@example.org`);
    for (const address of addresses) await stage.add(address);
    await Promise.all([stage.sender, ...others].map((sender) => sender.sendDue()));
    const recipients = stage.mailbox.arrived.flatMap((mail) => mail.recipients);
    expect(recipients.sort()).toEqual([...addresses].sort());
    expect(await stage.waiting()).toBe(0);
  });

  it('do not send a mail that another instance has claimed, until its lease of ten minutes ends', async () => {
    let giveUp: (letter: null) => void = () => undefined;
    const dying = stage.addSender(stage.mailbox.settings, {
      'confirm-address': () =>
        new Promise((resolve) => {
          giveUp = resolve;
        }),
    });
    await stage.add();
    const claimed = dying.sendDue();
    await until(async () => (await stage.due()) === 0);
    stage.wait(LEASE_MINUTES - 1);
    await stage.sender.sendDue();
    expect(stage.mailbox.arrived).toEqual([]);
    stage.wait(1);
    await stage.sender.sendDue();
    expect(stage.mailbox.arrived).toHaveLength(1);
    giveUp(null);
    await claimed;
  });
});

describe('a stopping sender', () => {
  it('finishes the mails in flight and starts no other', async () => {
    for (let index = 0; index < MANY; index += 1) await stage.add(`person-${index}@example.org`);
    const sending = stage.sender.sendDue();
    await stage.mailbox.nth(1);
    await stage.sender.stop();
    const { length } = stage.mailbox.arrived;
    expect(length).toBeLessThan(MANY);
    await sending;
    expect(stage.mailbox.arrived).toHaveLength(length);
    expect(await stage.waiting()).toBe(MANY - length);
    expect(complaints()).toEqual([]);
  });
});
