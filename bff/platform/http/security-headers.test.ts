import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import type { TestApp } from '../../workshop/testing/test-app.ts';
import { withApp } from '../../workshop/testing/with-app.ts';

let app: TestApp;
withApp((given) => {
  app = given;
});

it('the content security policy allows exactly the Trusted Types policies of the front end', async () => {
  const grep = ['grep', '-l', 'createPolicy(', '--', 'frontend/*.ts', 'frontend/*.tsx'];
  const paths = execFileSync('git', grep, { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /^frontend\/(?!sandbox\/|e2e\/|.*\.d\.ts$)/.test(path));
  const created = paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/createPolicy\(\s*'(\w+)'/g)].map(([, name]) => name),
  );
  const { headers } = await rawRequest(app, 'GET', '/');
  const [, allowed] = /trusted-types ([^;]*)(;|$)/.exec(String(headers['content-security-policy'])) ?? [];
  expect([created.length > 0, allowed?.split(' ').sort()]).toEqual([true, created.sort()]);
});
