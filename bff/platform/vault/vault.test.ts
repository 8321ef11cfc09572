import { randomBytes } from 'node:crypto';
import { UNREADABLE_CONTENT } from '../../answer/answer.sentences.rules.ts';
import { textsOf } from '../../answer/answer-content.rules.ts';
import { buildUser } from '../../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { type AssociatedData, type SealedText, type UserCipher, userCipher } from './user-cipher.ts';
import { newUserKey } from './vault.ts';

const ASSOCIATED_DATA = { purpose: 'answer', row: 'row-1', day: '2026-11-20' } as const;
const TEXT = 'Die Amsel sang, 👩‍👧 und a\u0308.';

const key = newUserKey();
const cipher = userCipher(1, 1, key);

function sealedText(content: string): SealedText {
  return cipher.seal({ content }, ASSOCIATED_DATA);
}

function flipped(base64: string, bit: number): string {
  const bytes = Buffer.from(base64, 'base64');
  bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
  return bytes.toString('base64');
}

/** Returns the same sealed text with another ciphertext body. */
function withBody(sealed: SealedText, change: (base64: string) => string): SealedText {
  const [format, version, body = ''] = sealed.encryptedContent.split('.');
  return { ...sealed, encryptedContent: `${format}.${version}.${change(body)}` };
}

describe('an encrypted text', () => {
  it.each([TEXT, '', 'a', '😀'.repeat(10_000)])('decrypts to the same text, case %#', (text) => {
    expect(cipher.open(sealedText(text), ASSOCIATED_DATA)).toEqual({ content: text });
  });

  it('reveals nothing of its text, and differs every time', () => {
    const first = sealedText(TEXT);
    const second = sealedText(TEXT);
    expect(first.encryptedContent).not.toBe(second.encryptedContent);
    const body = Buffer.from(first.encryptedContent.split('.')[2] ?? '', 'base64');
    expect(body).toHaveLength(Buffer.byteLength(JSON.stringify({ content: TEXT })) + 16);
    expect(body.includes('Amsel')).toBe(false);
  });

  it.each([
    ['another row', cipher, { ...ASSOCIATED_DATA, row: 'row-2' }],
    ['no row', cipher, { ...ASSOCIATED_DATA, row: '' }],
    ['another day', cipher, { ...ASSOCIATED_DATA, day: '2026-11-19' }],
    ['another purpose', cipher, { purpose: 'draft', day: ASSOCIATED_DATA.day }],
    ['another user with the same key', userCipher(2, 1, key), ASSOCIATED_DATA],
    ['the same user with another key', userCipher(1, 1, newUserKey()), ASSOCIATED_DATA],
    ['another version of the key', userCipher(1, 2, key), ASSOCIATED_DATA],
  ] satisfies [string, UserCipher, AssociatedData][])(
    'cannot be decrypted with %s',
    (_title, other, associatedData) => {
      const sealed = sealedText(TEXT);
      expect(() => other.open(sealed, associatedData)).toThrow();
    },
  );

  it('cannot be decrypted after any single bit flip', () => {
    const sealed = sealedText('kurz');
    const bits = (Buffer.byteLength('{"content":"kurz"}') + 16) * 8;
    for (let bit = 0; bit < bits; bit += 1) {
      const tampered = withBody(sealed, (body) => flipped(body, bit));
      expect(() => cipher.open(tampered, ASSOCIATED_DATA)).toThrow();
    }
    for (let bit = 0; bit < 12 * 8; bit += 1) {
      const tampered = { ...sealed, encryptionIv: flipped(sealed.encryptionIv, bit) };
      expect(() => cipher.open(tampered, ASSOCIATED_DATA)).toThrow();
    }
  });

  it.each([1, 4, 8, 12, 15, 16, 19])('cannot be decrypted when %i bytes are missing', (missing) => {
    const sealed = sealedText('kurz');
    const short = withBody(sealed, (body) =>
      Buffer.from(body, 'base64').subarray(0, -missing).toString('base64'),
    );
    expect(() => cipher.open(short, ASSOCIATED_DATA)).toThrow();
  });

  it('cannot be decrypted when only a shortened tag of an empty text remains', () => {
    const sealed = sealedText('');
    for (const length of [4, 8, 12, 15]) {
      const short = withBody(sealed, (body) =>
        Buffer.from(body, 'base64').subarray(0, length).toString('base64'),
      );
      expect(() => cipher.open(short, ASSOCIATED_DATA)).toThrow('Not a ciphertext of this vault.');
    }
  });

  it('cannot be decrypted with another IV, or an IV of another length', () => {
    const sealed = sealedText(TEXT);
    const other = sealedText(TEXT);
    expect(() => cipher.open({ ...sealed, encryptionIv: other.encryptionIv }, ASSOCIATED_DATA)).toThrow();
    const longer = randomBytes(16).toString('base64');
    expect(() => cipher.open({ ...sealed, encryptionIv: longer }, ASSOCIATED_DATA)).toThrow(
      'Not a ciphertext of this vault.',
    );
  });

  it.each(['', 'v2', 'v2.1', 'v2.1.', 'v3.1.AAAA', 'v2.9.AAAA', 'v1.9.AAAA', 'v1.1.AAAA', 'Klartext'])(
    'cannot be decrypted in an unknown format → %j',
    (encryptedContent) => {
      const { encryptionIv } = sealedText(TEXT);
      expect(() => cipher.open({ encryptedContent, encryptionIv }, ASSOCIATED_DATA)).toThrow(
        'Not a text of this vault',
      );
    },
  );

  it('has a unique IV: 10,000 encryptions have 10,000 IVs', () => {
    const vectors = Array.from({ length: 10_000 }, () => sealedText('x').encryptionIv);
    expect(new Set(vectors).size).toBe(10_000);
    expect(new Set(vectors.map((iv) => Buffer.from(iv, 'base64').length))).toEqual(new Set([12]));
  });
});

