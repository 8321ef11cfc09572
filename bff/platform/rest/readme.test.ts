import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { portOf } from '../../workshop/testing/listening.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';

const BLOCK = /^## For third-party clients$[\s\S]*?^```sh$([\s\S]*?)^```$/m;
const DOCUMENTED_ADDRESS = 'localhost:3000';
// For the test only: one line of output a command, and an end at the first one that is refused.
const CURL_CONFIG = 'silent\nshow-error\nfail-with-body\nwrite-out = "\\n"\n';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  if (spawnSync('curl', ['--version']).status !== 0)
    throw new Error('This test needs curl: please install it.');
  app = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'aufwind-readme-'));
  writeFileSync(join(folder, '.curlrc'), CURL_CONFIG);
});
afterAll(async () => {
  await app?.close();
  if (folder) rmSync(folder, { recursive: true });
});

async function run(script: string) {
  const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' };
  const shell = spawn('bash', ['-e', '-c', script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(shell, 'close');
  return { code, output };
}

describe('the section of the README for third-party clients', () => {
  it('works as it stands: register, draft, save, list, streak, export, GraphQL', async () => {
    const block = BLOCK.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
    expect(block.match(/^curl /gm)).toHaveLength(7);
    const address = `127.0.0.1:${portOf(app.server)}`;
    const { code, output } = await run(block.replaceAll(DOCUMENTED_ADDRESS, address));
    expect([code, output]).toEqual([0, expect.any(String)]);

    const lines = output.split('\n').filter((line) => line !== '');
    const [registered, draft, saved, diary, streak, graphql] = lines.map((line) => JSON.parse(line));
    expect(registered).toMatchObject({
      id: expect.any(Number),
      username: 'anna@example.org',
      provider: 'local',
    });
    expect(draft).toMatchObject({ content: 'Der Bus' });
    expect(saved).toMatchObject({ content: 'Der Bus war pünktlich.', milestone: { event: 'entries-1' } });
    const { milestone: _milestone, ...answer } = saved;
    expect(diary).toEqual([answer]);
    expect(streak).toEqual({ count: 1 });
    expect(graphql).toEqual({
      data: { answers: [{ day: '2026-11-20', content: 'Der Bus war pünktlich.' }], streak: { count: 1 } },
    });
    const { id: _id, ...exported } = answer;
    const file = JSON.parse(readFileSync(join(folder, 'Aufwind-data.json'), 'utf8'));
    expect(file).toMatchObject({ username: 'anna@example.org', answers: [exported] });
  });
});
