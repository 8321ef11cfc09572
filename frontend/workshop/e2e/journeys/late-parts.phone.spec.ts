import { scriptOf } from '../product.ts';
import { expect, test } from '../stage.ts';
import { answerField, visit } from '../steps.ts';

test('what shows an answer is fetched when a finger goes to the field, and not before', async ({
  page,
  tap,
  signedIn: _,
}) => {
  const file = (await scriptOf('daily/answered-parts.ts')).replace('**', '');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(page, '/daily');
  await expect(page.getByRole('navigation', { name: 'Mein Aufwind' })).toBeVisible();
  await expect(answerField(page)).not.toBeFocused();
  expect(fetched).not.toContain(file);

  const asked = page.waitForRequest((request) => request.url().endsWith(file));
  await tap(answerField(page));
  await asked;
});
