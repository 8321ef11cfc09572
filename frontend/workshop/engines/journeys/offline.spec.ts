import { storedAnswers } from '../../e2e/days.ts';
import { WAITING } from '../../e2e/sentences.ts';
import { QUESTION, SAVE_ANSWER } from '../../e2e/steps.ts';
import { expect, signInAs, test } from '../stage.ts';
import type { View } from '../view.ts';

/** Opens the question and waits until the worker has the page. */
async function openWithWorker(view: View) {
  await view.visit('/daily');
  const isKept = () =>
    view.run(async () => (await caches.match('/daily', { ignoreSearch: true })) !== undefined);
  await expect(async () => expect(await isKept()).toBe(true)).toPass();
  await view.run(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('the question starts without a network, and a text written there is sent once when the network is back', async ({
  view,
  product,
  request,
  signedIn: _,
}) => {
  await openWithWorker(view);
  await product.shutDown();
  await view.reload();
  await view.fill('textarea', QUESTION, 'Wo kein Netz ist');
  await view.sees(WAITING);
  await view.click('button', SAVE_ANSWER);
  await view.sees('und wird gespeichert, sobald es wieder geht.');
  await view.reload();
  await view.holds('textarea', QUESTION, 'Wo kein Netz ist');
  await product.restart();
  await view.run(() => void window.dispatchEvent(new Event('online')));
  await view.sees('Beantwortet');
  expect(await storedAnswers(request)).toMatchObject([{ content: 'Wo kein Netz ist' }]);
});

test('the question starts without a network after a log-out and another log-in', async ({
  view,
  product,
  signedIn: anna,
}) => {
  await openWithWorker(view);
  await view.visit('/account');
  await view.click('main button', 'Abmelden');
  await view.arrives('/');
  await view.sees('Abgemeldet');
  await signInAs(view, anna);
  await openWithWorker(view);
  await product.shutDown();
  await view.reload();
  await view.holds('textarea', QUESTION, '');
  await product.restart();
});
