import { LOG_IN_REFUSED } from '../../account/account.sentences.rules.ts';
import { buildUser, PASSWORD } from '../../workshop/testing/builders.ts';
import { buildConfirmed, opens, subjectsTo } from '../../workshop/testing/mail-links.ts';
import type { Mailbox } from '../../workshop/testing/mailbox.ts';
import type { TestApp } from '../../workshop/testing/test-app.ts';
import { TestClient } from '../../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../../workshop/testing/with-app.ts';
import { runPeople } from './people.ts';

const REASON = 'Von hier kam Werbung für „Wundermittel“';

let app: TestApp;
let mailbox: Mailbox;
withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

/** Runs the command with a yes; returns its output. */
async function people(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await runPeople(args, app, { print: (line) => lines.push(line), confirm: async () => true });
  return lines.join('\n');
}

describe('a lock by the operator', () => {
  it('keeps the owner out until the account is unlocked, and is shown', async () => {
    const { id, username } = await buildUser(app);
    expect(await people('lock', String(id), '--reason', REASON)).toBe(
      `Account ${id} is locked. Its data stay.`,
    );
    expect(await opens(app, username, PASSWORD)).toBe(false);
    expect(await people('show', String(id))).toContain(`Locked: 2026-11-20 18:00 UTC, ${REASON}.`);
    await expect(people('lock', String(id), '--reason', REASON)).rejects.toThrow('It is locked already.');
    expect(await people('unlock', String(id))).toBe(`Account ${id} is open again.`);
    expect(await opens(app, username, PASSWORD)).toBe(true);
    await expect(people('unlock', String(id))).rejects.toThrow('It is not locked.');
    expect(app.log()).toContain('"event":"operator-unlock","outcome":"CONFLICT"');
  });
});

describe('the reason of a lock', () => {
  const logIn = (username: string, password: string) =>
    new TestClient(app).rest('post', '/api/login', { username, password });

  it('is told after the right password only, and is forgotten when the account is unlocked', async () => {
    const { id, username } = await buildUser(app);
    await people('lock', String(id), '--reason', `  ${REASON}\n`);
    const { status, body } = await logIn(username, PASSWORD);
    expect([status, body.error]).toEqual([
      403,
      `Dieses Konto ist gesperrt. Der Grund: ${REASON}. Deine Einträge bleiben erhalten. Bitte schreib uns über die Kontaktseite.`,
    ]);
    expect((await logIn(username, 'ein falsches Wort')).body.error).toBe(LOG_IN_REFUSED);
    await people('unlock', String(id));
    expect((await app.services.account.findById(id))?.lockReason).toBeNull();
    expect(app.log()).not.toContain(REASON);
  });

  it('is mailed to a confirmed address, and to no other', async () => {
    const { id, username } = await buildConfirmed(app, mailbox);
    const other = await buildUser(app);
    await people('lock', String(id), '--reason', REASON);
    await people('lock', String(other.id), '--reason', REASON);
    expect(await subjectsTo(app, mailbox, username)).toContain('Dein Konto ist gesperrt');
    expect(await subjectsTo(app, mailbox, other.username)).not.toContain('Dein Konto ist gesperrt');
    const mail = mailbox.arrived.findLast(({ recipients }) => recipients.includes(username));
    expect(mail?.text).toContain(`ist gesperrt. Der Grund: ${REASON}. Deine Einträge bleiben erhalten.`);
    expect(mail?.text).toContain('http://localhost:3000/contact');
  });

  it('is not mailed when the account is unlocked before the mail is sent', async () => {
    const { username } = await buildConfirmed(app, mailbox);
    await app.db.write((tx) => app.outbox.add(tx, 'account-locked', username));
    expect(await subjectsTo(app, mailbox, username)).not.toContain('Dein Konto ist gesperrt');
  });

  it('has at most 499 characters', async () => {
    const { id } = await buildUser(app);
    await expect(people('lock', String(id), '--reason', 'x'.repeat(500))).rejects.toThrow('at most 499');
    await people('lock', String(id), '--reason', 'x'.repeat(499));
    expect((await app.services.account.findById(id))?.lockReason).toBe(`${'x'.repeat(499)}.`);
  });
});
