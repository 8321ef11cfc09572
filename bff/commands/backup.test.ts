import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../workshop/testing/command-line.ts';

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'aufwind-backup-'));
});
afterAll(() => rmSync(place, { recursive: true }));

describe('the command for a backup', () => {
  it('prints the files that it has written and verified', () => {
    const variables = {
      DATA_DIR: join(place, 'data'),
      BACKUP_KEY: randomBytes(32).toString('base64'),
    };
    const folder = join(place, 'backups');
    mkdirSync(folder);
    runCommand(['commands/migrate.ts'], variables);
    const { status, stdout } = runCommand(['commands/backup.ts', folder], variables);
    expect(status).toBe(0);
    const written = readdirSync(folder).map((name) => `Written and read back: ${join(folder, name)}`);
    expect(written).toHaveLength(2);
    for (const line of written) expect(stdout).toContain(line);
  });

  it('tells to migrate first if a restore finds no database', () => {
    const variables = { DATA_DIR: join(place, 'none'), BACKUP_KEY: randomBytes(32).toString('base64') };
    const { status, stderr } = runCommand(['commands/restore.ts', place], variables);
    expect([status, stderr]).toEqual([1, expect.stringContaining('run `npm run db:migrate` first')]);
    expect(existsSync(variables.DATA_DIR)).toBe(false);
  });

  it('makes no folder in place of a BACKUP_DIR whose volume is missing', () => {
    const variables = {
      DATA_DIR: join(place, 'data'),
      BACKUP_DIR: join(place, 'volume'),
      BACKUP_KEY: randomBytes(32).toString('base64'),
    };
    const { status, stderr } = runCommand(['commands/backup.ts'], variables);
    expect([status, stderr]).toEqual([1, expect.stringContaining(`${variables.BACKUP_DIR} is not there`)]);
    expect(existsSync(variables.BACKUP_DIR)).toBe(false);
  });
});
