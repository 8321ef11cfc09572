import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, type Product, START_LIMIT_MS, startProduct } from './product.ts';
import { test as base, expect } from './stage.ts';

const COPIES = join(DIST, '../test-results');

/** `test` on a copy of the build, for a journey whose changes no other journey may see. */
export const test = base.extend<object, { dist: string; product: Product }>({
  dist: [
    async ({ browserName: _ }, use) => {
      await mkdir(COPIES, { recursive: true });
      const folder = await mkdtemp(join(COPIES, 'copy-'));
      const dist = join(folder, 'dist');
      await cp(DIST, dist, { recursive: true });
      await cp(join(DIST, '../package.json'), join(folder, 'package.json'));
      await use(dist);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  product: [
    async ({ dist }, use) => {
      const product = await startProduct({ isEmpty: true, dist });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
});

/** Restarts the product without the documents of its pages; returns the function that restarts it with them. */
export async function forgetDocuments(dist: string, product: Product): Promise<() => Promise<void>> {
  const names = ['documents.generated.json', 'released/documents.json'];
  const files = names.map((name) => join(dist, 'bff', name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  await Promise.all(files.map((file) => writeFile(file, '{}')));
  await product.restart();
  return async () => {
    await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? '')));
    await product.restart();
  };
}

export { expect };
