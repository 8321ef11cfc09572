import { existsSync, readFileSync } from 'node:fs';

const page = readFileSync('.github/SECURITY.md', 'utf8');

describe('the page about security', () => {
  it('names only existing files', () => {
    const files = [...page.matchAll(/`((?:bff|frontend)\/[\w./-]+|[\w-]+\.(?:yml|json|md))`/g)].map(
      ([, path = '']) => path,
    );
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  });
});
