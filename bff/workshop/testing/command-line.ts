import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { BFF_DIR } from '../../platform/lib/paths.ts';
import { commandOf } from './spawned-server.ts';

/** Runs a file in `bff/` with these arguments and this input; returns its output and its exit code. */
export function runCommand(
  [file, ...args]: [string, ...string[]],
  variables: NodeJS.ProcessEnv = {},
  input = '',
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...commandOf(file), ...args], {
    cwd: join(BFF_DIR, '..'),
    env: { PATH: process.env.PATH, ...variables },
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
