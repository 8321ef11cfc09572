import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CHROMIUM_PATHS = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HEADLESS_SHELL_PATH = '/usr/bin/chromium-headless-shell';

/** The path of this machine's Chromium, or undefined. */
export function findChromium(): string | undefined {
  return CHROMIUM_PATHS.find((path) => path !== '' && existsSync(path));
}

/** The path of Debian's headless Chromium if installed and `CHROMIUM_PATH` is unset, otherwise of the full Chromium. */
export function findHeadlessShell(): string | undefined {
  const isWanted = !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL_PATH);
  return isWanted ? HEADLESS_SHELL_PATH : findChromium();
}

/** Installs Debian packages as root with apt; returns whether the installation succeeded. */
export function installPackages(names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write(`Installing ${names.join(', ')}.\n`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
}
