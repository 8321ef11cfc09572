import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const page = readFileSync('.github/SECURITY.md', 'utf8');

describe('the page about security', () => {
  it('names only files that are there', () => {
    const files = [...page.matchAll(/`((?:bff|frontend)\/[\w./-]+|[\w-]+\.(?:yml|json|md))`/g)].map(
      ([, path = '']) => path,
    );
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names a case only where the tests of that file have it', () => {
    const claims = [...page.matchAll(/`(bff\/[\w./-]+\.test\.ts)` \(cases? ([\d, to]+)\)/g)];
    expect(claims.length).toBeGreaterThan(8);
    for (const [, path = '', cases = ''] of claims) {
      const text = readFileSync(path, 'utf8');
      for (const number of cases.match(/\d+/g) ?? []) {
        expect([path, number, text.includes(`case ${number}:`)]).toEqual([path, number, true]);
      }
    }
  });
});
