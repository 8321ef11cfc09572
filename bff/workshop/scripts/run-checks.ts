import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { startDatabaseServer } from '../testing/database-server.ts';
import { findChromium, findHeadlessShell, installPackages } from '../testing/system-tools.ts';
import { AUDIT_SKIPPED } from './exit-codes.ts';

const CHECKS = ['typecheck', 'lint', 'imports', 'codegen:check'];
const BROWSER_PACKAGES = ['chromium', 'chromium-headless-shell'];
const DATABASE_PACKAGES = ['mariadb-server-core', 'mariadb-client-core'];

const isCi = process.env.CI === 'true';
const isInFull = process.argv.includes('--in-full');
const reports = mkdtempSync(join(tmpdir(), 'aufwind-reports-'));

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

interface Result {
  part: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds?: number;
  reason?: string;
}

/** Runs a step and records its duration. */
async function timed(part: () => Result | Promise<Result>): Promise<Result> {
  const begin = performance.now();
  const result = await part();
  return { ...result, seconds: Math.round((performance.now() - begin) / 1000) };
}

function npmRun(script: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n── ${script}`);
  const command = ['run', '--silent', script, '--', ...args];
  return spawnSync('npm', command, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** Runs a script in parallel and prints its output when the script has ended. */
async function exitCodeBeside(script: string): Promise<number | null> {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((done) => child.once('close', done));
  console.log(`\n── ${script}\n${output.trimEnd()}`);
  return code;
}

/** Licences and known vulnerabilities. A registry that does not answer is no fault of ours, not even in CI. */
async function audit(): Promise<Result> {
  const code = await exitCodeBeside('audit');
  if (code === AUDIT_SKIPPED)
    return { part: 'audit', passed: 0, failed: 0, skipped: 1, reason: 'the registry did not answer' };
  return { part: 'audit', passed: Number(code === 0), failed: Number(code !== 0), skipped: 0 };
}

/** A check that passes or fails as a whole. */
async function check(script: string): Promise<Result> {
  const isGreen = (await exitCodeBeside(script)) === 0;
  return { part: script, passed: Number(isGreen), failed: Number(!isGreen), skipped: 0 };
}

/** A part that this machine cannot run: skipped loudly, and a failure in CI. */
function missing(part: string, reason: string): Result {
  return { part, passed: 0, failed: Number(isCi), skipped: Number(!isCi), reason };
}

function serverTests(part: string, env: Record<string, string> = {}): Result {
  const outputFile = join(reports, 'jest.json');
  rmSync(outputFile, { force: true });
  const isGreen = npmRun('test:bff', ['--json', `--outputFile=${outputFile}`], env);
  const report = jestReport.parse(JSON.parse(readFileSync(outputFile, 'utf8')));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    part,
    passed: report.numPassedTests,
    failed: isGreen ? failed : Math.max(1, failed),
    skipped: report.numPendingTests,
  };
}

async function serverTestsOnMysql(): Promise<Result> {
  const server =
    (await startDatabaseServer()) ?? (installPackages(DATABASE_PACKAGES) && (await startDatabaseServer()));
  if (!server)
    return missing('server tests on a MySQL-family server', 'no MariaDB or MySQL server on this machine');
  try {
    return serverTests(`server tests on ${server.name}`, { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** Runs journeys and reads Playwright's counts; a journey that passes only at a second try has failed. */
function journeys(part: string, script: string): Result {
  const outputFile = join(reports, 'browser.json');
  rmSync(outputFile, { force: true });
  const isGreen = npmRun(script, ['--add-reporter=json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile });
  if (!existsSync(outputFile)) return { part, passed: 0, failed: 1, skipped: 0 };
  const { stats } = browserReport.parse(JSON.parse(readFileSync(outputFile, 'utf8')));
  const failed = stats.unexpected + stats.flaky;
  return {
    part,
    passed: stats.expected,
    failed: isGreen ? failed : Math.max(1, failed),
    skipped: stats.skipped,
  };
}

function browserJourneys(): Result {
  const part = 'browser journeys';
  // Without the shell, all journeys run in the whole browser.
  const isIncomplete = !findChromium() || findHeadlessShell() === findChromium();
  if (isIncomplete && !process.env.CHROMIUM_PATH) installPackages(BROWSER_PACKAGES);
  if (!findChromium()) return missing(part, 'no Chromium on this machine');
  return journeys(part, 'test:frontend');
}

function otherEngines(): Result {
  return journeys('journeys in Firefox and WebKit', 'test:engines');
}

/** Runs every check of the project, and prints a last line that counts them all. */
async function main(): Promise<void> {
  if (isInFull) process.env.TEST_IN_FULL = 'true';
  const results = await Promise.all([...CHECKS.map(check), audit()]);
  results.push(await timed(() => serverTests('server tests on embedded SQLite')));
  results.push(await timed(serverTestsOnMysql));
  if (!process.argv.includes('--without-browser')) results.push(await timed(browserJourneys));
  if (isInFull) results.push(await timed(otherEngines));
  rmSync(reports, { recursive: true });

  console.log('\n── Summary');
  for (const { part, passed, failed, skipped, seconds, reason } of results) {
    const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
    const took = seconds === undefined ? '' : `, ${seconds} s`;
    console.log(
      `${reason ? 'NOT RUN  ' : '         '}${part}: ${counts}${took}${reason ? `: ${reason}` : ''}`,
    );
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

await main();
