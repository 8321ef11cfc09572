import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env.ts';

const VALUES: NodeJS.ProcessEnv = {
  DATABASE_URL: 'mysql://aufwind:geheim@localhost:3306/aufwind',
  ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  ENCRYPTION_KEY_ACTIVE: 'k1',
  SESSION_SECRET: randomBytes(32).toString('hex'),
  BACKUP_KEY: randomBytes(32).toString('base64'),
  GOOGLE_CLIENT_ID: 'aufwind',
  GOOGLE_CLIENT_SECRET: 'geheim',
  SMTP_URL: 'smtps://aufwind:geheim@mail.example.org:465',
  MAIL_FROM: 'hallo@example.org',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aufwind-env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('a variable in a file', () => {
  it.each(Object.keys(VALUES))(
    'has the same effect as the variable itself, with or without a last line break → %s',
    (name) => {
      const { [name]: value = '', ...others } = VALUES;
      for (const end of ['', '\n', '\r\n']) {
        const path = fileOf(name, value + end);
        expect(readEnv({ ...others, [name]: '', [`${name}_FILE`]: path })).toEqual(readEnv(VALUES));
      }
    },
  );

  it('is validated like the variable itself, without revealing its value', () => {
    const given = { ...VALUES, SESSION_SECRET: undefined, SESSION_SECRET_FILE: fileOf('s', 'zu kurz') };
    const read = () => readEnv(given);
    expect(read).toThrow('SESSION_SECRET must have at least 32 characters each');
    expect(read).not.toThrow('zu kurz');
  });

  it('is refused together with the variable itself', () => {
    const path = fileOf('s', VALUES.SESSION_SECRET ?? '');
    const read = () => readEnv({ ...VALUES, SESSION_SECRET_FILE: path });
    expect(read).toThrow('SESSION_SECRET_FILE must not be set beside SESSION_SECRET');
  });

  it('is refused if the file is missing, a folder, empty or too long', () => {
    mkdirSync(join(folder, 'd'));
    const paths = [
      join(folder, 'missing'),
      join(folder, 'd'),
      fileOf('empty', '\n'),
      fileOf('long', 'x'.repeat(65_537)),
    ];
    for (const BACKUP_KEY_FILE of paths) {
      const read = () => readEnv({ BACKUP_KEY_FILE });
      expect(read).toThrow('BACKUP_KEY_FILE must name a readable file of 1 to 65536 bytes');
    }
  });
});
