import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The file that a button of the open page downloads. */
export async function exportedFile(page: Page, button: string) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
