import { UserIdentityEntity } from '../../account/user-identity.entity.ts';
import { buildAnswer, buildAnswers, buildRun, buildUser } from '../../workshop/testing/builders.ts';
import { sealInFirstFormat } from '../../workshop/testing/first-format.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { addDays } from '../lib/clock.ts';
import { type RenewalCount, renewTexts } from './text-renewal.ts';
import type { Place } from './user-cipher.ts';

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const SUBJECT = '000123.abc';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

async function renew() {
  const seen: RenewalCount[] = [];
  const count = await renewTexts(app.db, app.vault, (now) => seen.push({ ...now }));
  return { count, seen };
}

interface StoredAnswer {
  id: number;
  uuid: string;
  day: string;
}

/** Puts each of a person's answers back into the first format: its text is then `Alt vom` and its day. */
async function age(userId: number): Promise<void> {
  const rows = await app.db.all<StoredAnswer>('SELECT id, uuid, day FROM answer WHERE userId = ?', [userId]);
  for (const { id, uuid, day } of rows) {
    const place: Place = { purpose: 'answer', row: uuid, day };
    const sealed = await sealInFirstFormat(app, userId, `Alt vom ${day}`, place);
    await app.db.write((tx) =>
      tx.run('UPDATE answer SET encryptedContent = ?, encryptionIv = ? WHERE id = ?', [
        sealed.encryptedContent,
        sealed.encryptionIv,
        id,
      ]),
    );
  }
}

/** Two answers, a draft and a token of Apple's, all in the first format. */
async function buildOldDiary() {
  const person = await buildUser(app);
  await buildAnswers(app, person.id, ['2026-11-18', YESTERDAY]);
  app.setClock(START_OF_TESTS);
  await age(person.id);
  await person.client.rest('post', '/api/draft', { content: 'Neu' });
  const draft = await sealInFirstFormat(app, person.id, 'Alter Entwurf', { purpose: 'draft', day: TODAY });
  const place: Place = { purpose: 'refresh-token', row: `apple|${SUBJECT}` };
  const token = await sealInFirstFormat(app, person.id, 'r-token', place);
  await app.db.write(async (tx) => {
    await tx.run('UPDATE draft SET encryptedContent = ?, encryptionIv = ? WHERE userId = ?', [
      draft.encryptedContent,
      draft.encryptionIv,
      person.id,
    ]);
    await tx.manager.insert(UserIdentityEntity, {
      provider: 'apple',
      subject: SUBJECT,
      userId: person.id,
      createdAt: START_OF_TESTS,
      encryptedToken: token.encryptedContent,
      encryptionIv: token.encryptionIv,
    });
  });
  return person;
}

const stored = () => app.db.all('SELECT * FROM answer ORDER BY id');

async function formats(): Promise<string[]> {
  const rows = await app.db.all<{ text: string }>(
    `SELECT encryptedContent AS text FROM answer WHERE encryptedContent IS NOT NULL
     UNION ALL SELECT encryptedContent FROM draft UNION ALL SELECT encryptedToken FROM user_identity`,
  );
  return rows.map(({ text }) => text.slice(0, 5)).sort();
}

