import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPeople } from '../commands/people/people.ts';
import { createDataSource } from '../platform/database/data-source.ts';
import { entities } from '../slices.ts';
import { backUpDiary, restoreDiary } from '../workshop/testing/backups.ts';
import { buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { buildConfirmed, opens } from '../workshop/testing/mail-links.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import { buildMasterKey } from '../workshop/testing/settings.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../workshop/testing/test-app.ts';
import {
  createYears,
  FIRST,
  HALF_A_YEAR,
  openYears,
  QUIET_DAYS,
  SECOND,
  type Story,
  UNUSED_DAYS,
} from '../workshop/testing/unused-accounts.ts';

let story: Story;
let app: TestApp;
let mailbox: Mailbox;
let years: Story['years'];

async function open(options: TestAppOptions = {}): Promise<void> {
  story = await openYears(options);
  ({ app, mailbox, years } = story);
}
afterEach(() => story.close());

describe('the job of unused accounts', () => {
  it('begins again, 60 days later, after a restore, which has lost the last clicks', async () => {
    const encryptionKeys = [buildMasterKey('k1')];
    await open({ encryptionKeys });
    const { id, username } = await years.buildSilent();
    const folder = mkdtempSync(join(tmpdir(), 'aufwind-unused-'));
    const copy = await createTestApp({ mail: mailbox.settings, encryptionKeys });
    try {
      const connect = () =>
        createDataSource(
          { databaseUrl: app.database.url, dataDir: app.database.dataDir },
          entities,
        ).initialize();
      await backUpDiary({ ...app, connect }, folder);
      await restoreDiary({ ...copy, connect }, folder);
      const after = createYears(copy, mailbox);
      after.jumpTo(UNUSED_DAYS + 28);
      await after.run();
      await after.live(QUIET_DAYS - 1);
      expect(after.subjectsTo(username)).toEqual([FIRST, SECOND]);
      await after.live(1);
      expect([await after.exists(id), after.subjectsTo(username)]).toEqual([true, [FIRST, SECOND, FIRST]]);
    } finally {
      await copy.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('lists the accounts of the next steps for the operator', async () => {
    await open();
    const { id, username } = await years.buildAbsent();
    const printed: string[] = [];
    const terminal = { print: (line: string) => printed.push(line), confirm: async () => false };
    await runPeople(['unused'], app, terminal);
    await years.live(28);
    await runPeople(['unused', '--json'], app, terminal);
    await opens(app, username, PASSWORD);
    await runPeople(['unused'], app, terminal);
    const [list, json = '', empty] = printed;
    expect(list).toBe(`${id}  2030-01-19 18:00 UTC  second mail  ${username}`);
    expect(JSON.parse(json)).toEqual({
      isOn: true,
      accounts: [{ id, address: username, next: 'deletion', nextAt: '2030-07-21T18:00:00.000Z' }],
    });
    expect(empty).toBe('No account is unused.');
  });

  it('deletes at most one account in a hundred on a day, and at least one', async () => {
    await open();
    const two = [await buildConfirmed(app, mailbox), await buildConfirmed(app, mailbox)];
    years.jumpTo(UNUSED_DAYS - QUIET_DAYS);
    await years.run();
    await years.live(QUIET_DAYS + 28);
    await years.live(1);
    await years.mailSomebody();
    await years.live(HALF_A_YEAR - 2);
    const left = async () =>
      (await Promise.all(two.map(({ id }) => years.exists(id)))).filter(Boolean).length;
    expect(await left()).toBe(2);
    await years.live(1);
    expect(await left()).toBe(1);
    await years.run();
    expect(await left()).toBe(1);
    await years.live(1);
    expect(await left()).toBe(0);
  });

  it('asks nobody and deletes nothing with UNUSED_ACCOUNTS=keep', async () => {
    await open({ keepsUnused: true });
    const { id, username } = await buildConfirmed(app, mailbox);
    years.jumpTo(UNUSED_DAYS);
    await years.run();
    await years.live(QUIET_DAYS + 28 + HALF_A_YEAR);
    expect([await years.exists(id), years.subjectsTo(username)]).toEqual([true, []]);
  });

  it.each([
    [false, [FIRST]],
    [true, []],
  ])(
    'with a question queued before, sends it unless UNUSED_ACCOUNTS is now keep: %s',
    async (keepsUnused, sent) => {
      await open({ keepsUnused });
      const { id, username } = await buildConfirmed(app, mailbox);
      years.jumpTo(UNUSED_DAYS);
      await app.sessions.purge();
      const sql = 'INSERT INTO unused_account (userId, acceptedMails, nextAt) VALUES (?, 0, ?)';
      await app.db.change(sql, [id, app.clock()]);
      await app.db.write((tx) => app.outbox.add(tx, 'unused-account', username, id));
      await app.sendMails();
      expect(years.subjectsTo(username)).toEqual(sent);
    },
  );

  it('asks nobody on an instance without mail', async () => {
    await open({ mail: undefined });
    expect(app.services.unusedAccounts.isOn).toBe(false);
    const { id } = await buildUser(app);
    await app.db.change('UPDATE user SET addressConfirmedAt = createdAt WHERE id = ?', [id]);
    years.jumpTo(UNUSED_DAYS);
    await years.run();
    await years.live(QUIET_DAYS + 1);
    expect(await app.services.unusedAccounts.next(1)).toEqual([]);
  });

  it('never asks about or deletes an account without a confirmed address, or a locked one', async () => {
    await open();
    const unconfirmed = await buildUser(app);
    const locked = await buildConfirmed(app, mailbox);
    await app.services.account.setLocked(locked.id, true);
    years.jumpTo(UNUSED_DAYS);
    await years.run();
    await years.live(QUIET_DAYS + 28 + HALF_A_YEAR);
    for (const { id, username } of [unconfirmed, locked])
      expect([await years.exists(id), years.subjectsTo(username)]).toEqual([true, []]);
  });
});
