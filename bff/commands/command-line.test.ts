import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../workshop/testing/command-line.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'aufwind-command-'));
});
afterEach(() => rmSync(place, { recursive: true }));

describe('a command', () => {
  it.each(['seed', 'keys-rotate', 'people'])(
    'only tells its use when it is asked for help, and refuses unknown options → %s',
    (name) => {
      const variables = { DATA_DIR: join(place, 'data') };
      const help = runCommand([`commands/${name}.ts`, '--help'], variables);
      expect([help.status, help.stderr]).toEqual([0, '']);
      expect(help.stdout).toMatch(/^npm run /);
      const refused = runCommand([`commands/${name}.ts`, '--halp'], variables);
      expect(refused.status).toBe(1);
      expect(existsSync(variables.DATA_DIR)).toBe(false);
    },
  );

  it('creates no demo account on a public instance unless that is confirmed', () => {
    const variables = {
      DATA_DIR: join(place, 'data'),
      APP_ORIGIN: 'https://aufwind.example',
      TRUST_PROXY: '1',
    };
    const { status, stderr } = runCommand(['commands/seed.ts'], variables);
    expect([status, stderr]).toEqual([1, expect.stringContaining('https://aufwind.example is public')]);
    expect(existsSync(variables.DATA_DIR)).toBe(false);
  });
});
