import { expect, type Page } from './stage.ts';
import { visit } from './steps.ts';

/** Opens the daily question and waits until its service worker is active. */
export async function installWorker(page: Page): Promise<void> {
  await visit(page, '/daily');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Makes the browser update the worker, and waits for the new worker. */
export async function findNewWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
    .toBe(true);
}
