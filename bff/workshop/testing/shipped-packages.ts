import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const names = z.optional(z.record(z.string(), z.string()));
const lockedPackage = z.object({
  /** Present only if the name differs from the folder. */
  name: z.optional(z.string()),
  version: z.optional(z.string()),
  /** Digests of the packed package, as `sha512-` and base64. */
  integrity: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  license: z.optional(z.string()),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
/** Licences of old packages that name their licence in a list or in the Readme only. */
const NAMED_ELSEWHERE: Record<string, string> = {
  'node_modules/passport-strategy': 'MIT',
  'node_modules/pause': 'MIT',
};
const FRONTEND_FILES = ['ls-files', 'frontend', ':!frontend/workshop'];
const SOURCE = /(?<!\.test|\.rows)\.(tsx?|css)$/;
/** The package name in an import of a module or style sheet, without the path inside the package. */
const NAMED = /(?:from |import |import\(|url\()["']((?:@[\w-]+\/)?[a-z][\w.-]*)/g;

/** Packages by their path in the lock file, such as `node_modules/express`. */
export type Packages = Map<string, z.infer<typeof lockedPackage>>;

function lockedPackages(): Packages {
  const lockFile = z.object({ packages: z.record(z.string(), lockedPackage) });
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  return new Map(Object.entries(packages));
}

/** Resolves a package name as Node does: in the package's folder or in a folder above. */
function resolvePackage(name: string, from: string, packages: Packages): string | undefined {
  const place = `${from && `${from}/`}node_modules/${name}`;
  if (packages.has(place)) return place;
  return from === ''
    ? undefined
    : resolvePackage(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages);
}

/** The lock file paths of the packages that the browser's sources import. */
function browserRoots(packages: Packages): string[] {
  const files = execFileSync('git', FRONTEND_FILES, { encoding: 'utf8' }).split('\n');
  const sources = files.filter((path) => SOURCE.test(path)).map((path) => readFileSync(path, 'utf8'));
  const named = sources.flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name));
  return named.flatMap((name) => resolvePackage(name, '', packages) ?? []);
}

/** Every shipped package with its licence: packages of the server, and packages with code in the browser. */
export function shippedPackages(): Packages {
  const packages = lockedPackages();
  const server = [...packages.keys()].filter((place) => place !== '' && !packages.get(place)?.dev);
  const shipped: Packages = new Map();
  const waiting = [...server, ...browserRoots(packages)];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const found = packages.get(place);
    if (!found || shipped.has(place)) continue;
    shipped.set(place, { ...found, license: found.license ?? NAMED_ELSEWHERE[place] });
    const { dependencies, optionalDependencies, peerDependencies } = found;
    const needed = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    const from = place;
    waiting.push(...needed.flatMap((name) => resolvePackage(name, from, packages) ?? []));
  }
  return shipped;
}
