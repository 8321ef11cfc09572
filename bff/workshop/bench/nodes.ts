import { execFileSync } from 'node:child_process';
import { outsidePackage } from './outside-package.ts';

const MAJOR = /^\d+$/;

/** A Node that servers can run on. */
export interface MeasuredNode {
  path: string;
  /** Such as `v24.9.0`. */
  version: string;
}

/** The running Node where it has this major number, else the newest such one of the registry. */
function pathOfMajor(major: string): string | undefined {
  const isRunning = process.version.startsWith(`v${major}.`);
  return isRunning ? process.execPath : outsidePackage(`node@${major}`, 'node/bin/node');
}

/** The Nodes that these major numbers and paths name, but for those that cannot be installed. */
export function findNodes(names: string[]): MeasuredNode[] {
  return names.flatMap((name) => {
    const path = MAJOR.test(name) ? pathOfMajor(name) : name;
    return path ? [{ path, version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim() }] : [];
  });
}
