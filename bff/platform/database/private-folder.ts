import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
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

/** Returns why this process cannot write a folder, such as the volume of another user, and the command that helps. */
function foreignFolder(folder: string): { sentence: string; remedy: string } | undefined {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const { uid, gid } = statSync(folder);
    const own = `${process.getuid?.()}:${process.getgid?.()}`;
    if (error instanceof Error && 'code' in error && error.code === 'EROFS')
      return {
        sentence: `The folder ${folder} is on a file system that is read-only`,
        remedy:
          'Mount it for writing, and look into the log of the system: a fault of the disk may have done it',
      };
    return {
      sentence: `The folder ${folder} belongs to user ${uid}:${gid}, and user ${own} cannot write it`,
      remedy: `Run as root: chown -R ${own} <the folder or volume>`,
    };
  }
}

/**
 * Creates the data folder if needed, for its owner only, and removes other users' access to the product's files. Throws
 * for a folder that this process cannot write.
 */
export function restrictFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const foreign = foreignFolder(folder);
  if (foreign) throw new Error(`${foreign.sentence}. ${foreign.remedy}`);
  for (const path of ownFiles(folder).filter(isOpenToOthers)) chmodSync(path, 0o600);
}

/** Checks whether this process can write the data folder, and other users of this machine cannot read it. */
export function checkPrivacy(folder: string): Finding {
  const foreign = foreignFolder(folder);
  if (foreign) return fault(foreign.sentence, foreign.remedy);
  return isOpenToOthers(folder)
    ? fault('OTHERS ON THIS MACHINE CAN LOOK INTO the data folder', `chmod 700 ${folder}`)
    : ok('the data folder is for its owner only');
}
