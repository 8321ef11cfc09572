import { mailKinds } from '../../slices.ts';
import { createMailStage, LETTER, type MailStage } from '../../workshop/testing/mail-stage.ts';
import { until } from '../../workshop/testing/until.ts';
import type { Transaction } from '../database/database.ts';
import { requestFacts } from '../lib/logger.ts';
import { Outbox } from './outbox.ts';

const MOST_WAITING = 5;
const BATCH_SIZE = 64;

let stage: MailStage;
let compositions = 0;
beforeEach(async () => {
  stage = await createMailStage({
    'confirm-address': async () => LETTER,
    'reset-password': async () => null,
    reminder: async () => LETTER,
    'password-changed': async () => {
      compositions += 1;
      if (compositions === 1) throw new Error('The database is away.');
      return LETTER;
    },
  });
});
afterEach(() => stage.close());

const inTransaction = (work: (tx: Transaction) => Promise<void>) => stage.app.db.write(work);

describe('the outbox', () => {
  it('contains a mail only after the commit, and wakes the sender only then', async () => {
    let wakings = 0;
    stage.outbox.onMailAdded = () => {
      wakings += 1;
    };
    const broken = inTransaction(async (tx) => {
      await stage.outbox.add(tx, 'confirm-address', 'anna@example.org');
      throw new Error('Something else in the transaction fails.');
    });
    await expect(broken).rejects.toThrow('Something else');
    expect([await stage.waiting(), wakings]).toEqual([0, 0]);
    await stage.add();
    expect([await stage.waiting(), wakings]).toEqual([1, 1]);
  });

  it('wakes the sender outside the request, so that log lines about mails do not carry its request id', async () => {
    stage.mailbox.fault = { at: 'connect', how: 554 };
    stage.sender.start();
    const requestId = 'of-the-request';
    await requestFacts.run({ requestId, route: () => '' }, () => stage.add());
    await until(() => stage.app.log().includes('a mail could not be sent'));
    expect(stage.app.log()).not.toContain(requestId);
  });

  it('accepts five mails of one kind for one address, and continues to accept other kinds and addresses', async () => {
    for (let tries = 0; tries < MOST_WAITING + 2; tries += 1) await stage.add();
    expect(await stage.waiting()).toBe(MOST_WAITING);
    await stage.add('berta@example.org');
    await inTransaction((tx) => stage.outbox.add(tx, 'password-changed', 'anna@example.org'));
    expect(await stage.waiting()).toBe(MOST_WAITING + 2);
  });

  it('adds no second mail when a unit of work is retried that may have been committed', async () => {
    await stage.add();
    await inTransaction((tx) =>
      stage.outbox.add({ ...tx, isRetry: true }, 'confirm-address', 'anna@example.org'),
    );
    expect(await stage.waiting()).toBe(1);
  });

  it('stays empty if mail is not set up', async () => {
    const off = new Outbox({ ...stage.app, isOn: false, mailKinds });
    await inTransaction((tx) => off.add(tx, 'confirm-address', 'anna@example.org'));
    expect(await stage.waiting()).toBe(0);
  });

  it('drops the mails to an address, but neither mails to other addresses nor to the operator', async () => {
    await inTransaction((tx) => stage.outbox.add(tx, 'backup-failed', 'anna@example.org'));
    await inTransaction((tx) => stage.outbox.add(tx, 'password-changed', 'anna@example.org'));
    for (const address of ['anna@example.org', 'berta@example.org']) await stage.add(address);
    await inTransaction((tx) => stage.outbox.drop(tx, 'anna@example.org'));
    expect(await stage.app.db.all('SELECT kind, address FROM mail ORDER BY kind')).toEqual([
      { kind: 'backup-failed', address: 'anna@example.org' },
      { kind: 'confirm-address', address: 'berta@example.org' },
    ]);
  });

  it('refuses a kind of mail that no slice declares', async () => {
    const add = inTransaction((tx) => stage.outbox.add(tx, 'newsletter', 'anna@example.org'));
    await expect(add).rejects.toThrow('No slice declares mails of the kind newsletter.');
  });

  it('is cleared of mails older than a day', async () => {
    await stage.add();
    stage.wait(24 * 60);
    await stage.outbox.purge();
    expect(await stage.waiting()).toBe(1);
    stage.wait(1);
    await stage.outbox.purge();
    expect(await stage.waiting()).toBe(0);
  });

  it('sends a mail that somebody is waiting for before older mails to many owners', async () => {
    await inTransaction(async (tx) => {
      for (let index = 0; index < BATCH_SIZE; index += 1)
        await stage.outbox.add(tx, 'reminder', `person-${index}@example.org`);
    });
    stage.wait(5);
    await stage.add();
    await stage.sender.sendDue();
    const { arrived } = stage.mailbox;
    expect(arrived).toHaveLength(BATCH_SIZE + 1);
    // In the first batch, whose order is random.
    const first = arrived.slice(0, BATCH_SIZE).flatMap(({ recipients }) => recipients);
    expect(first).toContain('anna@example.org');
  });

  it('drops a mail that its composer no longer wants to send', async () => {
    await inTransaction((tx) => stage.outbox.add(tx, 'reset-password', 'anna@example.org'));
    await stage.sender.sendDue();
    expect(stage.mailbox.arrived).toEqual([]);
    expect(await stage.waiting()).toBe(0);
  });

  it.each(['password-changed', 'recovery-code-used'] as const)(
    'keeps a mail that cannot be composed now, and retries → %s',
    async (kind) => {
      compositions = 0;
      await inTransaction((tx) => stage.outbox.add(tx, kind, 'anna@example.org'));
      await stage.sender.sendDue();
      expect(await stage.waiting()).toBe(1);
      stage.wait(1);
      await stage.sender.sendDue();
      expect(stage.mailbox.arrived).toHaveLength(kind === 'password-changed' ? 1 : 0);
    },
  );
});
