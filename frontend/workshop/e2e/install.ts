import { expect, type Page } from '@playwright/test';

/** The card that offers the home screen. */
export function installOffer(page: Page) {
  return page.getByRole('complementary', { name: 'Startbildschirm' });
}

/** The browser has found that the product can be installed; it counts how often its question is opened. */
export async function tellInstallable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const prompt = async () => {
      dataset.prompted = String(Number(dataset.prompted ?? 0) + 1);
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
}

/** The offer comes once the page listens to the browser. */
export async function expectOfferOfPrompt(page: Page): Promise<void> {
  await expect(async () => {
    await tellInstallable(page);
    await expect(installOffer(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** From the next document on the browser says that it is Safari on an iPhone. */
export async function pretendIphone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Mobile/15E148 Safari';
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
  });
}
