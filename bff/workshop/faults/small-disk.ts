import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BLOCK_BYTES = 65_536;

/** A disk that is small enough to fill. */
export interface SmallDisk {
  path: string;
  /** Fills all free space. */
  fill(): void;
  /** Frees the space again. */
  clear(): void;
  remove(): void;
}

/** Mounts a small disk in memory; undefined without root rights. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'aufwind-disk-'));
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
  if (mount.status !== 0) {
    rmSync(path, { recursive: true });
    return undefined;
  }
  const ballast = join(path, 'ballast');
  return {
    path,
    fill: () => {
      const handle = openSync(ballast, 'w');
      try {
        for (let size = BLOCK_BYTES; size >= 1; ) {
          try {
            writeSync(handle, Buffer.alloc(size));
          } catch {
            size = Math.floor(size / 2);
          }
        }
      } finally {
        closeSync(handle);
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', [path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
