import { existsSync, readFileSync } from 'node:fs';
import { billOfMaterials } from './bill-of-materials.ts';
import { shippedPackages } from './shipped-packages.ts';

const bill = billOfMaterials();
const isInstalled = (place: string) => existsSync(`${place}/package.json`);
const packageOf = (place: string): { name: string; version: string } =>
  JSON.parse(readFileSync(`${place}/package.json`, 'utf8'));

describe('the bill of materials', () => {
  it('names every shipped package with its installed version, and no other package', () => {
    const places = [...shippedPackages().keys()];
    const installed = places.filter(isInstalled).map(packageOf);
    expect(installed.length).toBeGreaterThan(100);
    const named = bill.components.map(({ name, version }) => `${name}@${version}`);
    expect(named).toEqual(expect.arrayContaining(installed.map(({ name, version }) => `${name}@${version}`)));
    // The others are builds for other systems.
    expect(new Set(bill.components.map(({ name }) => name)).size).toBe(
      new Set(places.map((place) => place.split('node_modules/').at(-1))).size,
    );
  });

  it('keeps the rules of CycloneDX: unique references, package URLs, hashes and a licence for each', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bill.metadata.component).toMatchObject({ type: 'application', name: 'aufwind' });
    const references = bill.components.map((component) => component['bom-ref']);
    expect(new Set(references).size).toBe(references.length);
    for (const { type, purl, name, version, hashes, licenses } of bill.components) {
      expect(type).toBe('library');
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version.replace('+', '%2B')}`);
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
      expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }]);
      expect(licenses).toHaveLength(1);
    }
  });

  it('is deterministic and names no registry', () => {
    expect(billOfMaterials()).toEqual(bill);
    expect(JSON.stringify(bill)).not.toMatch(/https?:|timestamp|serialNumber/);
  });
});
