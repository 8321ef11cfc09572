import { expect, test } from '../copy-stage.ts';
import { NO_NETWORK_LINE } from '../operations.ts';
import { answerField, visit } from '../steps.ts';
import { waiting } from '../unsent.ts';
import { installWorker } from '../workers.ts';

test.use({ serviceWorkers: 'allow' });

test('a worker whose files were evicted downloads them with the next page, which then starts offline', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(NO_NETWORK_LINE);
  await installWorker(page);
  // WebKit keeps the worker of an origin whose storage a log-out clears.
  const files = () => page.evaluate(async () => (await caches.keys()).length);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  expect(await files()).toBe(0);
  await visit(page, '/faq');
  expect(await files()).toBe(0);
  await visit(page, '/daily');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const caught = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        return caught.flat().length;
      }),
    )
    .toBeGreaterThan(20);
  await context.setOffline(true);
  await page.reload();
  await answerField(page).fill('Nach dem Abmelden im Zug');
  await expect(waiting(page)).toBeVisible();
});
