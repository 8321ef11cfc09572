import { answerToday } from '../days.ts';
import { DIARY_FILES } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { visit } from '../steps.ts';

test('the diary is exported to the phone with three taps', async ({ page, signedIn: _ }) => {
  await answerToday(page.context().request, 'Der Bus war pünktlich.');
  await visit(page, '/daily');
  await page.getByRole('navigation').getByRole('link', { name: 'Profil', exact: true }).tap();
  await page.getByRole('heading', { name: DIARY_FILES }).tap();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Text (Markdown)' }).tap();
  expect((await coming).suggestedFilename()).toMatch(/^Aufwind-Tagebuch-.*\.md$/);
});
