import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' });

/** Checks out the newest commit with the same packages and changes into it; removes the checkout at exit. */
export function enterOwnCheckout(): void {
  const here = resolve('.');
  const folder = join(mkdtempSync(join(tmpdir(), 'aufwind-mutants-')), 'aufwind');
  git('worktree', 'add', '--detach', folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  process.chdir(folder);
  process.once('exit', () => {
    process.chdir(here);
    rmSync(join(folder, '..'), { recursive: true, force: true });
    git('worktree', 'prune');
  });
}