describe('texts of the first format', () => {
  it('are read as ever, and move when they are edited', async () => {
    const { client } = await buildOldDiary();
    const { body } = await client.rest('get', '/api/answers');
    expect(body.map(({ content }: { content: string }) => content)).toEqual([
      'Alt vom 2026-11-19',
      'Alt vom 2026-11-18',
    ]);
    expect((await client.rest('get', '/api/draft')).body.content).toBe('Alter Entwurf');
    expect((await client.rest('patch', `/api/answers/${body[0].id}`, { content: 'Neu' })).status).toBe(200);
    await client.rest('post', '/api/draft', { content: 'Weiter' });
    expect(await formats()).toEqual(['v1.1.', 'v1.1.', 'v2.1.', 'v2.1.']);
  });

  it('are all sealed anew by a rotation, which leaves what they say and when they were changed', async () => {
    const { client } = await buildOldDiary();
    const entries = (await client.rest('get', '/api/answers')).body;
    const { count, seen } = await renew();
    expect(count).toEqual({ users: 1, renewed: 4, unreadable: 0 });
    expect(seen).toEqual([count]);
    expect(await formats()).toEqual(['v2.1.', 'v2.1.', 'v2.1.', 'v2.1.']);
    expect((await client.rest('get', '/api/answers')).body).toEqual(entries);
    expect((await client.rest('get', '/api/draft')).body.content).toBe('Alter Entwurf');
    const [identity] = await app.db.read((manager) => manager.find(UserIdentityEntity));
    const cipher = await app.vault.cipherOf(identity?.userId ?? 0);
    const sealed = {
      encryptedContent: identity?.encryptedToken ?? '',
      encryptionIv: identity?.encryptionIv ?? '',
    };
    const place: Place = { purpose: 'refresh-token', row: `apple|${SUBJECT}` };
    expect(cipher.open(sealed, place)).toEqual({ content: 'r-token' });
  });

  it('are left as they are by a second rotation, byte for byte', async () => {
    await buildOldDiary();
    await renew();
    const before = await stored();
    expect((await renew()).count).toEqual({ users: 1, renewed: 0, unreadable: 0 });
    expect(await stored()).toEqual(before);
  });

  it('move in batches, person by person, whatever their number', async () => {
    const long = await buildUser(app);
    await buildRun(app, long.id, YESTERDAY, 450);
    await age(long.id);
    for (let number = 0; number < 3; number += 1) {
      const { id, client } = await buildUser(app);
      await buildAnswer(client);
      await age(id);
    }
    expect((await renew()).count).toEqual({ users: 4, renewed: 453, unreadable: 0 });
    expect(new Set(await formats())).toEqual(new Set(['v2.1.']));
    const oldest = addDays(YESTERDAY, -449);
    expect((await app.services.answer.list(long.id)).at(-1)?.content).toBe(`Alt vom ${oldest}`);
  });

  it('do not come back over an edit or a deletion that happens between reading and writing', async () => {
    const { client } = await buildOldDiary();
    const { body } = await client.rest('get', '/api/answers');
    const [edited, deleted] = body;
    const cipherOf = app.vault.cipherOf.bind(app.vault);
    let isFirst = true;
    app.vault.cipherOf = async (userId) => {
      const wasFirst = isFirst;
      isFirst = false;
      if (wasFirst) {
        await client.rest('patch', `/api/answers/${edited.id}`, { content: 'Gerade geändert' });
        await client.rest('delete', `/api/answers/${deleted.id}`);
      }
      return cipherOf(userId);
    };
    expect((await renew()).count).toEqual({ users: 1, renewed: 2, unreadable: 0 });
    const entries = (await client.rest('get', '/api/answers')).body;
    expect(entries).toMatchObject([{ id: edited.id, content: 'Gerade geändert' }]);
    const [row] = await app.db.all('SELECT encryptedContent FROM answer WHERE id = ?', [deleted.id]);
    expect(row).toEqual({ encryptedContent: null });
  });

  it('are moved though one of them, or a whole key, cannot be read, and those stay as they are', async () => {
    const broken = await buildOldDiary();
    const keyless = await buildUser(app);
    await buildAnswer(keyless.client);
    await age(keyless.id);
    const readable = await buildUser(app);
    await buildAnswer(readable.client);
    await age(readable.id);
    await app.db.write(async (tx) => {
      await tx.run("UPDATE answer SET encryptionIv = 'AAAAAAAAAAAAAAAA' WHERE userId = ? AND day = ?", [
        broken.id,
        YESTERDAY,
      ]);
      await tx.run("UPDATE user_key SET wrappedKey = 'v1.AAAA.AAAA' WHERE userId = ?", [keyless.id]);
    });
    app.vault.forget(keyless.id);
    expect((await renew()).count).toEqual({ users: 3, renewed: 4, unreadable: 2 });
    expect((await formats()).filter((format) => format === 'v1.1.')).toHaveLength(2);
  });
});
