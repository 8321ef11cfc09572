import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, fault, ok } from '../lib/finding.ts';

/** The embedded database, its secrets, and backups stored beside them. */
const OWN_FILE = /^(aufwind[.-].*|secrets\.env)$/;
const OTHERS = 0o077;

function ownFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => OWN_FILE.test(name));
  return names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
}

function isOpenToOthers(path: string): boolean {
  // Windows has no permission bits.
  return process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0;
}

/**
 * Creates the data folder if needed, for its owner only, and removes other users' access to the product's files. If this
 * process cannot write the folder, for example a volume of another user, the error says which command helps.
 */
export function restrictFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    const { uid, gid } = statSync(folder);
    const [user, group] = [process.getuid?.(), process.getgid?.()];
    throw new Error(
      `The folder ${folder} belongs to user ${uid}:${gid}, and user ${user}:${group} cannot write it. Run as root: chown -R ${user}:${group} <the folder or volume>`,
    );
  }
  for (const path of ownFiles(folder).filter(isOpenToOthers)) chmodSync(path, 0o600);
}

/** Checks whether other users of this machine can read the data folder. */
export function checkPrivacy(folder: string): Finding {
  return isOpenToOthers(folder)
    ? fault('OTHERS ON THIS MACHINE CAN LOOK INTO the data folder', `chmod 700 ${folder}`)
    : ok('the data folder is for its owner only');
}
