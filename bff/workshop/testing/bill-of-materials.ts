import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type Packages, shippedPackages } from './shipped-packages.ts';

const ownPackage = z.object({ name: z.string(), version: z.string() });
const PLACE_OF_PACKAGES = 'node_modules/';

type Package = Packages extends Map<string, infer Entry> ? Entry : never;

function packageUrl(name: string, version: string): string {
  const path = name.split('/').map(encodeURIComponent).join('/');
  return `pkg:npm/${path}@${encodeURIComponent(version)}`;
}

function identity(type: 'application' | 'library', name: string, version: string) {
  const purl = packageUrl(name, version);
  return { type, 'bom-ref': purl, name, version, purl };
}

function hashesOf(integrity: string) {
  return integrity.split(' ').flatMap((digest) => {
    const [, bits, base64 = ''] = /^sha(256|384|512)-(.+)$/.exec(digest) ?? [];
    return bits ? [{ alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') }] : [];
  });
}

function componentOf(place: string, { name, version = '', license, integrity = '' }: Package) {
  const placeName = place.slice(place.lastIndexOf(PLACE_OF_PACKAGES) + PLACE_OF_PACKAGES.length);
  // A choice or a sum of licences is an expression of SPDX; a single licence is an id.
  const licence = license?.includes(' ') ? { expression: license } : { license: { id: license } };
  return {
    ...identity('library', name ?? placeName, version),
    hashes: hashesOf(integrity),
    licenses: license === undefined ? [] : [licence],
  };
}

/** Lists each shipped package with its locked version (CycloneDX 1.6); deterministic for a lock file. */
export function billOfMaterials() {
  const { name, version } = ownPackage.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const all = [...shippedPackages()].map(([place, found]) => componentOf(place, found));
  // The same version can be in several places.
  const components = [...new Map(all.map((component) => [component.purl, component])).values()];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: identity('application', name, version) },
    components: components.sort((one, other) => (one.purl < other.purl ? -1 : 1)),
  };
}
