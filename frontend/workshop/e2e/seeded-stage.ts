import { type Product, START_LIMIT_MS, startProduct } from './product.ts';
import { test as base } from './stage.ts';

/** Like `test`, on a separate product whose seeded account may write. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
});
