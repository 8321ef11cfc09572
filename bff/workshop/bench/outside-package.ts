import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A file of a package that is installed into a folder of its own, which later runs find again, as it does not belong
 * to the project. Undefined where it cannot be installed.
 */
export function outsidePackage(spec: string, file: string): string | undefined {
  const folder = join(tmpdir(), `aufwind-${spec.replace('@', '-')}`);
  const entry = join(folder, 'node_modules', file);
  if (existsSync(entry)) return entry;
  mkdirSync(folder, { recursive: true });
  process.stdout.write(`Installing ${spec} outside the project, once.\n`);
  spawnSync('npm', ['install', '--no-save', '--loglevel=error', '--prefix', folder, spec], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return existsSync(entry) ? entry : undefined;
}
