import { answerToday } from '../days.ts';
import { alterData, hold, sentOperations } from '../operations.ts';
import { expect, test } from '../stage.ts';
import { answerField, visit } from '../steps.ts';

for (const [path, name] of [
  ['/daily', 'Today'],
  ['/log', 'Answers'],
] as const) {
  test(`the first data of ${path} are asked for while it is not known who is there, and once`, async ({
    page,
    signedIn: _,
  }) => {
    await answerToday(page.context().request, 'Der Zug hat gewartet.');
    const asked = sentOperations(page, name);
    const release = await hold(page, 'CurrentUser');
    await visit(page, path);
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.getByText('Der Zug hat gewartet.')).toHaveCount(0);

    release();
    await expect(page.getByText('Der Zug hat gewartet.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
  });
}

test('what was asked for ahead is not shown when it is somebody else’s', async ({ page, signedIn: _ }) => {
  const asked = sentOperations(page, 'Today');
  const release = await hold(page, 'CurrentUser');
  const text = 'Der Tag von jemand anderem.';
  const answer = {
    id: '1',
    content: text,
    isReadable: true,
    day: '2026-01-01',
    updatedAt: '2026-01-01T12:00:00.000Z',
  };
  const mend = await alterData(page, 'Today', {
    currentUser: { __typename: 'User', id: '0' },
    todayAnswer: { __typename: 'Answer', ...answer },
  });
  const heard = page.waitForResponse(
    (response) => response.request().postData()?.includes('query Today') === true,
  );
  await visit(page, '/daily');
  await heard;
  await mend();

  release();
  await expect(answerField(page)).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  expect(asked).toHaveLength(2);
});
