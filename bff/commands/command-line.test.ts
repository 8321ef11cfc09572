import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unavailable } from '../platform/database/retry.ts';
import { runCommand } from '../workshop/testing/command-line.ts';
import { until } from '../workshop/testing/until.ts';
import { run } from './command-line.ts';

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

  it('prints why the database refuses, and not the sentence for visitors', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    run('usage', () => Promise.reject(unavailable(new Error('the disk is full'))), 'Nothing is done. ');
    await until(() => exit.mock.calls.length > 0);
    const lines = [...printed.mock.calls];
    jest.restoreAllMocks();
    expect(lines).toEqual([['Nothing is done. the disk is full']]);
  });

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
