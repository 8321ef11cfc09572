import { answerToday } from '../days.ts';
import { alterData, FIRST_SCRIPT, hold, holdFiles, sentOperations } from '../operations.ts';
import { expect, type Page, test } from '../stage.ts';
import { answerField, drawn, visit } from '../steps.ts';

for (const [path, name] of [
  ['/daily', 'Today'],
  ['/log', 'Answers'],
] as const) {
  test(`the first data of ${path} are requested once, before the user is known`, async ({
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
    await drawn(page);
    expect(asked).toHaveLength(1);
  });

  test(`the first data of ${path} are requested once, while the app is loading`, async ({
    page,
    signedIn: _,
  }) => {
    await answerToday(page.context().request, 'Der Zug war pünktlich.');
    const [asked, askedWho] = [sentOperations(page, name), sentOperations(page, 'CurrentUser')];
    const release = await holdFiles(page, FIRST_SCRIPT);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked.length + askedWho.length).toBe(2);

    release();
    await expect(page.getByText('Der Zug war pünktlich.')).toBeVisible();
    await drawn(page);
    expect([asked.length, askedWho.length]).toEqual([1, 1]);
  });
}

test('the app requests the data of an address within the diary once', async ({ page, signedIn: _ }) => {
  await answerToday(page.context().request, 'Der Bus fuhr früher.');
  const asked = sentOperations(page, 'Answers');
  await visit(page, '/log#2025');
  await expect(page.getByRole('region', { name: 'Das Jahr 2025' })).toBeVisible();
  await drawn(page);
  expect(asked).toEqual([{ first: 31 }]);
});

const FOREIGN = 'Der Tag von jemand anderem.';

/** Gives the page first data of another person; returns how to wait for them, and how to stop. */
async function givesForeignData(page: Page): Promise<() => Promise<void>> {
  const answer = {
    id: '1',
    content: FOREIGN,
    isReadable: true,
    day: '2026-01-01',
    updatedAt: '2026-01-01T12:00:00.000Z',
  };
  const mend = await alterData(page, 'Today', {
    me: { id: '0' },
    todayAnswer: { __typename: 'Answer', ...answer },
  });
  const heard = page.waitForResponse(
    (response) => response.request().postData()?.includes('"Today"') === true,
  );
  return async () => {
    await heard;
    await mend();
  };
}

test('early data of another person are not shown', async ({ page, signedIn: _ }) => {
  const asked = sentOperations(page, 'Today');
  const release = await hold(page, 'CurrentUser');
  const heard = await givesForeignData(page);
  await visit(page, '/daily');
  await heard();

  release();
  await expect(answerField(page)).toBeVisible();
  await expect(page.getByText(FOREIGN)).toHaveCount(0);
  expect(asked).toHaveLength(2);
});

test('early data of another person are not shown, even if the app loads after all replies', async ({
  page,
  signedIn: _,
}) => {
  const asked = sentOperations(page, 'Today');
  const release = await holdFiles(page, FIRST_SCRIPT);
  const heard = await givesForeignData(page);
  const told = page.waitForResponse(
    (response) => response.request().postData()?.includes('"CurrentUser"') === true,
  );
  await page.goto('/daily', { waitUntil: 'commit' });
  await Promise.all([heard(), told]);

  release();
  await expect(answerField(page)).toBeVisible();
  await expect(page.getByText(FOREIGN)).toHaveCount(0);
  expect(asked).toHaveLength(2);
});
