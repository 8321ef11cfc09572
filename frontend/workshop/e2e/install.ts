import { expect, type Page } from '@playwright/test';

/** The card that offers the home screen. */
export function installOffer(page: Page) {
  return page.getByRole('complementary', { name: 'Startbildschirm' });
}

/** Dispatches the browser's install event and counts how often the page opens the install prompt. */
export async function dispatchInstallPrompt(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const prompt = async () => {
      dataset.prompted = String(Number(dataset.prompted ?? 0) + 1);
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
}

/** Expects the offer of the home screen; repeats the event until the page listens. */
export async function expectOfferOfPrompt(page: Page): Promise<void> {
  await expect(async () => {
    await dispatchInstallPrompt(page);
    await expect(installOffer(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Makes the browser identify as Safari on an iPhone from the next document on. */
export async function pretendIphone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Mobile/15E148 Safari';
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
  });
}
