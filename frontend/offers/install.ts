import { isAppleTouch } from '../lib/apple-touch.ts';
import { createStore, useStore } from '../lib/store.ts';

type InstallPrompt = WindowEventMap['beforeinstallprompt'];

/** How this device installs the app: by the browser's prompt, or by the steps of iOS. */
export type InstallWay = InstallPrompt | 'steps';

const keptPrompt = createStore<InstallPrompt | null>(null);

function keepPrompt(event: InstallPrompt): void {
  event.preventDefault();
  keptPrompt.set(event);
}

/** Stores the browser's install prompt, which fires once a page. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', keepPrompt);
}

function isInstalled(): boolean {
  const isAppOfIos = 'standalone' in navigator && navigator.standalone === true;
  return isAppOfIos || matchMedia('(display-mode: standalone)').matches;
}

/** How a phone or tablet installs the app; null elsewhere, and in the installed app. */
export function useInstallWay(): InstallWay | null {
  const prompt = useStore(keptPrompt);
  if (isInstalled() || !matchMedia('(pointer: coarse)').matches) return null;
  return prompt ?? (isAppleTouch() ? 'steps' : null);
}
