import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import * as z from 'zod/mini';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import { site } from '../../platform/http/site.ts';
import { DIST_DIR } from '../../platform/lib/paths.ts';
import { startListening, stopListening } from './listening.ts';

/** The folder of the built web app. */
export const WEB_DIR = join(DIST_DIR, 'web');

/** The module of the first script of every page. */
export const ENTRY = 'index.html';

const manifestRule = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    src: z.optional(z.string()),
    imports: z.optional(z.array(z.string())),
    dynamicImports: z.optional(z.array(z.string())),
  }),
);

/** Throws if there is no built web app. */
export function requireBuild(): void {
  if (!existsSync(join(WEB_DIR, '.vite/manifest.json'))) throw new Error('`npm run build` comes first.');
}

/** Serves the built web app for the tests of a file. */
export function builtSite() {
  let manifest: z.infer<typeof manifestRule> = {};
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    requireBuild();
    manifest = manifestRule.parse(JSON.parse(readFileSync(join(WEB_DIR, '.vite/manifest.json'), 'utf8')));
    const appOrigin = 'http://localhost:3000';
    server = createServer(
      express().use(
        securityHeaders(appOrigin, []),
        site(WEB_DIR, appOrigin, { apple: true, google: true, passwords: true, terms: true }),
      ),
    );
    origin = `http://127.0.0.1:${await startListening(server)}`;
  });

  afterAll(() => stopListening(server));

  const address = (path: string) => new URL(path, origin);

  /** Fetches a file with the compression that browsers accept over TLS. */
  async function transferred(path: string) {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    const reply = await fetch(address(path), { headers });
    return { reply, bytes: Number(reply.headers.get('content-length')), text: await reply.text() };
  }

  /** The files of a module or shared chunk, with all static imports. */
  function filesOf(module: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[module] ?? Object.values(manifest).find(({ name }) => name === module);
    if (!chunk) throw new Error(`The build has no ${module}.`);
    const { file, imports = [] } = chunk;
    if (found.has(file)) return found;
    found.add(file);
    for (const imported of imports) filesOf(imported, found);
    return found;
  }

  /** The bytes over the wire of all files of these modules, each file once. */
  async function scriptBytes(...modules: string[]): Promise<number> {
    const files = new Set(modules.flatMap((module) => [...filesOf(module)]));
    const sizes = await Promise.all([...files].map(async (file) => (await transferred(`/${file}`)).bytes));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  }

  return { address, chunks: () => manifest, transferred, filesOf, scriptBytes };
}
