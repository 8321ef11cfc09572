import type { Page } from '@playwright/test';
import { answerToday } from '../days.ts';
import { exportedFile } from '../exports.ts';
import { abortFiles, INTERRUPTED_LINE, interruptResponses, OFFLINE_LINE } from '../operations.ts';
import { scriptOf } from '../product.ts';
import { EXPORT_BROKEN_OFF, NO_CONNECTION } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { expectToast, expectVisibleFocus, visit } from '../steps.ts';

const EXPORT_PATH = '/api/user/export';
const FAILED = 'Export fehlgeschlagen';

function exportButton(page: Page) {
  return page.getByRole('button', { name: 'Daten exportieren' });
}

test('an interrupted export saves no file, shows a message, and can be repeated', async ({
  page,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(INTERRUPTED_LINE);
  await answerToday(page.context().request, 'Der Zug');
  await visit(page, '/account');
  const mend = await interruptResponses(page, EXPORT_PATH);
  const downloads: unknown[] = [];
  page.on('download', (download) => downloads.push(download));
  await exportButton(page).click();
  await expectToast(page, 'error', FAILED, EXPORT_BROKEN_OFF);
  await expect(exportButton(page)).toBeEnabled();
  expect(downloads).toEqual([]);
  await mend();
  const { text } = await exportedFile(page, 'Daten exportieren');
  await expectToast(page, 'success', 'Export erfolgreich');
  expect(text).toMatch(
    /^\{\n {2}"username": ".*",\n {2}"provider": "local",\n {2}"createdAt": ".*",\n {2}"answers": \[\n/,
  );
});

for (const [button, name, beginning] of [
  [
    'Als Text (Markdown)',
    /^Aufwind-Tagebuch-\d{4}-\d\d-\d\d\.md$/,
    /^# Mein Tagebuch\n\n1 Eintrag vom .* nicht verschlüsselt.*\n\n## .*\n\n### .*\n\n\\# Der Zug & \\<b>\n$/s,
  ],
  [
    'Als Tabelle (CSV)',
    /^Aufwind-Tagebuch-\d{4}-\d\d-\d\d\.csv$/,
    /^\uFEFF"day","content",.*\r\n"\d{4}-\d\d-\d\d","# Der Zug & <b>","Europe\/Berlin",.*\r\n$/s,
  ],
] as const) {
  test(`the diary is exported as a file → ${button}`, async ({ page, signedIn: _ }) => {
    await answerToday(page.context().request, '# Der Zug & <b>');
    await visit(page, '/account#mitnehmen');
    const file = await exportedFile(page, button);
    await expectToast(page, 'success', 'Export erfolgreich');
    expect(file.name).toMatch(name);
    expect(file.text).toMatch(beginning);
  });
}

test('an export fails with a message if the script that checks it cannot be loaded', async ({
  page,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await visit(page, '/account#mitnehmen');
  await abortFiles(page, await scriptOf('../bff/export-link/export.rules.ts'));
  await tap(page.getByRole('button', { name: 'Als Text (Markdown)' }));
  await expectToast(page, 'error', FAILED, NO_CONNECTION);
});

test('the deletion of an account offers the export first, and the person stays on the page', async ({
  page,
  signedIn: _,
}) => {
  await visit(page, '/account');
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  await page.getByRole('link', { name: 'Vorher alles mitnehmen' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const row = page.locator('#mitnehmen > summary');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  // The focus returns from the dialog before the row opens.
  const first = page.getByRole('button', { name: 'Als Text (Markdown)' });
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expectVisibleFocus(first);
});
