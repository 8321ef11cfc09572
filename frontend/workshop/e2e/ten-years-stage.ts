import { BenchStage } from '../../../bff/workshop/bench/stage.ts';
import { type Product, startProduct } from './product.ts';
import { test as base } from './stage.ts';

const DAYS = 3650;
const FILLED_WITHIN_MS = 120_000;

type TenYearsStage = { tenYears: { product: Product; cookie: string } };

/** Like `test`, on a separate product, signed in to a diary of ten years up to yesterday. */
export const test = base.extend<object, TenYearsStage>({
  tenYears: [
    async ({ browserName: _ }, use) => {
      const stage = await BenchStage.onEmbedded();
      const [person] = await stage.people(1, DAYS);
      const variables = Object.entries(stage.variables).map(([name, value]) => [name, value ?? '']);
      const settings = async () => Object.fromEntries(variables);
      const product = await startProduct({ isEmpty: true, settings });
      await use({ product, cookie: person?.cookie ?? '' });
      await product.stop();
      await stage.close();
    },
    { scope: 'worker', timeout: FILLED_WITHIN_MS },
  ],
  product: [async ({ tenYears }, use) => use(tenYears.product), { scope: 'worker' }],
  context: async ({ context, tenYears, baseURL }, use) => {
    const [sid = ''] = tenYears.cookie.split(';');
    const [name = '', value = ''] = sid.split('=');
    await context.addCookies([{ name, value, url: baseURL }]);
    await use(context);
  },
});