describe('texts in the database', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  async function saved(userId: number, day: string) {
    const { answer } = await app.services.answer.save({
      userId,
      day,
      timeZone: 'Europe/Berlin',
      texts: textsOf({ content: `Text vom ${day}` }),
    });
    return answer.id;
  }

  it("cannot be decrypted in another row of the same user, or in another user's row", async () => {
    const { id: one } = await buildUser(app);
    const { id: two } = await buildUser(app);
    const source = await saved(one, '2026-11-20');
    const copy = `UPDATE answer SET
      encryptedContent = (SELECT c FROM (SELECT encryptedContent AS c FROM answer WHERE id = ?) AS a),
      encryptionIv = (SELECT c FROM (SELECT encryptionIv AS c FROM answer WHERE id = ?) AS a) WHERE id = ?`;
    for (const [owner, target] of [
      [one, await saved(one, '2026-11-19')],
      [two, await saved(two, '2026-11-20')],
    ] as const) {
      await app.db.write((tx) => tx.run(copy, [source, source, target]));
      const answers = (await app.services.diary.page(owner)).nodes;
      expect(answers.find(({ id }) => id === target)).toMatchObject({
        isReadable: false,
        content: UNREADABLE_CONTENT,
      });
    }
  });

  it('of an answer cannot be decrypted as a draft', async () => {
    const { id } = await buildUser(app);
    await app.services.draft.save({
      userId: id,
      today: '2026-11-19',
      texts: textsOf({ content: 'Entwurf' }),
    });
    const answerId = await saved(id, '2026-11-18');
    await app.services.draft.save({
      userId: id,
      today: '2026-11-19',
      texts: textsOf({ content: 'Entwurf' }),
    });
    const [answer] = await app.db.all<SealedText>(
      'SELECT encryptedContent, encryptionIv FROM answer WHERE id = ?',
      [answerId],
    );
    if (!answer) throw new Error('There is no answer.');
    await app.db.write((tx) =>
      tx.run('UPDATE draft SET encryptedContent = ?, encryptionIv = ? WHERE userId = ?', [
        answer.encryptedContent,
        answer.encryptionIv,
        id,
      ]),
    );
    await expect(app.services.draft.read(id, '2026-11-19')).rejects.toThrow();
  });
});
