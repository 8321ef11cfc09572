import { reloadPage } from '../lib/browser.ts';
import { createStore } from '../lib/store.ts';
import { whenNothingIsUnfinished } from '../lib/unfinished.ts';
import { writers } from '../writing/writers.ts';

const ADDRESS = '/sw.js';
const LOOK_EVERY_MS = 3_600_000;

const waiting = createStore<ServiceWorker | null>(null);
let isRegistered = false;
let isWanted = false;

function watch(registration: ServiceWorkerRegistration): void {
  const { installing, active } = registration;
  waiting.set(active && registration.waiting);
  installing?.addEventListener('statechange', () => waiting.set(registration.active && registration.waiting));
}

/** Lets the worker in that opens the pages behind the log-in without a network; once, and only in the built product. */
export async function registerWorker(): Promise<void> {
  if (isRegistered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  const { serviceWorker } = navigator;
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => ADDRESS });
  const registration = await serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS);
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration));

  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (performance.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = performance.now();
    registration.update().catch(() => {});
  });
  const wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) reloadPage();
    // Taken over from another tab: what this page has not fetched yet is gone with the old version.
    else if (wasControlled) whenNothingIsUnfinished(reloadPage);
  });
}

/** For `useSyncExternalStore`: hears when a new version is ready. */
export function subscribeToUpdates(listener: () => void): () => void {
  return waiting.subscribe(listener);
}

/** Whether a new version is ready to take over. */
export function isUpdateReady(): boolean {
  return waiting.get() !== null;
}

/** Sends what is unsent, and loads the page anew in the new version, unless a text would be lost. */
export async function takeUpdate(): Promise<void> {
  // A text that not even this browser can keep would be gone with the page.
  if ((await writers.flush()) === 'unsafe') return;
  isWanted = true;
  waiting.get()?.postMessage({ type: 'SKIP_WAITING' });
}
