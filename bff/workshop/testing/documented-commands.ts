import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf } from './listening.ts';
import type { TestApp } from './test-app.ts';

const DOCUMENTED_ADDRESS = 'localhost:3000';
// For tests: a line of output for each command, and an end at the first refused command.
const CURL_CONFIG = 'silent\nshow-error\nfail-with-body\nwrite-out = "\\n"\n';

/** Runs documented commands as they stand, in a folder of their own. */
export interface DocumentedCommands {
  folder: string;
  /** Runs a script of curl commands, or a program by `interpreter`, and returns its output. */
  run(
    script: string,
    options?: { interpreter?: string; env?: Record<string, string> },
  ): Promise<{ code: unknown; output: string }>;
  remove(): void;
}

/** Prepares the folder; throws without curl. */
export function documentedCommands(app: TestApp): DocumentedCommands {
  if (spawnSync('curl', ['--version']).status !== 0)
    throw new Error('This test needs curl: please install it.');
  const folder = mkdtempSync(join(tmpdir(), 'aufwind-commands-'));
  writeFileSync(join(folder, '.curlrc'), CURL_CONFIG);
  return {
    folder,
    run: async (script, { interpreter, env: given } = {}) => {
      const text = script.replaceAll(DOCUMENTED_ADDRESS, `127.0.0.1:${portOf(app.server)}`);
      const program = join(folder, 'program.mjs');
      if (interpreter) writeFileSync(program, text);
      const [command, args] = interpreter ? [interpreter, [program]] : ['bash', ['-e', '-c', text]];
      const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', ...given };
      const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (part: string) => {
          output += part;
        });
      }
      const [code] = await once(child, 'close');
      return { code, output };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
