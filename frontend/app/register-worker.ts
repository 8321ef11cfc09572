import { isOutdated } from '../graphql/outdated.ts';
import { createStore } from '../lib/store.ts';
import { whenNothingIsUnfinished } from '../lib/unfinished.ts';
import { reloadWithToasts } from '../ui/toast-store.ts';
import { writers } from '../writing/writers.ts';

const ADDRESS = '/sw.js';
const CHECK_EVERY_MS = 3_600_000;

/** The service worker of a new version that waits to take over, or null. */
export const readyUpdate = createStore<ServiceWorker | null>(null);
let isRegistered = false;
let isWanted = false;

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => readyUpdate.set(registration.active && registration.waiting);
  look();
  registration.installing?.addEventListener('statechange', look);
}

/** Registers the service worker, which serves signed-in pages offline; once, and only in the built product. */
export async function registerWorker(): Promise<void> {
  if (isRegistered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  const { serviceWorker } = navigator;
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => ADDRESS });
  const registration = await serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS);
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration));

  let lastCheckAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (performance.now() - lastCheckAt < CHECK_EVERY_MS) return;
    lastCheckAt = performance.now();
    registration.update().catch(() => {});
  });
  isOutdated.subscribe(() => void registration.update().catch(() => {}));
  const wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) reloadWithToasts();
    // Another tab has activated the new version: chunks of the old version are gone.
    else if (wasControlled) whenNothingIsUnfinished(reloadWithToasts);
  });
}

/** Sends unsent texts and reloads into the new version; the browser asks first if a text would be lost. */
export async function takeUpdate(): Promise<void> {
  await writers.flush();
  const worker = readyUpdate.get();
  if (!worker) return reloadWithToasts();
  isWanted = true;
  worker.postMessage({ type: 'SKIP_WAITING' });
}
