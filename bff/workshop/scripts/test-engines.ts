import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from '../testing/system-tools.ts';

const CONFIG = 'frontend/workshop/engines/playwright.config.ts';
const PROGRAMS = new Map([
  ['firefox-esr', '/usr/bin/firefox-esr'],
  ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  ['xvfb', '/usr/bin/Xvfb'],
]);
const OF_THE_WINDOW = ['python3-gi', 'gir1.2-webkit2-4.1'];
const OPENS_WINDOWS = "import gi; gi.require_version('WebKit2', '4.1')";

/** The packages that this machine lacks. */
function missing(): string[] {
  const names = [...PROGRAMS].filter(([, path]) => !existsSync(path)).map(([name]) => name);
  const hasWindow = spawnSync('/usr/bin/python3', ['-c', OPENS_WINDOWS]).status === 0;
  return hasWindow ? names : [...names, ...OF_THE_WINDOW];
}

/** `npm run test:engines [journeys]`: plays the core journeys in Firefox and WebKit. */
function main(journeys: string[]): number {
  const names = missing();
  if (names.length > 0 && !installPackages(names)) {
    console.error(
      `NOT RUN: this machine has no ${names.join(', ')}, and only root on Debian gets them installed.`,
    );
    return 1;
  }
  const command = ['playwright', 'test', '--config', CONFIG, ...journeys];
  return spawnSync('npx', command, { stdio: 'inherit' }).status ?? 1;
}

process.exitCode = main(process.argv.slice(2));
