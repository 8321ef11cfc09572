import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createApiToken } from '../../workshop/testing/api-tokens.ts';
import { buildUser } from '../../workshop/testing/builders.ts';
import { portOf } from '../../workshop/testing/listening.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';

const GENERATORS = 'node_modules/aufwind-generators/node_modules';
const TSC = 'node_modules/typescript/bin/tsc';

const execute = promisify(execFile);

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'aufwind-clients-'));
  cpSync('bff/workshop/generators', folder, { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'openapi.json'), (await rawRequest(app, 'GET', '/api/openapi.json')).text);
});
afterAll(async () => {
  await app?.close();
  if (folder) rmSync(folder, { recursive: true });
});

/** Runs a program with Node; throws with all that it said when it fails. */
async function node(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  try {
    const options = { cwd: folder, env: { PATH: process.env.PATH, ...env } };
    return (await execute(process.execPath, [program, ...args], options)).stdout;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) throw new Error(`${error.message}\n${error.stdout}`);
    throw error;
  }
}

describe('a client that is generated from /api/openapi.json', () => {
  it.each([
    [
      'openapi-typescript',
      'openapi-typescript/bin/cli.js',
      ['openapi.json', '--output', 'openapi-typescript/generated/schema.d.ts'],
    ],
    [
      'hey-api',
      '@hey-api/openapi-ts/bin/run.js',
      ['--input', 'openapi.json', '--output', 'hey-api/generated'],
    ],
  ])(
    'by %s compiles under its strictest options, and reads, writes and fails with types',
    async (name, generator, args) => {
      const origin = `http://127.0.0.1:${portOf(app.server)}`;
      await node(join(folder, GENERATORS, generator), args);
      await node(join(folder, TSC), ['--project', name]);
      const { client } = await buildUser(app);
      const { key } = await createApiToken(client, ['answers:read', 'answers:write']);
      const said = await node(join(folder, name, 'built/program.js'), [], {
        AUFWIND_ORIGIN: origin,
        AUFWIND_KEY: key,
      });
      expect(JSON.parse(said)).toEqual({
        milestone: 'entries-1',
        listed: [[true, 'Der Bus war pünktlich.']],
        changed: 'Der Bus war früh.',
        told: ['Der Bus war früh.'],
        refused: [
          ['BAD_USER_INPUT', ['content']],
          ['CONFLICT', []],
        ],
        code: 'NOT_FOUND',
      });
    },
  );
});
