import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, fault, ok } from '../lib/finding.ts';

/** The embedded database, its secrets, and backups that were put beside them. */
const OWN_FILE = /^(aufwind[.-].*|secrets\.env)$/;
const OTHERS = 0o077;

function ownFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => OWN_FILE.test(name));
  return names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
}

function isOpenToOthers(path: string): boolean {
  // Windows has no such permission bits.
  return process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0;
}

/** Lets nobody but the owner read any file that this process makes from now on. */
export function closeNewFiles(): void {
  process.umask(OTHERS);
}

/** Makes the data folder if needed, for its owner only, and closes the product's files in it to others. */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const path of ownFiles(folder).filter(isOpenToOthers)) chmodSync(path, 0o600);
}

/** Finds out whether others on this machine can look into the data folder. */
export function checkPrivacy(folder: string): Finding {
  return isOpenToOthers(folder)
    ? fault('OTHERS ON THIS MACHINE CAN LOOK INTO the data folder', `chmod 700 ${folder}`)
    : ok('the data folder is for its owner only');
}
