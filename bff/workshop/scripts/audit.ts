import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { AUDIT_SKIPPED } from './exit-codes.ts';

/** Licences that allow to run and pass on the product; fonts come under OFL. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'OFL-1.1',
]);
/** Old packages that name their licence where the lock file does not look: in a list, or in their Readme. */
const NAMED_ELSEWHERE: Record<string, string> = {
  'node_modules/passport-strategy': 'MIT',
  'node_modules/pause': 'MIT',
};
const SERIOUS = new Set(['high', 'critical']);

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()), license: z.optional(z.string()) })),
});
const auditReport = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

function isAllowed(license: string): boolean {
  const parts = license.replace(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((choice) => ALLOWED.has(choice)));
}

/** Production packages whose licence is missing or not on the list, from the lock file: no network is needed. */
function strangeLicences(): string[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  return Object.entries(packages)
    .filter(([path, { dev, license }]) => {
      return path !== '' && !dev && !isAllowed(license ?? NAMED_ELSEWHERE[path] ?? 'none');
    })
    .map(([path, { license }]) => `${path}: ${license ?? 'no licence'}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Known vulnerabilities of production packages, or undefined when the registry cannot answer. */
function vulnerabilities(): string[] | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  const report = auditReport.safeParse(parsed(stdout ?? ''));
  if (!report.success) return undefined;
  return Object.entries(report.data.vulnerabilities)
    .filter(([, { severity }]) => SERIOUS.has(severity))
    .map(([name, { severity }]) => `${name}: ${severity}`);
}

/** `npm run audit`: licences and known vulnerabilities of what the product runs on. */
function audit(): void {
  const licences = strangeLicences();
  const known = vulnerabilities();
  for (const fault of [...licences, ...(known ?? [])]) console.error(fault);
  if (licences.length > 0 || (known && known.length > 0)) {
    process.exitCode = 1;
  } else if (known) {
    console.log('Licences are fine, and no serious vulnerability is known.');
  } else {
    console.log('Licences are fine. SKIPPED: the registry did not say which vulnerabilities are known.');
    process.exitCode = AUDIT_SKIPPED;
  }
}

audit();
