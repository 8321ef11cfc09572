import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Product, START_LIMIT_MS, startProduct } from './product.ts';
import { test as base } from './stage.ts';

const SHIM = new URL('./moved-clock.mjs', import.meta.url).href;
const WEEK_MS = 7 * 86_400_000;
// Computed once, so that all days of a journey are in the same year.
const YEAR = new Date(Date.now() + WEEK_MS).getUTCFullYear() + 1;

type Clock = { product: Product; set: (instant: Date) => void };
type ClockStage = {
  /** Moves the clocks of the server and of the page's browser. */
  moveClocks: (page: Page, instant: Date) => Promise<void>;
};

/** An instant in Berlin's winter: this time on a future Saturday, or on a day after it. */
export function berlin(daysAfterSaturday: number, time: string): Date {
  // January has no change of clocks, and a future date keeps new sessions valid.
  const january = new Date(Date.UTC(YEAR, 0, 10));
  const saturday = january.getUTCDate() + ((6 - january.getUTCDay() + 7) % 7);
  const day = new Date(Date.UTC(january.getUTCFullYear(), 0, saturday + daysAfterSaturday));
  return new Date(`${day.toISOString().slice(0, 10)}T${time}:00.000+01:00`);
}

/** Like `test`, with a separate product, and with clocks of server and browser that move together. */
export const test = base.extend<ClockStage, { clock: Clock }>({
  clock: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'aufwind-clock-'));
      const file = join(folder, 'ahead-ms');
      const set = (instant: Date) => {
        writeFileSync(`${file}.new`, String(instant.getTime() - Date.now()));
        // Rename atomically, because the server may read the file at any moment.
        renameSync(`${file}.new`, file);
      };
      set(berlin(0, '12:00'));
      const settings = async () => ({ CLOCK_FILE: file, NODE_OPTIONS: `--import=${SHIM}` });
      const product = await startProduct({ isEmpty: true, settings });
      await use({ product, set });
      await product.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  product: [async ({ clock }, use) => use(clock.product), { scope: 'worker' }],
  moveClocks: async ({ clock }, use) => {
    await use(async (page, instant) => {
      clock.set(instant);
      await page.clock.setFixedTime(instant);
    });
  },
});
