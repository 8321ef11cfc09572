import { spawnSync } from 'node:child_process';
import * as z from 'zod/mini';
import { type Packages, shippedPackages } from '../testing/shipped-packages.ts';
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
const SERIOUS = new Set(['high', 'critical']);

const auditReport = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), nodes: z.array(z.string()) })),
});

function isAllowed(license: string): boolean {
  const parts = license.replace(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((choice) => ALLOWED.has(choice)));
}

/** Packages whose licence is missing or not on the list. */
function strangeLicences(packages: Packages): string[] {
  return [...packages]
    .filter(([, { license = 'none' }]) => !isAllowed(license))
    .map(([place, { license }]) => `${place}: ${license ?? 'no licence'}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Serious known vulnerabilities of packages, or undefined when the registry cannot answer. */
function vulnerabilities(packages: Packages): string[] | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 60_000 });
  const report = auditReport.safeParse(parsed(stdout ?? ''));
  if (!report.success) return undefined;
  return Object.entries(report.data.vulnerabilities)
    .filter(([, { severity, nodes }]) => SERIOUS.has(severity) && nodes.some((place) => packages.has(place)))
    .map(([name, { severity }]) => `${name}: ${severity}`);
}

/** `npm run audit`: licences and known vulnerabilities of the packages of the server and of the browser's files. */
function audit(): void {
  const packages = shippedPackages();
  const licences = strangeLicences(packages);
  const known = vulnerabilities(packages);
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
