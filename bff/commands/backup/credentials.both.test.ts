import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpDiary, restoreDiary } from '../../workshop/testing/backups.ts';
import { buildWriter, createDiary, type Diary } from '../../workshop/testing/diary.ts';
import { buildMasterKey } from '../../workshop/testing/settings.ts';

const KEY = buildMasterKey('k1');
const USERNAME = 'anna@example.org';
const CREDENTIAL = {
  name: 'Mein Telefon',
  credentialId: 'AAAA',
  publicKey: 'BBBB',
  counter: 2 ** 32 - 1,
  isBackupEligible: true,
  isBackedUp: false,
};

let folder: string;
let diaries: { original: Diary; copy: Diary };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aufwind-ways-in-'));
  diaries = { original: await createDiary([KEY]), copy: await createDiary([KEY]) };
});
afterAll(async () => {
  for (const { database } of Object.values(diaries)) await database.remove();
  rmSync(folder, { recursive: true });
});

it('a backup restores passkeys with their user handle, the recovery code, API tokens and a lock into another database', async () => {
  const { original, copy } = diaries;
  await original.vault.check();
  const id = await buildWriter(original, [], USERNAME);
  const registered = await original.services.account.findById(id);
  if (!registered) throw new Error('The account is missing.');
  const { userHandle } = await original.services.passkeyCeremonies.startCreation(registered, 'a test');
  const anna = await original.services.passkeys.add(registered, CREDENTIAL);
  const { code } = await original.services.recoveryCodes.create(anna);
  const wanted = { name: 'Notizen', scopes: ['answers:read' as const], lifetimeDays: 90 };
  const { secret: key } = await original.services.apiTokens.create(anna, wanted);
  const berta = await buildWriter(original, []);
  await original.services.account.setLocked(berta, true);
  await backUpDiary(original, folder);
  for (const file of readdirSync(folder)) expect(readFileSync(join(folder, file)).includes(key)).toBe(false);
  await restoreDiary(copy, folder);

  const { passkeys, apiTokens, recoveryCodes } = copy.services;
  expect(await passkeys.list(id)).toEqual(await original.services.passkeys.list(id));
  expect(await passkeys.list(id)).toMatchObject([CREDENTIAL]);
  expect(await passkeys.userHandle(id)).toBe(userHandle);
  const held = await recoveryCodes.find({ username: USERNAME, code: code.replaceAll('-', '') });
  expect(held.user.id).toBe(id);
  const program = await apiTokens.identify({ token: key, address: undefined, userAgent: undefined });
  expect([program.user.id, program.scopes]).toEqual([id, ['answers:read']]);
  expect((await copy.services.account.findById(berta))?.lockedAt).toBeInstanceOf(Date);
});
