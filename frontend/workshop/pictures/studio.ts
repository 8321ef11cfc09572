import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../bff/workshop/testing/system-tools.ts';

/** Starts the machine's Chromium; the caller closes the browser. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing. On Debian: apt-get install chromium');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** The window as WebP, encoded by the browser; `quality` from 0 to 1. */
export async function webpOf(page: Page, quality: number): Promise<Buffer> {
  const png = await page.screenshot({ animations: 'allow' });
  const url = await page.evaluate(
    async ([source, share]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', share);
    },
    [png.toString('base64'), quality] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
