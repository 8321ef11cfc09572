import type { Page } from '@playwright/test';
import { openBrowser } from '../../../frontend/workshop/pictures/studio.ts';

const SLOWER = 4;
const ROUNDS = 5;

/** How long a page took from a hand's movement to the next frame. */
export interface Interaction {
  what: string;
  ms: number;
}

/** Runs an interaction and gives the longest event that the browser has timed meanwhile, from input to paint. */
async function longestEvent(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration);
    });
    // Browsers report no event shorter than 16 ms.
    const events = { type: 'event', durationThreshold: 16 };
    observer.observe(events);
    Object.assign(window, { seen });
  });
  await act();
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'seen');
    return Array.isArray(seen) ? Math.max(16, ...seen.map(Number)) : Number.NaN;
  });
}

/** The slowest of five interactions each (typing, editor, delete dialog), with 3,650 entries and a slow CPU. */
export async function interactionTimes(origin: string, cookie: string): Promise<Interaction[]> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      extraHTTPHeaders: { Cookie: cookie },
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const times: Interaction[] = [];
    const slowest = async (what: string, act: () => Promise<void>, undo: () => Promise<void>) => {
      const all: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        all.push(await longestEvent(page, act));
        await undo();
      }
      times.push({ what, ms: Math.max(...all) });
    };
    const nothing = async () => undefined;
    const closing = () => page.getByRole('button', { name: 'Abbrechen' }).first().click();

    await page.goto(`${origin}/daily`);
    await page.getByRole('textbox').first().waitFor();
    await slowest(
      'typing a word',
      () => page.getByRole('textbox').first().pressSequentially('Sonne '),
      nothing,
    );
    await page.goto(`${origin}/log`);
    const pencil = page.getByRole('button', { name: /bearbeiten$/ }).first();
    await pencil.waitFor();
    await slowest('opening an editor', () => pencil.click(), closing);
    const bin = page.getByRole('button', { name: /löschen$/ }).first();
    await slowest('asking to delete', () => bin.click(), closing);
    return times;
  } finally {
    await browser.close();
  }
}
