import { cacheNames } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { ARRIVAL } from '../../bff/reminder/arrival.rules.ts';
import { noticeOf } from './notice.ts';
import { subscribeAgain } from './subscribe-again.ts';

declare global {
  interface ServiceWorkerGlobalScope {
    /** The list of files, which the build fills in (`build/pages.mts`). */
    __WB_MANIFEST: (PrecacheEntry | string)[];
  }
}
declare const self: ServiceWorkerGlobalScope;

const QUESTION = '/daily';

// Before the routes: a request that a route answers reaches no later listener.
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate') event.waitUntil(refetchPrecache(new URL(url).pathname).catch(() => {}));
});

// Signed-in pages open offline. Everything else goes to the server, and personal data is never cached.
const files = self.__WB_MANIFEST;
precacheAndRoute(files, {
  ignoreURLParametersMatching: [/./],
  directoryIndex: '',
});
cleanupOutdatedCaches();

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// A push must always show a notification, or the browser shows its own.
self.addEventListener('push', (event) => {
  const { title, ...options } = noticeOf(event.data?.text());
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openQuestion());
});

self.addEventListener('pushsubscriptionchange', (event) => {
  // If this fails, the next visit registers this browser.
  event.waitUntil(subscribeAgain(self.registration, event).catch(() => {}));
});

/**
 * Fetches all files again if this page is missing from the cache: at a log-out WebKit empties the cache but keeps the
 * worker.
 */
async function refetchPrecache(page: string): Promise<void> {
  const key = getCacheKeyForURL(page);
  if (!key) return;
  const cache = await caches.open(cacheNames.precache);
  if (await cache.match(key)) return;
  const keys = files.flatMap((file) => getCacheKeyForURL(typeof file === 'string' ? file : file.url) ?? []);
  await cache.addAll(keys);
}

async function openQuestion(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === QUESTION);
  if (!open) {
    await self.clients.openWindow(QUESTION + ARRIVAL);
    return;
  }
  await open.focus();
  open.postMessage(ARRIVAL);
}
