import { execFileSync } from 'node:child_process';
import { outsidePackage } from './outside-package.ts';

const MAJOR = /^\d+$/;

/** A Node that servers can run on. */
export interface MeasuredNode {
  path: string;
  /** For example `v24.9.0`. */
  version: string;
}

/** The running Node if it has this major version, else the newest matching version of the registry. */
function pathOfMajor(major: string): string | undefined {
  const isRunning = process.version.startsWith(`v${major}.`);
  return isRunning ? process.execPath : outsidePackage(`node@${major}`, 'node/bin/node');
}

/** The Node versions for these major versions and paths, without versions that cannot be installed. */
export function findNodes(names: string[]): MeasuredNode[] {
  return names.flatMap((name) => {
    const path = MAJOR.test(name) ? pathOfMajor(name) : name;
    return path ? [{ path, version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim() }] : [];
  });
}
