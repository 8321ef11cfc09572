import { createECDH, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { NO_NETWORK_LINE, sendOperation, sentOperations } from '../operations.ts';
import { GOODBYE, NOT_HERE, REMINDER_BODY, REMINDER_TITLE, REMINDS_HERE } from '../sentences.ts';
import { expect, signIn, test } from '../stage.ts';
import { answerField, expectToast, installClock, visit } from '../steps.ts';

const SUBSCRIBE_LIMIT_MS = 15_000;
const PUSH_AGAIN_MS = 3_000;

test.use({ serviceWorkers: 'allow' });

/**
 * Simulates a browser that subscribes, or has subscribed, at a push service, or a browser that waits for ever; returns
 * its first subscription.
 */
async function stubPushService(page: Page, isAnswering = true, isSubscribed = false) {
  const pair = createECDH('prime256v1');
  const keys = { p256dh: pair.generateKeys('base64url'), auth: 'A'.repeat(22) };
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(
    ({ json, isSettled, isOld }) => {
      let subscribed = isOld;
      let renewals = 0;
      const subscription = {
        toJSON: () => ({ ...json, endpoint: `${json.endpoint}${renewals || ''}` }),
        unsubscribe: async () => {
          renewals += 1;
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        subscribe: () => {
          subscribed = true;
          return isSettled ? Promise.resolve(subscription) : new Promise(() => {});
        },
        getSubscription: async () => (subscribed ? subscription : null),
      });
    },
    { json: { endpoint, keys }, isSettled: isAnswering, isOld: isSubscribed },
  );
  return { endpoint, ...keys };
}

/** Delivers a push to the worker as the browser does; returns the shown notification. */
async function deliver(page: Page, data: string) {
  // A worker in activation gets no push.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  const devTools = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
    void devTools.send('ServiceWorker.enable');
  });
  const { origin } = new URL(page.url());
  const notices = () =>
    page.evaluate(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications();
      return shown.map((notice) => {
        const { title, body, tag, lang } = notice;
        return { title, body, tag, lang, renotify: 'renotify' in notice && notice.renotify };
      });
    });
  const before = await notices();
  // Deliver the push again if it seems lost, as push services do.
  await expect(async () => {
    await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await expect.poll(notices, { timeout: PUSH_AGAIN_MS }).not.toEqual(before);
  }).toPass();
  return notices;
}

/** Taps the notice; the windows of the worker are stood in for, because a browser opens them for a real finger only. */
const TAP = `(async () => {
  const opened = [];
  const work = [];
  clients.openWindow = async (url) => void opened.push(url);
  WindowClient.prototype.focus = async function () { return this; };
  ExtendableEvent.prototype.waitUntil = (promise) => void work.push(promise);
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  await Promise.all(work);
  return opened;
})()`;

function push(title: string, body = REMINDER_BODY): string {
  return JSON.stringify({ web_push: 8030, notification: { title, body, navigate: '/daily', tag: 'daily' } });
}

test('the reminder is enabled for this device, and one notification at a time shows the profile’s words', {
  tag: '@whole',
}, async ({ page, tap, signedIn: _ }) => {
  await stubPushService(page);
  // Where mails and the offer lead to.
  await visit(page, '/account#erinnerung');
  await expect(page.getByRole('heading', { name: 'Erinnerung', exact: true })).toBeInViewport();
  await expect(page.getByText(REMINDER_TITLE)).toBeVisible();
  await tap(page.getByRole('button', { name: 'Erinnerung einschalten' }));
  await expectToast(page, 'success', 'Erinnerung gespeichert');
  await expect(page.getByText(REMINDS_HERE)).toBeVisible();
  await visit(page, '/account#erinnerung');
  await expect(page.getByRole('button', { name: NOT_HERE })).toBeVisible();

  const notices = await deliver(page, push(REMINDER_TITLE));
  const shown = { title: REMINDER_TITLE, body: REMINDER_BODY, tag: 'daily', lang: 'de', renotify: true };
  await expect.poll(notices).toEqual([shown]);
  await deliver(page, push(GOODBYE, ''));
  await expect.poll(notices).toEqual([{ ...shown, title: GOODBYE, body: '' }]);
  // A push that cannot be read is shown all the same, in the words that are always right.
  await deliver(page, 'kein JSON');
  await expect.poll(notices).toEqual([shown]);
});

test('a browser is registered again after its session for the person who has asked for it, and for nobody else', {
  tag: '@whole',
}, async ({ page, context, tap, request, person: bert, signedIn: anna }) => {
  await stubPushService(page, true, true);
  await visit(page, '/account#erinnerung');
  await tap(page.getByRole('button', { name: 'Erinnerung einschalten' }));
  await expect(page.getByText(REMINDS_HERE)).toBeVisible();
  await context.clearCookies();
  await page.goto('/daily');
  await page.waitForURL('/auth');

  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) };
  const phone = { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, ...keys };
  const reminder = { time: '20:30', weekdays: ['MONDAY'], channel: 'PUSH' };
  await sendOperation(request, 'SetReminder', { input: reminder });
  await sendOperation(request, 'AddPushDevice', { input: phone });
  await signIn(context.request, bert);
  const asked = sentOperations(page, 'AddPushDevice');
  await visit(page, '/account#erinnerung');
  await expect(page.getByText(/erinnert Dich noch nicht\.$/)).toBeVisible();

  await signIn(context.request, anna);
  await page.goto('/daily');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await visit(page, '/account#erinnerung');
  await expect(page.getByText(REMINDS_HERE)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a tap on the notification opens the question with the caret in the field, also without a network', {
  tag: '@whole',
}, async ({ page, context, allowNoise, signedIn: _ }) => {
  allowNoise(NO_NETWORK_LINE);
  await stubPushService(page);
  await visit(page, '/account#erinnerung');
  const notices = await deliver(page, push(REMINDER_TITLE));
  await expect.poll(notices).toHaveLength(1);
  const [worker] = context.serviceWorkers();
  const opened = await worker?.evaluate<string[]>(TAP);
  expect(opened).toEqual(['/daily#antworten']);
  await expect.poll(notices).toEqual([]);

  await context.setOffline(true);
  await page.goto(String(opened?.[0]));
  await expect(answerField(page)).toBeFocused();
  await expect(page).toHaveURL('/daily');
});

test('a tap on the notification focuses the open question and keeps its text', {
  tag: '@whole',
}, async ({ page, context, signedIn: _ }) => {
  await stubPushService(page);
  await visit(page, '/daily');
  await answerField(page).fill('Mitten im Satz');
  await answerField(page).blur();
  const notices = await deliver(page, push(REMINDER_TITLE));
  await expect.poll(notices).toHaveLength(1);
  const [worker] = context.serviceWorkers();
  expect(await worker?.evaluate(TAP)).toEqual([]);
  await expect(answerField(page)).toBeFocused();
  await expect(answerField(page)).toHaveValue('Mitten im Satz');
});

test('a hanging push service fails after fifteen seconds with a message', {
  tag: ['@whole', '@full'],
}, async ({ page, tap, signedIn: _ }) => {
  await stubPushService(page, false);
  await installClock(page);
  await visit(page, '/account#erinnerung');
  await tap(page.getByRole('button', { name: 'Erinnerung einschalten' }));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(async () => {
    await page.clock.runFor(SUBSCRIBE_LIMIT_MS / 3);
    await expectToast(page, 'error', 'Das hat nicht geklappt');
  }).toPass();
  await expect(page.getByRole('button', { name: 'Erinnerung einschalten' })).toBeEnabled();
});
