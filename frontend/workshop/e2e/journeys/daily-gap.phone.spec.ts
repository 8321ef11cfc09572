import { berlin, test } from '../clock-stage.ts';
import { expect, register } from '../stage.ts';
import { answerField, visit } from '../steps.ts';

const WELCOME = 'Schön, dass Du wieder da bist. Deine 2 Einträge sind es auch.';

test('after days without an answer the page welcomes the person with the number of entries and shows no zero', async ({
  page,
  context,
  moveClocks,
}) => {
  await moveClocks(page, berlin(0, '18:00'));
  await register(context.request);
  await context.request.post('/api/answers', { data: { content: 'Am Samstag.' } });
  await moveClocks(page, berlin(1, '18:00'));
  await context.request.post('/api/answers', { data: { content: 'Am Sonntag.' } });

  await moveClocks(page, berlin(2, '18:00'));
  await visit(page, '/daily');
  await expect(page.getByText('2 Tage Streak', { exact: true })).toBeVisible();
  await expect(page.getByText(/wieder da bist/)).toHaveCount(0);

  await moveClocks(page, berlin(5, '18:00'));
  await page.reload();
  await expect(page.getByText(WELCOME, { exact: true })).toBeVisible();
  await expect(page.getByText('2 Einträge', { exact: true })).toBeVisible();
  await expect(page.getByText(/Streak$/)).toHaveCount(0);
  await expect(answerField(page)).toHaveValue('');

  await context.request.post('/api/answers', { data: { content: 'Am Donnerstag.' } });
  await page.reload();
  await expect(page.getByText('Am Donnerstag.', { exact: true })).toBeVisible();
  await expect(page.getByText('In den letzten sieben Tagen hast Du an 3 Tagen geschrieben.')).toBeAttached();
  await expect(page.getByText('1 Tages-Streak', { exact: true })).toBeVisible();
  await expect(page.getByText(/wieder da bist/)).toHaveCount(0);
});
