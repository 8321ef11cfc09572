import { createMailStage, IMPATIENT, type MailStage } from '../../workshop/testing/mail-stage.ts';
import type { SmtpFault } from '../../workshop/testing/mailbox.ts';
import { SMTP_LIMITS } from './smtp.ts';

const MAILS_A_FAULT = 6;
const FAULTS: (SmtpFault | 'dead')[] = [
  { at: 'RCPT TO', how: 451 },
  'dead',
  { at: 'taken', how: 'cut' },
  { at: 'DATA', how: 'cut' },
  { at: 'connect', how: 'hang' },
  { at: 'connect', how: 421 },
];
/** Longer than the longest pause. */
const PAUSE_MINUTES = 61;

let stage: MailStage;
beforeEach(async () => {
  stage = await createMailStage();
});
afterEach(() => stage.close());

describe('a mail server that refuses, hangs, dies, cuts connections and comes back', () => {
  it('receives each mail of two instances once, and again only after an unacknowledged delivery', async () => {
    const { mailbox } = stage;
    // Only the greeting has a short timeout, so that a slow machine does not count as a lost mail.
    const limits = { ...SMTP_LIMITS, connectMs: IMPATIENT.connectMs };
    const senders = [0, 1].map(() => stage.addSender(mailbox.settings, undefined, limits));
    const send = () => Promise.all(senders.map((sender) => sender.sendDue()));
    const addresses: string[] = [];
    for (const fault of FAULTS) {
      for (let index = 0; index < MAILS_A_FAULT; index += 1) {
        const address = `person-${addresses.length}@example.org`;
        addresses.push(address);
        await stage.add(address);
      }
      if (fault === 'dead') await mailbox.close();
      else mailbox.fault = fault;
      await send();
      expect(await stage.waiting()).toBe(addresses.length);
      if (fault === 'dead') await mailbox.restart();
      mailbox.fault = undefined;
      stage.wait(PAUSE_MINUTES);
    }
    while ((await stage.waiting()) > 0) {
      await send();
      stage.wait(PAUSE_MINUTES);
    }

    const acknowledged = mailbox.arrived.filter(({ isAcknowledged }) => isAcknowledged);
    expect(acknowledged.flatMap(({ recipients }) => recipients).sort()).toEqual([...addresses].sort());
    // One round of faults accepts mails without acknowledgement; a slow machine may deliver fewer of them.
    const unsaid = mailbox.arrived.filter(({ isAcknowledged }) => !isAcknowledged);
    expect(unsaid.length).toBeGreaterThan(0);
    expect(new Set(unsaid.map(({ messageId }) => messageId)).size).toBe(unsaid.length);
    expect(new Set(mailbox.arrived.map(({ messageId }) => messageId)).size).toBe(addresses.length);
  });
});
