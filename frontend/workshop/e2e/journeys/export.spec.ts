import { answerToday } from '../days.ts';
import { exportedFile } from '../exports.ts';
import { expect, test } from '../stage.ts';
import { expectToast, expectVisibleFocus, visit } from '../steps.ts';

test('the diary is exported as Markdown and as CSV', async ({ page, signedIn: _ }) => {
  await answerToday(page.context().request, '# Der Zug & <b>');
  await visit(page, '/account#mitnehmen');
  const markdown = await exportedFile(page, 'Als Text (Markdown)');
  await expectToast(page, 'success', 'Export erfolgreich');
  expect(markdown.name).toMatch(/^Aufwind-Tagebuch-\d{4}-\d\d-\d\d\.md$/);
  expect(markdown.text).toMatch(
    /^# Mein Tagebuch\n\n1 Eintrag vom .* nicht verschlüsselt.*\n\n## .*\n\n### .*\n\n\\# Der Zug & \\<b>\n$/s,
  );

  const table = await exportedFile(page, 'Als Tabelle (CSV)');
  expect(table.name).toMatch(/^Aufwind-Tagebuch-\d{4}-\d\d-\d\d\.csv$/);
  expect(table.text).toMatch(
    /^\uFEFF"day","content",.*\r\n"\d{4}-\d\d-\d\d","# Der Zug & <b>","Europe\/Berlin",.*\r\n$/s,
  );
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
