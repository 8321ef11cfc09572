// Plain JavaScript on purpose: this file runs before anything is installed, and installs and builds what is missing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const LOCK_FILE = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const BUILD_STAMP = join(ROOT, 'dist/.stamp');
const BUILD_INPUTS = ['bff', 'frontend', 'package.json', 'package-lock.json', 'tsconfig.json'];

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesBelow(join(path, name)));
}

function sourcesStamp() {
  const hash = createHash('sha256');
  for (const file of BUILD_INPUTS.flatMap((input) => filesBelow(join(ROOT, input)))) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Runs npm. Its output goes to stderr, because another program may read a command's own output. */
function npm(args) {
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', args, {
    cwd: ROOT,
    stdio: ['inherit', process.stderr, process.stderr],
    shell: isWindows,
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the packages of the lock file, unless they are there; ends the process when that fails. */
export function install() {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK_FILE).mtimeMs) return;
  console.error('Installing the packages, once: this takes about a minute.');
  npm(['ci', '--loglevel=error']);
}

/** Says whether the last build had these very sources. */
export function isBuilt(stamp = sourcesStamp()) {
  return existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === stamp;
}

/** Builds the product, unless the last build had the same sources; ends the process when that fails. */
export function build() {
  const stamp = sourcesStamp();
  if (isBuilt(stamp)) return;
  console.error('Building.');
  npm(['run', '--silent', 'build']);
  writeFileSync(BUILD_STAMP, stamp);
}
